import ElementTree
import Foundation

/// A tree that is laid out once or repeatedly, with its rules and the answers so far.
final class ReferenceSession<Number: LayoutNumber> {
  @exclusivity(unchecked) private(set) var tree: LayoutTree
  private let allRules: ReferenceRules
  private let trace: ((TraceEvent) -> Void)?
  /// The store that keeps answers from one layout to the next; if it is `nil`, the answers are kept here.
  let memory: (any AnswerMemory<Number>)?
  /// The part of the session that views are measured through, without counting references.
  let core: UnsafeMutablePointer<SessionCore<Number>>
  // Unchecked: every access to one of these ends before a rule runs, so no two of them overlap. Checks would
  // take a sixth of the instructions of a layout of 1,609 views.
  @exclusivity(unchecked) private var rules: [BoundRule<Number>] = []
  @exclusivity(unchecked) private var groups: [[[Int]]?]
  @exclusivity(unchecked) private(set) var measures: [Int32]
  // Containers and guides are identified by numbers, as there are only a few of each.
  @exclusivity(unchecked) private var containers: [ContainerSides<Number>] = []
  private var guideNumbers: [AlignmentKey: Int32] = [:]
  /// The caches of custom layouts, by view.
  var caches: [LayoutTree.Index: LayoutCache] = [:]
  /// The containers that custom layouts delegate to.
  private var delegates: [DelegatedLayout.Key: LayoutTree.Index] = [:]
  /// The exact lengths behind the doubles that custom layouts were given.
  var exactLengths = ExactLengths<Number>()
  /// The number of calls of custom layouts' code.
  var customLayoutCalls = 0
  /// The last places of all views.
  @exclusivity(unchecked) var frames: FrameTable<Number>

  init(
    tree: LayoutTree, rules: ReferenceRules, trace: ((TraceEvent) -> Void)? = nil,
    memory: (any AnswerMemory<Number>)? = nil, context: Number.Context
  ) throws(LayoutError) {
    self.tree = tree
    allRules = rules
    self.trace = trace
    self.memory = memory
    let compiled = tree.compiled
    core = .allocate(capacity: 1)
    core.initialize(to: SessionCore(compiled, answersOfEach: memory == nil ? 9 : 0, context: context))
    let count = compiled.views.count
    groups = Array(repeating: nil, count: count)
    measures = Array(repeating: 0, count: count)
    frames = FrameTable(viewCount: count)
    core.pointee.session = Unmanaged.passUnretained(self)
    try bindRules(compiled.elementTypes)
  }

  deinit {
    core.pointee.deallocate()
    core.deinitialize(count: 1)
    core.deallocate()
  }

  /// Binds the rules of the element types that were added since the last call.
  private func bindRules(_ types: [any LayoutElement.Type]) throws(LayoutError) {
    for type in types.dropFirst(rules.count) {
      guard let rule = allRules.rule(for: type) else {
        let node = tree.nodes.first { ObjectIdentifier(Swift.type(of: $0.element)) == ObjectIdentifier(type) }
        throw .missingRule(engine: "reference", ViewReference(node ?? tree[tree.root]))
      }
      rules.append(Number.binding(rule))
    }
  }
}

extension ReferenceSession<Double> {
  convenience init(
    tree: LayoutTree, rules: ReferenceRules, trace: ((TraceEvent) -> Void)? = nil
  ) throws(LayoutError) {
    try self.init(tree: tree, rules: rules, trace: trace, memory: nil, context: ())
  }
}

// MARK: - Asking views

extension ReferenceSession {
  /// Returns the size of a view at a proposal, which is measured once.
  func size(of index: LayoutTree.Index, at proposal: Proposal<Number>) throws -> Size<Number> {
    let question = Question(proposal, container: number(of: proposal.container))
    return try size(of: index, question)
  }

