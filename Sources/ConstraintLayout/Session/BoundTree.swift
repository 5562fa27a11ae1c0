import ElementTree
import LinearProgramming

/// A tree with the properties of each view that the engine needs, looked up once and found by position
/// afterwards.
final class BoundTree {
  /// The tree, with the containers that custom layouts delegate to at its end.
  private(set) var tree: LayoutTree
  private let list: ConstraintRules
  /// The tree in the form in which it is read while blocks are written; it shares its arrays with the tree,
  /// which takes them back for a change.
  private var compiled: CompiledTree
  /// The rule of each element type in the tree.
  private var rules: [EngineRuleKind?] = []
  private var views: [View] = []
  /// The classes of equal subtrees: an answer of one view holds for all views of its class.
  private(set) var table: SubtreeTable
  /// The only written length that is open; `nil` for none.
  private(set) var opened: LengthInput?

  /// The properties of a view that the engine reads while it writes, in addition to those of the tree.
  private struct View {
    /// The view whose block the view belongs to, as an inner view or as a piece.
    let block: Int32
    /// The index of the view in that block.
    let indexInBlock: Int32
    /// The next view in that block; -1 for the last one.
    var nextMember: Int32 = -1
    /// The depth of the view below the view that begins the block.
    let level: Int16
    /// The programs in which the view is solved.
    let programs: Programs
    /// Whether the view is solved in a block of its own.
    var beginsBlock: Bool { programs != .outer }
    /// Whether it begins a block because of its place, and not by its own rule.
    let isCut: Bool
    /// The number of views in its own block, and the first of them after the view itself; -1 for none.
    var placeCount: Int32 = 1
    var firstMember: Int32 = -1
    /// The class of the view's subtree.
    var subtree: Int32 = 0
    /// The axes along which the view's length does not depend on the proposal across.
    var axes = ViewAxes()
    /// Whether all children are placed wherever the view is placed.
    var placesAllChildren: Bool
    /// The role of the view in the tree.
    var role: ElementRole
  }

  /// The programs in which a view is solved.
  private enum Programs {
    /// The program of a block around the view.
    case outer
    /// A program of the view's own.
    case one
    /// Several programs, for a view of very many children, each of which is then solved in a block of its
    /// own.
    case several
  }

  /// The greatest number of children of a view that is one program.
  private let longestStack: Int

