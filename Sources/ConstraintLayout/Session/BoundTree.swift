import ElementTree
import LinearProgramming

/// A tree with what the engine has to know of each of its views: looked up once, and found by place from then on.
final class BoundTree {
  // Unchecked: each access is one expression, in which no other code runs; checks would take a sixth of the making of a tree.
  /// The tree; containers that custom layouts hand on come in at its end.
  @exclusivity(unchecked) private(set) var tree: LayoutTree
  private let list: ConstraintRules
  /// The tree as it is read while it is written: it shares its arrays with the tree, which takes them back to change them.
  @exclusivity(unchecked) private var compiled: CompiledTree
  /// The rule of each type of element that the tree has.
  @exclusivity(unchecked) private var rules: [EngineRuleKind?] = []
  @exclusivity(unchecked) private var views: [View] = []
  /// Which subtrees are alike: what one of a class answers, all answer.
  @exclusivity(unchecked) private(set) var table: SubtreeTable
  /// The written length that is left open, where no other is.
  @exclusivity(unchecked) private(set) var opened: LengthInput?

  /// What the engine reads of a view while it writes, and the tree does not say.
  private struct View {
    /// The view whose block it stands in, as an inner view or as a piece.
    let block: Int32
    /// Its place in that block.
    let place: Int32
    /// The next view in that block; -1 for the last one.
    var nextMember: Int32 = -1
    /// How many levels it is below that view.
    let level: Int16
    /// In which programs it is solved.
    let programs: Programs
    /// Whether it is solved in a block of its own.
    var beginsBlock: Bool { programs != .outer }
    /// How many places its own block has, and the first view behind it there; -1 where there is none.
    var placeCount: Int32 = 1
    var firstMember: Int32 = -1
    /// The class of its subtree.
    var subtree: Int32 = 0
    /// Along which axes the proposal across does not matter.
    var axes = ViewAxes()
    /// Whether all its children are placed wherever it is.
    var placesAllChildren: Bool
    /// Which part it plays in the tree.
    var role: ElementRole
  }

  /// In which programs a view is solved.
  private enum Programs {
    /// In that of a block around it.
    case outer
    /// In one of its own.
    case one
    /// In several, as it has so many children; each of them is solved in a block of its own then.
    case several
  }

  /// How many children a view has at most to be one program.
  private let longestStack: Int

  /// Looks up every view's rule.
  ///
  /// - Parameters:
  ///   - top: a view of which a piece is asked although it begins no block.
  ///   - table: the subtrees that are known already.
  ///   - longestStack: how many children a view has at most to be one program, where its rule lets it be several.
  /// - Throws: `LayoutError.missingRule`.
  init(
    _ tree: LayoutTree, rules list: ConstraintRules, top: LayoutTree.Index?, _ table: SubtreeTable,
    longestStack: Int = .max
  ) throws(LayoutError) {
    self.tree = tree
    self.list = list
    self.longestStack = longestStack
    self.table = table
    compiled = tree.compiled
    rules = list.rules(for: compiled.elementTypes)
    views.reserveCapacity(tree.nodes.count)
    var lastMembers = Array(tree.nodes.indices)
    for position in tree.nodes.indices {
      guard let parent = tree.parent(of: LayoutTree.Index(position)) else {
        try appendView(block: position, place: 0, level: 0, isCut: true)
        continue
      }
      let outer = views[parent.position]
      let block = outer.beginsBlock ? parent.position : Int(outer.block)
      let level = (outer.beginsBlock ? 0 : Int(outer.level)) + 1
      let place = Int(views[block].placeCount)
      views[block].placeCount += 1
      let last = lastMembers[block]
      lastMembers[block] = position
      if last == block {
        views[block].firstMember = Int32(position)
      } else {
        views[last].nextMember = Int32(position)
      }
      let isCut =
        if case .opaque = rule(of: parent) { true } else {
          level >= SharingPolicy.mostLevels || top?.position == position || outer.programs == .several
        }
      try appendView(block: block, place: place, level: level, isCut: isCut)
    }
    for position in views.indices.reversed() { classify(LayoutTree.Index(position)) }
  }

  /// Finds out what a view has in common with others, once that is known of its children.
  private func classify(_ view: LayoutTree.Index) {
    views[view.position].subtree = newClass(of: view)
    views[view.position].axes = newAxes(of: view)
  }