  /// Returns the size of a view at the proposal of a question.
  func size(of index: LayoutTree.Index, _ question: Question<Number>) throws -> Size<Number> {
    try core.pointee.sizes.answer(of: index, to: question) ?? measure(index, question)
  }

  /// Measures a view at a proposal without a recorded answer.
  ///
  /// The numbers are passed one by one, and the proposal is created here, as it takes longer to copy a
  /// whole one.
  @inline(never)
  func measure(_ index: LayoutTree.Index, _ question: Question<Number>) throws -> Size<Number> {
    guard memory == nil else { return try recalled(index, question) }
    let size = try measured(index, question)
    core.pointee.sizes.note(size, of: index, to: question)
    return size
  }

  /// Returns the size that the memory has for a view at a proposal.
  private func recalled(_ index: LayoutTree.Index, _ question: Question<Number>) throws -> Size<Number> {
    guard let memory else { return try measured(index, question) }
    let proposal = question.proposal(in: container(question.container))
    return try memory.size(of: index, at: proposal) { try measured(index, question) }
  }

  @inline(__always)
  private func measured(_ index: LayoutTree.Index, _ question: Question<Number>) throws -> Size<Number> {
    let proposal = question.proposal(in: container(question.container))
    measures[index.position] += 1
    trace?(.propose(index, proposal.doubles))
    let views = core.pointee.views
    let size = try rules[views[index.position].type].size(
      core.pointee.element(of: index), proposal, children(of: index, in: question.container))
    trace?(.report(index, CGSize(width: size.width.doubleValue, height: size.height.doubleValue)))
    return size
  }

  /// Returns a view's placements at a proposal, before mirroring, for a rule; they are recorded.
  func placements(
    of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    if let memory {
      return try memory.placements(of: index, at: proposal) { try newPlacements(of: index, at: proposal) }
    }
    let question = Question(proposal, container: number(of: proposal.container))
    if let known = core.pointee.placed.answer(of: index, to: question) { return known }
    let placements = try newPlacements(of: index, at: proposal)
    core.pointee.placed.note(placements, of: index, to: question)
    return placements
  }

  /// Returns a view's placements when the view itself is placed, which happens once in a layout.
  func placementsOnce(
    of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    if memory != nil { return try placements(of: index, at: proposal) }
    let question = Question(proposal, container: number(of: proposal.container))
    return try core.pointee.placed.answer(of: index, to: question) ?? newPlacements(of: index, at: proposal)
  }

  /// Returns the order in which a view measures its children at a proposal, which is recorded; `nil` for
  /// their own order.
  func order(
    of index: LayoutTree.Index, at proposal: Proposal<Number>, in container: Int32,
    _ find: () throws -> [Int]?
  ) throws -> [Int]? {
    // A memory that outlives the layout records which answers a size depends on, so they have to be asked
    // for.
    guard memory == nil else { return try find() }
    let question = Question(proposal, container: container)
    if let known = core.pointee.orders.answer(of: index, to: question) { return known }
    let order = try find()
    core.pointee.orders.note(order, of: index, to: question)
    return order
  }

  private func newPlacements(
    of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    let views = core.pointee.views
    var placements = try rules[views[index.position].type].placements(
      core.pointee.element(of: index), proposal, children(of: index, in: number(of: proposal.container)))
    for offset in placements.indices {
      let child = core.pointee.child(placements[offset].child, of: index)
      placements[offset].proposal = core.pointee.reaching(
        child, placements[offset].proposal, in: proposal.container)
    }
    return placements
  }

  /// Returns the container with a number; `nil` for -1.
  @inline(__always)
  func container(_ number: Int32) -> ContainerSides<Number>? {
    number < 0 ? nil : containers[Int(number)]
  }

  /// Returns the number of a proposal's container; -1 for none.
  @inline(__always)
  func number(of container: ContainerSides<Number>?) -> Int32 {
    guard let container else { return -1 }
    return newNumber(of: container)
  }

