import LayoutCore
import LinearProgramming

/// A tree with what the engine has to know of each of its views: looked up once, and found by place from then on.
final class RuledTree {
  /// The tree; containers that custom layouts hand on come in at its end.
  @exclusivity(unchecked) private(set) var tree: LayoutTree
  private let list: ConstraintRules
  /// The rules of the types of element, by the numbers that the tree has for them.
  @exclusivity(unchecked) private var kinds: [Kind?] = []
  @exclusivity(unchecked) private var views: [View] = []
  /// All views' children, one view's behind the other's.
  @exclusivity(unchecked) private var children: [LayoutTree.Index] = []
  /// How many places the block of a view has, by the view.
  @exclusivity(unchecked) private var placeCounts: [Int] = []
  /// The first view behind a view that begins a block, in that block; and the next one in the block that a view stands in.
  @exclusivity(unchecked) private var firstMembers: [Int32] = []
  @exclusivity(unchecked) private var nextMembers: [Int32] = []

  /// Which subtrees are alike: what one of a class answers, all answer.
  @exclusivity(unchecked) private(set) var table: SubtreeTable
  /// Of each view the class of its subtree.
  @exclusivity(unchecked) private var classes: [Int32] = []
  /// Of each view along which axes the proposal across does not matter.
  @exclusivity(unchecked) private var axes: [ViewAxes] = []

  /// The written length that is left open, where no other is.
  @exclusivity(unchecked) private(set) var opened: LengthInput?

  /// What the engine reads of a view while it writes.
  private struct View {
    /// What lays it out.
    var rule: Rule
    /// Its priority, spacing and explicit guides.
    var traits: ViewTraits
    /// Which part it plays in the tree.
    var role: ElementRole
    /// Whether all its children are placed wherever it is.
    let placesAllChildren: Bool
    /// Whether its children's places are mirrored.
    let isRightToLeft: Bool
    /// Where its children are among all views'.
    let children: Range<Int>
    /// Whether it is solved in a block of its own.
    let beginsBlock: Bool
    /// The view whose block it stands in, as an inner view or as a piece.
    let block: Int
    /// Its place in that block.
    let place: Int
    /// How many levels it is below that view.
    let level: Int
  }

  /// A view's rule, bound to its element.
  enum Rule {
    case linear(BoundRule)
    case opaque(any OpaqueRule)
  }

  /// What lays out elements of a type.
  private enum Kind {
    case linear(RuleBinding)
    case opaque(any OpaqueRule)
  }

  /// How many levels of views one block takes in before it cuts.
  static let inlinedLevels = 12

  /// Looks up every view's rule.
  ///
  /// - Parameters:
  ///   - top: a view of which a piece is asked although it begins no block.
  ///   - table: the subtrees that are known already.
  /// - Throws: `LayoutError.missingRule`.
  init(
    _ tree: LayoutTree, rules list: ConstraintRules, top: LayoutTree.Index?, _ table: SubtreeTable
  ) throws(LayoutError) {
    self.tree = tree
    self.list = list
    self.table = table
    let (compiled, count) = (tree.compiled, tree.nodes.count)
    views.reserveCapacity(count)
    children.reserveCapacity(count)
    placeCounts.reserveCapacity(count)
    firstMembers.reserveCapacity(count)
    nextMembers.reserveCapacity(count)
    var lastMembers = Array(0..<count)
    for position in 0..<count {
      let index = LayoutTree.Index(position)
      guard let parent = tree[index].parent else {
        try append(index, of: compiled, block: position, place: 0, level: 0, isCut: true)
        continue
      }
      let isOuterBlock = views[parent.position].beginsBlock
      let block = isOuterBlock ? parent.position : views[parent.position].block
      let level = (isOuterBlock ? 0 : views[parent.position].level) + 1
      let place = placeCounts[block]
      placeCounts[block] += 1
      let last = lastMembers[block]
      lastMembers[block] = position
      if last == block { firstMembers[block] = Int32(position) } else { nextMembers[last] = Int32(position) }
      let isCut =
        if case .opaque = views[parent.position].rule { true } else {
          level >= Self.inlinedLevels || top?.position == position
        }
      try append(index, of: compiled, block: block, place: place, level: level, isCut: isCut)
    }
    classes = Array(repeating: 0, count: views.count)
    axes = Array(repeating: ViewAxes(), count: views.count)
    for position in views.indices.reversed() {
      classes[position] = newClass(of: LayoutTree.Index(position), compiled.views[position].element)
      axes[position] = newAxes(of: LayoutTree.Index(position))
    }
  }