  private func newClass(of view: LayoutTree.Index) -> Int32 {
    let (element, isRightToLeft) = (compiled.views[view.position].element, isRightToLeft(view))
    var inside = ChildNumbers()
    for child in compiled.children(of: view) { inside.append(views[child.position].subtree) }
    let open = opened.flatMap { $0.view == view ? $0.parameter : nil }
    let key =
      table.isSharing ? SubtreeKey(of: element, isRightToLeft: isRightToLeft, inside, open: open) : nil
    if let key, let known = table.claim(key) { return known }
    guard key != nil else { return table.append(element) }
    return table.append(
      element, isRightToLeft: isRightToLeft, spacing: traits(of: view).spacing, shapes: insideShapes(of: view)
    )
  }

  /// What rules see of a view's children, as numbers; `nil` where one is like no other.
  private func insideShapes(of view: LayoutTree.Index) -> ChildNumbers? {
    var shapes = ChildNumbers()
    for child in compiled.children(of: view) {
      if views[child.position].beginsBlock {
        shapes.append(table.shape(ofPieceWith: traits(of: child), views[child.position].axes))
      } else if let shape = table.shape(of: subtree(of: child)) {
        shapes.append(shape)
      } else {
        return nil
      }
    }
    return shapes
  }

  /// What opaque code is asked is what it would be asked elsewhere too: around it nothing is left out.
  private func newAxes(of view: LayoutTree.Index) -> ViewAxes {
    let rule: any ConstraintRule
    switch self.rule(of: view) {
    case .opaque(let rule): return ViewAxes(hasOpaqueCode: true, hasCustomLayout: !rule.answersForMany)
    case .linear(let linear): rule = linear
    }
    let children = compiled.children(of: view)
    guard !children.contains(where: { views[$0.position].axes.hasOpaqueCode }) else {
      return ViewAxes(
        hasOpaqueCode: true,
        hasCustomLayout: children.contains { views[$0.position].axes.hasCustomLayout })
    }
    return ViewAxes(
      separable: rule.separableAxes(
        ofBoxed: compiled.views[view.position].element, around: ChildrenAxes(tree: self, view: view)))
  }

  /// The axes along which a view's length is the same whatever is proposed across them.
  func separableAxes(of view: LayoutTree.Index) -> Axis.Set { views[view.position].axes.separable }

  /// Whether a view is a custom layout, or one is inside it.
  func hasCustomLayout(in view: LayoutTree.Index) -> Bool { views[view.position].axes.hasCustomLayout }

  /// The class of equal subtrees that a view's belongs to.
  func subtree(of view: LayoutTree.Index) -> Int { Int(views[view.position].subtree) }

  /// Whether another view was found that begins an equal subtree.
  func isShared(_ view: LayoutTree.Index) -> Bool { table.isShared(subtree(of: view)) }

  /// What a view's block has in common with others; `nil` where there is no other.
  func blockShape(of view: LayoutTree.Index) -> Int32? { table.shape(of: subtree(of: view)) }