  @inline(never)
  private func newNumber(of container: ContainerSides<Number>) -> Int32 {
    if let known = containers.lastIndex(of: container) { return Int32(known) }
    containers.append(container)
    return Int32(containers.count - 1)
  }

  private func children(of index: LayoutTree.Index, in container: Int32) -> Children<Number> {
    Children(core: core, parent: index, containerNumber: container)
  }

  /// Returns the explicit value of a guide of a view at a proposal; `nil` if there is none.
  func explicitGuide(
    _ guide: AlignmentKey, of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> Number? {
    let views = core.pointee.views
    guard core.pointee.traits[index.position].explicitGuides.contains(guide) else { return nil }
    func found() throws -> Number? {
      try rules[views[index.position].type].explicitGuide(
        guide, core.pointee.element(of: index), proposal,
        children(of: index, in: number(of: proposal.container)))
    }
    if let memory { return try memory.explicitGuide(guide, of: index, at: proposal, found) }
    let question = Question(
      proposal, container: number(of: proposal.container), guide: number(of: guide))
    if let known = core.pointee.guides.answer(of: index, to: question) { return known }
    let value = try found()
    core.pointee.guides.note(value, of: index, to: question)
    return value
  }

  private func number(of guide: AlignmentKey) -> Int32 {
    if let known = guideNumbers[guide] { return known }
    guideNumbers[guide] = Int32(guideNumbers.count)
    return Int32(guideNumbers.count - 1)
  }

  /// Returns the indices of a view's children by layout priority, the highest first.
  func priorityGroups(of index: LayoutTree.Index) -> [[Int]] {
    if let known = groups[index.position] { return known }
    let core = core.pointee
    let priorities = (0..<core.childCount(of: index)).map { offset in
      core.traits[core.child(offset, of: index).position].priority
    }
    let found =
      priorities.allSatisfy { $0 == priorities[0] }
      ? [Array(priorities.indices)]
      : Dictionary(grouping: priorities.indices) { priorities[$0] }.sorted { $0.key > $1.key }.map {
        $0.value
      }
    groups[index.position] = found
    return found
  }

  /// Returns the value of a guide's closure at dimensions in doubles.
  func opaqueGuide(
    _ closure: (ViewDimensions) -> CGFloat, of child: Child<Number>, size: Size<Number>,
    at proposal: Proposal<Number>
  ) throws -> Number {
    var failure: (any Error)?
    let value = withoutActuallyEscaping(
      { (key: AlignmentKey) -> CGFloat? in
        do {
          return try child.explicitGuide(key, at: proposal).map { CGFloat($0.pinned(for: child.index)) }
        } catch {
          failure = error
          return nil
        }
      },
      do: { explicit in
        closure(
          ViewDimensions(
            width: size.width.pinned(for: child.index), height: size.height.pinned(for: child.index),
            explicit: explicit))
      })
    if let failure { throw failure }
    guard !value.isNaN else {
      throw LayoutError.notANumber(what: "alignment guide", ViewReference(tree[child.index]))
    }
    return Number(value.lengthOrInfinity, in: core.pointee.context)
  }
}

// MARK: - Changing the tree

extension ReferenceSession {
  /// The tree without the containers that custom layouts delegate to.
  var ownTree: LayoutTree {
    var tree = tree
    tree.removeDelegated()
    return tree
  }

  /// Returns the index of the container that a custom layout delegates to; equal delegations share one.
  func index(of delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    if let key = delegated.key, let known = delegates[key] { return known }
    // No pointer into the tree is held here, so it may change.
    let index = try changingTree { tree throws(LayoutError) in try tree.add(delegated) }
    try noteViews(index.position..<index.position, count: 1)
    if let key = delegated.key { delegates[key] = index }
    return index
  }