  private func newClass(of view: LayoutTree.Index, _ element: AnyElementBox) -> Int32 {
    let inside = insideClasses(of: view)
    let open = opened.flatMap { $0.view == view ? $0.parameter : nil }
    let key =
      table.isSharing
      ? SubtreeKey(of: element, isRightToLeft: views[view.position].isRightToLeft, inside, open: open) : nil
    if let key, let known = table.known(key) { return known }
    return table.append(
      element.value, key, spacing: traits(of: view).spacing, shapes: insideShapes(of: view))
  }

  /// What rules see of a view's children, as numbers; `nil` where one is like no other.
  private func insideShapes(of view: LayoutTree.Index) -> [Int32]? {
    var shapes: [Int32] = []
    for child in children[views[view.position].children] {
      if views[child.position].beginsBlock {
        shapes.append(table.shape(ofPieceWith: traits(of: child), axes[child.position]))
      } else if let shape = table.shape(of: subtree(of: child)) {
        shapes.append(shape)
      } else {
        return nil
      }
    }
    return shapes
  }

  private func insideClasses(of view: LayoutTree.Index) -> [Int32] {
    children[views[view.position].children].map { classes[$0.position] }
  }

  /// What opaque code is asked is what it would be asked elsewhere too: around it nothing is left out.
  private func newAxes(of view: LayoutTree.Index) -> ViewAxes {
    guard case .linear(let rule) = views[view.position].rule else { return ViewAxes(hasOpaqueCode: true) }
    guard !children[views[view.position].children].contains(where: { axes[$0.position].hasOpaqueCode }) else {
      return ViewAxes(hasOpaqueCode: true)
    }
    return ViewAxes(separable: rule.separableAxes(around: ChildrenAxes(tree: self, view: view)))
  }

  /// The axes along which a view's length is the same whatever is proposed across them.
  func separableAxes(of view: LayoutTree.Index) -> Axis.Set { axes[view.position].separable }

  /// The class of equal subtrees that a view's belongs to.
  func subtree(of view: LayoutTree.Index) -> Int { Int(classes[view.position]) }

  /// What a view's block has in common with others; `nil` where there is no other.
  func blockShape(of view: LayoutTree.Index) -> Int32? { table.shape(of: subtree(of: view)) }

  /// The views that a view's block knows, pieces among them, by their places in it.
  func members(inBlockOf view: LayoutTree.Index) -> [LayoutTree.Index] {
    var members = [view]
    members.reserveCapacity(placeCounts[view.position])
    var next = firstMembers[view.position]
    while next >= 0 {
      members.append(LayoutTree.Index(Int(next)))
      next = nextMembers[Int(next)]
    }
    return members
  }

  /// Takes over a tree that differs in the element of one view, and says whether it can: blocks have to begin where they
  /// did, and no custom layout may have handed anything on.
  ///
  /// - Parameter open: a length of that view that is left open from now on; `nil` leaves none open.
  func update(
    to new: LayoutTree, at view: LayoutTree.Index, opening open: ParameterName? = nil
  ) throws(LayoutError) -> Bool {
    guard opened.map({ $0.view == view }) ?? true, tree.nodes.count == new.nodes.count,
      new.nodes.count == views.count
    else { return false }
    let element = new.compiled.views[view.position].element
    guard let kind = kind(of: Swift.type(of: new[view].element)) else {
      throw .missingRule(engine: "constraints", ViewReference(new[view]))
    }
    guard case .linear(let binding) = kind, case .linear(let old) = views[view.position].rule else {
      if open == nil, case .opaque(let rule) = kind, case .opaque = views[view.position].rule,
        childCount(of: view) == 0
      {
        views[view.position].rule = .opaque(rule)
        finishUpdate(to: new, at: view)
        return true
      }
      return false
    }
    let bound = BoundRule(binding, to: element)
    guard bound.beginsBlock == old.beginsBlock else { return false }
    views[view.position].rule = .linear(bound)
    opened = open.map { LengthInput(view, $0) }
    finishUpdate(to: new, at: view)
    return true
  }