  /// Looks up the rules of all views.
  ///
  /// - Parameters:
  ///   - top: A view whose piece is asked for although it does not begin a block.
  ///   - table: The classes of subtrees that are already known.
  ///   - longestStack: The greatest number of children of a view that is one program, if its rule allows for
  ///     several.
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
      let index = Int(views[block].placeCount)
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
      try appendView(block: block, place: index, level: level, isCut: isCut)
    }
    for position in views.indices.reversed() { classify(LayoutTree.Index(position)) }
  }

  /// Finds the class and the axes of a view, once they are known for its children.
  private func classify(_ view: LayoutTree.Index) {
    views[view.position].subtree = newClass(of: view)
    views[view.position].axes = newAxes(of: view)
  }

  private func newClass(of view: LayoutTree.Index) -> Int32 {
    let (element, isRightToLeft) = (compiled.views[view.position].element, isRightToLeft(view))
    var inside = ChildNumbers()
    // Where a block is cut depends on what is around the view, and is no part of the class of what is inside.
    for child in compiled.children(of: view) {
      let child = views[child.position]
      inside.append(child.isCut ? ~child.subtree : child.subtree)
    }
    let open = opened.flatMap { $0.view == view ? $0.parameter : nil }
    let key =
      table.isSharing ? SubtreeKey(of: element, isRightToLeft: isRightToLeft, inside, open: open) : nil
    if let key, let known = table.claim(key) { return known }
    guard key != nil else { return table.append(element) }
    return table.append(
      element, isRightToLeft: isRightToLeft, spacing: traits(of: view).spacing, shapes: insideShapes(of: view)
    )
  }

  /// Returns the shapes of a view's children as its rule sees them; `nil` if one is like no other.
  private func insideShapes(of view: LayoutTree.Index) -> ChildNumbers? {
    var shapes = ChildNumbers()
    for child in compiled.children(of: view) {
      if views[child.position].beginsBlock {
        shapes.append(
          table.shape(
            ofPieceWith: traits(of: child), views[child.position].axes, hasChildren: childCount(of: child) > 0
          ))
      } else if let shape = table.shape(of: subtree(of: child)) {
        shapes.append(shape)
      } else {
        return nil
      }
    }
    return shapes
  }

  /// Returns the dependencies of a view, without separable axes around opaque code, which has to get the same
  /// questions everywhere.
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

  /// Returns the axes along which a view's length does not depend on the proposal across.
  func separableAxes(of view: LayoutTree.Index) -> Axis.Set { views[view.position].axes.separable }

  /// Returns whether a view is or contains a custom layout.
  func hasCustomLayout(in view: LayoutTree.Index) -> Bool { views[view.position].axes.hasCustomLayout }

  /// Returns the class of equal subtrees of a view.
  func subtree(of view: LayoutTree.Index) -> Int { Int(views[view.position].subtree) }

  /// Returns whether another view begins an equal subtree.
  func isShared(_ view: LayoutTree.Index) -> Bool { table.isShared(subtree(of: view)) }

  /// Returns the shape that a view's block has in common with others; `nil` if there is no other.
  func blockShape(of view: LayoutTree.Index) -> Int32? { table.shape(of: subtree(of: view)) }

  /// Returns the views of a view's block, including pieces, by their indices in it.
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

  /// Adopts a tree that differs in the element of one view; returns whether it did.
  ///
  /// It does not if blocks would begin elsewhere, or if custom layouts have delegated.
  ///
  /// - Parameter open: A length of that view that is open from now on; `nil` for none.
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

  /// Appends the next view of the tree.
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
        block: Int32(block), indexInBlock: Int32(place), level: Int16(level), programs: programs,
        isCut: isCut && programs == .one && !rule.beginsBlock,
        placesAllChildren: element.placesAllChildren, role: element.role))
  }

  private func isSeveral(_ rule: any ConstraintRule, _ element: AnyElementBox, _ childCount: Int) -> Bool {
    childCount > longestStack && rule.runs(ofBoxed: element) != nil
  }

  /// Returns the runs of a view that is several programs; `nil` for any other view.
  func runs(of view: LayoutTree.Index) -> StackRuns? {
    guard views[view.position].programs == .several, case .linear(let rule) = rule(of: view) else {
      return nil
    }
    return rule.runs(ofBoxed: compiled.views[view.position].element)
  }

  /// Adds a container that a custom layout delegates to.
  func add(_ delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    let index = try extendTree(by: delegated)
    rules = list.rules(for: compiled.elementTypes)
    try appendView(block: index.position, place: 0, level: 0, isCut: true)
    // It is like no other, as its views are elsewhere in the tree.
    views[index.position].subtree = table.append(compiled.views[index.position].element)
    views[index.position].axes = ViewAxes(hasOpaqueCode: true, hasCustomLayout: true)
    // The views keep their indices in the custom layout's block.
    views[index.position].placeCount = views[delegated.view.position].placeCount
    return index
  }

  private func extendTree(by delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    // The tree copies its arrays if they are shared.
    compiled = CompiledTree()
    defer { compiled = tree.compiled }
    return try tree.add(delegated)
  }

  /// Returns the rule of a view.
  func rule(of view: LayoutTree.Index) -> EngineRuleKind {
    guard let rule = rules[compiled.views[view.position].type] else {
      preconditionFailure("a tree is refused where a view has no rule")
    }
    return rule
  }

  /// Returns a view's priority, spacing and explicit guides.
  func traits(of view: LayoutTree.Index) -> ViewTraits { compiled.traits[view.position] }

  /// Returns the role of a view in the tree.
  func role(of view: LayoutTree.Index) -> ElementRole { views[view.position].role }

  /// Returns whether all children of a view are placed wherever the view is placed.
  func placesAllChildren(_ view: LayoutTree.Index) -> Bool { views[view.position].placesAllChildren }

  /// Returns whether the places of a view's children are mirrored.
  func isRightToLeft(_ view: LayoutTree.Index) -> Bool { compiled.views[view.position].isRightToLeft }

  /// Returns the rule to apply to a view in a block, with its element; `nil` for a view taken in as a piece.
  func linearRule(
    of view: LayoutTree.Index, inBlockOf other: LayoutTree.Index
  ) -> (rule: any ConstraintRule, element: AnyElementBox)? {
    guard view == other || !views[view.position].beginsBlock, case .linear(let rule) = rule(of: view)
    else { return nil }
    return (rule, compiled.views[view.position].element)
  }

  /// Returns the number of a view's children.
  func childCount(of view: LayoutTree.Index) -> Int { compiled.childCount(of: view) }

  /// Returns the child of a view at an index, from 0.
  func child(_ index: Int, of view: LayoutTree.Index) -> LayoutTree.Index { compiled.child(index, of: view) }

  /// Returns the number of views of a view's block, including pieces.
  func placeCount(inBlockOf view: LayoutTree.Index) -> Int { Int(views[view.position].placeCount) }

  /// Returns the index of a view in a block.
  func index(of view: LayoutTree.Index, inBlockOf other: LayoutTree.Index) -> Int {
    view == other ? 0 : Int(views[view.position].indexInBlock)
  }

  /// Returns the exact value of a written length.
  func value(of input: LengthInput) -> Rational {
    table.ownLength(input.parameter, of: subtree(of: input.view))
      ?? Rational(finite: tree[input.view].element.length(input.parameter) ?? 0)
  }
}

extension ConstraintRules {
  /// Returns the rules for types of element; `nil` for each without one.
  fileprivate func rules(for types: [any LayoutElement.Type]) -> [EngineRuleKind?] { types.map { self[$0] } }
}