  /// Applies an edit; views that are neither changed nor around a change keep their answers.
  ///
  /// - Throws: `LayoutError.invalidParameter` for invalid views; the tree is then unchanged.
  func apply(_ edit: TreeEdit) throws(LayoutError) {
    try removeDelegated()
    let old = edit.view.position..<tree.end(of: edit.view)
    let count = tree.nodes.count
    try changingTree { tree throws(LayoutError) in try tree.apply(edit) }
    if edit.replacesViews {
      let new = old.count + tree.nodes.count - count
      frames.replaceViews(old, count: new)
      try noteViews(old, count: new)
    } else {
      try noteViews(old.prefix(0), count: 0)
    }
    var changed: LayoutTree.Index? = edit.view
    while let view = changed {
      forget(view)
      changed = tree.parent(of: view)
    }
  }

  /// Adopts a tree that differs in elements alone, and keeps the answers of all other views; returns whether
  /// it did.
  ///
  /// A tree with further differences changes nothing.
  ///
  /// - Throws: `LayoutError.missingRule`.
  func takeOver(_ other: LayoutTree) throws(LayoutError) -> Bool {
    try removeDelegated()
    guard let changed = tree.compiled.views(changedIn: other.compiled) else { return false }
    let types = tree.compiled.elementTypes
    changingTree { $0 = other }
    // Rules are bound by type number, so they are bound again if the numbering differs.
    let isNumberedAlike =
      types.count <= tree.compiled.elementTypes.count
      && zip(types, tree.compiled.elementTypes).allSatisfy { ObjectIdentifier($0) == ObjectIdentifier($1) }
    if !isNumberedAlike { rules = [] }
    try bindRules(tree.compiled.elementTypes)
    var forgotten: Set<LayoutTree.Index> = []
    for view in changed {
      var next: LayoutTree.Index? = view
      // The views around a forgotten view were forgotten with it.
      while let view = next, forgotten.insert(view).inserted {
        forget(view)
        next = tree.parent(of: view)
      }
    }
    return true
  }

  private func forget(_ view: LayoutTree.Index) {
    core.pointee.forget(view)
    groups[view.position] = nil
    caches[view] = nil
    frames.noteChange(view)
  }

  private func removeDelegated() throws(LayoutError) {
    let all = tree.nodes.count
    guard all > frames.viewCount else { return }
    delegates = [:]
    changingTree { $0.removeDelegated() }
    try noteViews(frames.viewCount..<all, count: 0)
  }

  /// Changes the tree in place, and reads it again.
  private func changingTree<Result, Failure>(
    _ change: (inout LayoutTree) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    core.pointee.letGo()
    defer { core.pointee.hold(tree.compiled) }
    return try change(&tree)
  }

  /// Records that the views of a range have been replaced by a number of others.
  private func noteViews(_ range: Range<Int>, count: Int) throws(LayoutError) {
    core.pointee.replaceViews(range, count: count)
    try bindRules(tree.compiled.elementTypes)
    guard !range.isEmpty || count > 0 else { return }
    groups.replaceSubrange(range, with: repeatElement(nil, count: count))
    measures.replaceSubrange(range, with: repeatElement(0, count: count))
    caches = Dictionary(
      uniqueKeysWithValues: caches.compactMap { view, cache in
        guard !range.contains(view.position) else { return nil }
        let moved = view.position < range.lowerBound ? 0 : count - range.count
        return (LayoutTree.Index(view.position + moved), cache)
      })
  }

  /// The greatest number of containers for which answers are kept.
  private static var greatestContainerCount: Int { 200 }

  /// Whether answers for more containers may be kept.
  var hasRoomForContainers: Bool { containers.count <= Self.greatestContainerCount }

  /// Begins another layout; answers that two layouts did not use may be replaced.
  func beginLayout() {
    core.pointee.beginLayout()
    // A custom layout's cache may depend on views that the last container sized.
    caches = [:]
    if !hasRoomForContainers {
      containers = []
      core.pointee.forgetAnswers()
      frames.noteChanges()
    }
    for index in measures.indices { measures[index] = 0 }
    customLayoutCalls = 0
  }
}