  /// The views that a view's block knows, pieces among them, by their places in it.
  func members(inBlockOf view: LayoutTree.Index) -> [LayoutTree.Index] {
    var members = [view]
    members.reserveCapacity(placeCount(inBlockOf: view))
    var next = views[view.position].firstMember
    while next >= 0 {
      members.append(LayoutTree.Index(Int(next)))
      next = views[Int(next)].nextMember
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
    let compiled = new.compiled
    let rules = list.rules(for: compiled.elementTypes)
    guard let rule = rules[compiled.views[view.position].type] else {
      throw .missingRule(engine: "constraints", ViewReference(new[view]))
    }
    switch (rule, self.rule(of: view)) {
    case (.linear(let rule), .linear(let old)):
      let isSeveral = isSeveral(rule, compiled.views[view.position].element, compiled.childCount(of: view))
      guard rule.beginsBlock == old.beginsBlock, isSeveral == (views[view.position].programs == .several)
      else { return false }
      opened = open.map { LengthInput(view, $0) }
    case (.opaque, .opaque):
      guard open == nil, childCount(of: view) == 0 else { return false }
    case (.linear, .opaque), (.opaque, .linear): return false
    }
    (tree, self.compiled, self.rules) = (new, compiled, rules)
    finishUpdate(at: view)
    return true
  }

  private func finishUpdate(at view: LayoutTree.Index) {
    var next: LayoutTree.Index? = view
    while let changed = next {
      let element = compiled.views[changed.position].element
      views[changed.position].role = element.role
      views[changed.position].placesAllChildren = element.placesAllChildren
      classify(changed)
      next = tree.parent(of: changed)
    }
  }

  /// Adds the next view of the tree.
  private func appendView(block: Int, place: Int, level: Int, isCut: Bool) throws(LayoutError) {
    let view = LayoutTree.Index(views.count)
    guard let rule = rules[compiled.views[view.position].type] else {
      throw .missingRule(engine: "constraints", ViewReference(tree[view]))
    }
    let element = compiled.views[view.position].element
    let programs: Programs =
      switch rule {
      case .linear(let rule) where isSeveral(rule, element, compiled.childCount(of: view)): .several
      case .linear(let rule): isCut || rule.beginsBlock ? .one : .outer
      case .opaque: .one
      }
    views.append(
      View(
        block: Int32(block), place: Int32(place), level: Int16(level), programs: programs,
        placesAllChildren: element.placesAllChildren, role: element.role))
  }

  private func isSeveral(_ rule: any ConstraintRule, _ element: AnyElementBox, _ childCount: Int) -> Bool {
    childCount > longestStack && rule.runs(ofBoxed: element) != nil
  }

  /// What a view's rule says of some of its children, where it is several programs; `nil` for any other view.
  func runs(of view: LayoutTree.Index) -> StackRuns? {
    guard views[view.position].programs == .several, case .linear(let rule) = rule(of: view) else {
      return nil
    }
    return rule.runs(ofBoxed: compiled.views[view.position].element)
  }

  /// Adds a container that a custom layout hands on.
  func add(_ delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    let index = try extendTree(by: delegated)
    rules = list.rules(for: compiled.elementTypes)
    try appendView(block: index.position, place: 0, level: 0, isCut: true)
    // Like no other: its views stand elsewhere in the tree.
    views[index.position].subtree = table.append(compiled.views[index.position].element)
    views[index.position].axes = ViewAxes(hasOpaqueCode: true, hasCustomLayout: true)
    // The views keep the places that they have among the custom layout's.
    views[index.position].placeCount = views[delegated.view.position].placeCount
    return index
  }

  private func extendTree(by delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    // The tree copies its arrays where it finds them shared.
    compiled = CompiledTree()
    defer { compiled = tree.compiled }
    return try tree.add(delegated)
  }

  /// What lays a view out.
  func rule(of view: LayoutTree.Index) -> EngineRuleKind {
    guard let rule = rules[compiled.views[view.position].type] else {
      preconditionFailure("a tree is refused where a view has no rule")
    }
    return rule
  }

  /// A view's priority, spacing and explicit guides.
  func traits(of view: LayoutTree.Index) -> ViewTraits { compiled.traits[view.position] }

  /// Which part a view plays in the tree.
  func role(of view: LayoutTree.Index) -> ElementRole { views[view.position].role }

  /// Whether all children of a view are placed wherever it is.
  func placesAllChildren(_ view: LayoutTree.Index) -> Bool { views[view.position].placesAllChildren }

  /// Whether a view's children's places are mirrored.
  func isRightToLeft(_ view: LayoutTree.Index) -> Bool { compiled.views[view.position].isRightToLeft }

  /// The rule that is followed in the block of a view, and the element it is asked of; `nil` for another view that comes in as
  /// a piece.
  func linearRule(
    of view: LayoutTree.Index, inBlockOf other: LayoutTree.Index
  ) -> (rule: any ConstraintRule, element: AnyElementBox)? {
    guard view == other || !views[view.position].beginsBlock, case .linear(let rule) = rule(of: view)
    else { return nil }
    return (rule, compiled.views[view.position].element)
  }

  /// The type of a view's element.
  func elementType(of view: LayoutTree.Index) -> ObjectIdentifier {
    ObjectIdentifier(type(of: tree[view].element))
  }

  /// How many children a view has.
  func childCount(of view: LayoutTree.Index) -> Int { compiled.childCount(of: view) }

  /// The child of a view at a place among its children, from 0.
  func child(_ place: Int, of view: LayoutTree.Index) -> LayoutTree.Index { compiled.child(place, of: view) }

  /// How many views a view's block knows, pieces among them.
  func placeCount(inBlockOf view: LayoutTree.Index) -> Int { Int(views[view.position].placeCount) }

  /// The place of a view in a block.
  func place(of view: LayoutTree.Index, inBlockOf other: LayoutTree.Index) -> Int {
    view == other ? 0 : Int(views[view.position].place)
  }

  /// The value of a written length, exactly.
  func value(of input: LengthInput) -> Rational {
    table.ownLength(input.parameter, of: subtree(of: input.view))
      ?? Rational(finite: tree[input.view].element.length(input.parameter) ?? 0)
  }
}

extension ConstraintRules {
  /// The rules for types of element; `nil` for each that the list has none for.
  fileprivate func rules(for types: [any LayoutElement.Type]) -> [EngineRuleKind?] { types.map { self[$0] } }
}