  private func finishUpdate(to new: LayoutTree, at view: LayoutTree.Index) {
    tree = new
    // Another tree may number its types in another order.
    kinds = []
    let compiled = new.compiled
    var next: LayoutTree.Index? = view
    while let changed = next {
      let element = compiled.views[changed.position].element
      views[changed.position].traits = compiled.traits[changed.position]
      views[changed.position].role = element.role
      classes[changed.position] = newClass(of: changed, element)
      axes[changed.position] = newAxes(of: changed)
      next = new[changed].parent
    }
  }

  private func kind(of type: any LayoutElement.Type) -> Kind? {
    switch list[type] {
    case .linear(let rule): .linear(rule.binding)
    case .opaque(let rule): .opaque(rule)
    case nil: nil
    }
  }

  private func append(
    _ view: LayoutTree.Index, of compiled: CompiledTree, block: Int, place: Int, level: Int, isCut: Bool
  ) throws(LayoutError) {
    let (element, type) = (compiled.views[view.position].element, compiled.views[view.position].type)
    while kinds.count <= type { kinds.append(kind(of: compiled.elementTypes[kinds.count])) }
    let rule: Rule
    let beginsBlock: Bool
    switch kinds[type] {
    case nil: throw .missingRule(engine: "constraints", ViewReference(tree[view]))
    case .linear(let binding):
      rule = .linear(BoundRule(binding, to: element))
      beginsBlock = isCut || binding.beginsBlock
    case .opaque(let opaque):
      rule = .opaque(opaque)
      beginsBlock = true
    }
    let first = children.count
    children += compiled.children(of: view)
    views.append(
      View(
        rule: rule, traits: compiled.traits[view.position], role: element.role,
        placesAllChildren: element.placesAllChildren,
        isRightToLeft: compiled.views[view.position].isRightToLeft,
        children: first..<children.count, beginsBlock: beginsBlock, block: block, place: place, level: level))
    placeCounts.append(1)
    firstMembers.append(-1)
    nextMembers.append(-1)
  }

  /// Adds a container that a custom layout hands on.
  func add(_ delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    let index = try tree.add(delegated)
    try append(index, of: tree.compiled, block: index.position, place: 0, level: 0, isCut: true)
    // Like no other: its views stand elsewhere in the tree.
    classes.append(table.append(tree[index].element))
    axes.append(ViewAxes(hasOpaqueCode: true))
    // The views keep the places that they have among the custom layout's.
    placeCounts[index.position] = placeCounts[delegated.view.position]
    return index
  }

  /// What lays a view out.
  func rule(of view: LayoutTree.Index) -> Rule { views[view.position].rule }

  /// A view's priority, spacing and explicit guides.
  func traits(of view: LayoutTree.Index) -> ViewTraits { views[view.position].traits }

  /// Which part a view plays in the tree.
  func role(of view: LayoutTree.Index) -> ElementRole { views[view.position].role }

  /// Whether all children of a view are placed wherever it is.
  func placesAllChildren(_ view: LayoutTree.Index) -> Bool { views[view.position].placesAllChildren }

  /// Whether a view's children's places are mirrored.
  func isRightToLeft(_ view: LayoutTree.Index) -> Bool { views[view.position].isRightToLeft }

  /// The rule that is followed in the block of a view; `nil` for another view that comes in as a piece.
  func linearRule(of view: LayoutTree.Index, inBlockOf other: LayoutTree.Index) -> BoundRule? {
    guard view == other || !views[view.position].beginsBlock else { return nil }
    guard case .linear(let rule) = views[view.position].rule else { return nil }
    return rule
  }

  /// The type of a view's element.
  func elementType(of view: LayoutTree.Index) -> ObjectIdentifier {
    ObjectIdentifier(type(of: tree.box(of: view)))
  }

  /// How many children a view has.
  func childCount(of view: LayoutTree.Index) -> Int { views[view.position].children.count }

  /// The child of a view at a place among its children, from 0.
  func child(_ place: Int, of view: LayoutTree.Index) -> LayoutTree.Index {
    children[views[view.position].children.lowerBound + place]
  }

  /// How many views a view's block knows, pieces among them.
  func placeCount(inBlockOf view: LayoutTree.Index) -> Int { placeCounts[view.position] }

  /// The place of a view in a block.
  func place(of view: LayoutTree.Index, inBlockOf other: LayoutTree.Index) -> Int {
    view == other ? 0 : views[view.position].place
  }

  /// The value of a written length, exactly.
  func value(of input: LengthInput) -> Rational {
    table.ownLength(input.parameter, of: subtree(of: input.view))
      ?? Rational(finite: tree[input.view].element.length(input.parameter) ?? 0)
  }
}
