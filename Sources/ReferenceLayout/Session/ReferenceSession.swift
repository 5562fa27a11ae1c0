import ElementTree
import Foundation

/// A tree that is laid out once or many times: the tree, the rules, and the answers given so far.
final class ReferenceSession<Number: LayoutNumber> {
  @exclusivity(unchecked) private(set) var tree: LayoutTree
  private let allRules: ReferenceRules
  private let trace: ((TraceEvent) -> Void)?
  /// What remembers answers from one layout to the next; in its absence they are kept here.
  let memory: (any AnswerMemory<Number>)?
  /// What views are asked through; no reference is counted on the way.
  let core: UnsafeMutablePointer<SessionCore<Number>>
  // Every access to one of these is over before a rule runs, so that no two of them overlap.
  @exclusivity(unchecked) private var rules: [BoundRule<Number>] = []
  @exclusivity(unchecked) private var groups: [[[Int]]?]
  @exclusivity(unchecked) private(set) var measures: [Int32]
  // Containers and guides are told apart by their numbers: there are but a few of each.
  @exclusivity(unchecked) private var containers: [ContainerSides<Number>] = []
  private var guideNumbers: [AlignmentKey: Int32] = [:]
  /// What custom layouts remember, by view.
  var caches: [LayoutTree.Index: LayoutCache] = [:]
  /// What custom layouts hand on to layouts that the engine knows.
  private var delegates: [DelegatedLayout.Key: LayoutTree.Index] = [:]
  /// The lengths behind the doubles that custom layouts were told.
  var told = ToldLengths<Number>()
  /// How often the code of a custom layout was called.
  var customLayoutCalls = 0
  /// Where the views were put last.
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

  /// Binds the rule for each type of element that has come up since the last time.
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
  /// A session in doubles.
  convenience init(
    tree: LayoutTree, rules: ReferenceRules, trace: ((TraceEvent) -> Void)? = nil
  ) throws(LayoutError) {
    try self.init(tree: tree, rules: rules, trace: trace, memory: nil, context: ())
  }
}

// MARK: - Asking views

extension ReferenceSession {
  /// The size of a view at a proposal, measured once.
  func size(of index: LayoutTree.Index, at proposal: Proposal<Number>) throws -> Size<Number> {
    let question = Question(proposal, container: number(of: proposal.container))
    return try size(of: index, question)
  }

  /// The size of a view at a proposal that a question puts in numbers.
  func size(of index: LayoutTree.Index, _ question: Question<Number>) throws -> Size<Number> {
    try core.pointee.sizes.answer(of: index, to: question) ?? measure(index, question)
  }

  /// Measures a view at a proposal at which it was not asked.
  ///
  /// The numbers are handed on one by one, and the proposal is made here: copies of a whole one take long.
  @inline(never)
  func measure(_ index: LayoutTree.Index, _ question: Question<Number>) throws -> Size<Number> {
    guard memory == nil else { return try recalled(index, question) }
    let size = try measured(index, question)
    core.pointee.sizes.note(size, of: index, to: question)
    return size
  }

  /// The size that the memory has for a view at a proposal.
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

  /// Where a view puts its children at a proposal, before mirroring, as a rule asks for it; remembered.
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

  /// Where a view puts its children, as it is placed itself, which happens once in a layout.
  func placementsOnce(
    of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    if memory != nil { return try placements(of: index, at: proposal) }
    let question = Question(proposal, container: number(of: proposal.container))
    return try core.pointee.placed.answer(of: index, to: question) ?? newPlacements(of: index, at: proposal)
  }

  /// The order in which a view serves its children, which rests on a proposal to them; remembered; `nil` is their own.
  func order(
    of index: LayoutTree.Index, at proposal: Proposal<Number>, in container: Int32,
    _ find: () throws -> [Int]?
  ) throws -> [Int]? {
    // A memory that outlives the layout notes which answers a size rests on: they have to be asked for.
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
    for place in placements.indices {
      let child = core.pointee.child(placements[place].child, of: index)
      placements[place].proposal = core.pointee.reaching(
        child, placements[place].proposal, in: proposal.container)
    }
    return placements
  }

  /// The container that has a number; `nil` for -1.
  @inline(__always)
  func container(_ number: Int32) -> ContainerSides<Number>? {
    number < 0 ? nil : containers[Int(number)]
  }

  /// The number of the container in a proposal; -1 where there is none.
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

  /// The explicit value of a guide of a view at a proposal.
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

  /// The places of a view's children by layout priority, the highest first.
  func priorityGroups(of index: LayoutTree.Index) -> [[Int]] {
    if let known = groups[index.position] { return known }
    let core = core.pointee
    let priorities = (0..<core.childCount(of: index)).map { place in
      core.traits[core.child(place, of: index).position].priority
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

  /// The answer of a guide's closure to dimensions in doubles.
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
  /// The tree without what custom layouts handed on.
  var ownTree: LayoutTree {
    var tree = tree
    tree.removeDelegated()
    return tree
  }

  /// The container that stands for what a custom layout hands on; for the same thing the same one.
  func index(of delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    if let key = delegated.key, let known = delegates[key] { return known }
    // Who asks holds no pointer into the tree.
    let index = try changingTree { tree throws(LayoutError) in try tree.add(delegated) }
    try noteViews(index.position..<index.position, count: 1)
    if let key = delegated.key { delegates[key] = index }
    return index
  }

  /// Makes an edit; what is neither changed nor around a change keeps its answers.
  ///
  /// Throws `LayoutError.invalidParameter` for what is wrong with the new views, and then changes nothing.
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

  /// Takes over a tree that differs from its own in elements alone, and keeps the answers of all other views; changes
  /// nothing and says no where it differs in more.
  ///
  /// Throws `LayoutError.missingRule`.
  func takeOver(_ other: LayoutTree) throws(LayoutError) -> Bool {
    try removeDelegated()
    guard let changed = tree.compiled.views(changedIn: other.compiled) else { return false }
    let types = tree.compiled.elementTypes
    changingTree { $0 = other }
    // A rule is bound for each of the old types: where one is no longer there, others have its number next time.
    let isNumberedAlike =
      types.count <= tree.compiled.elementTypes.count
      && zip(types, tree.compiled.elementTypes).allSatisfy { ObjectIdentifier($0) == ObjectIdentifier($1) }
    if !isNumberedAlike { rules = [] }
    try bindRules(tree.compiled.elementTypes)
    var forgotten: Set<LayoutTree.Index> = []
    for view in changed {
      var next: LayoutTree.Index? = view
      // What is around a view that was forgotten was forgotten with it.
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

  /// Changes the tree in place, and reads it as it is then.
  private func changingTree<Result, Failure>(
    _ change: (inout LayoutTree) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    core.pointee.letGo()
    defer { core.pointee.hold(tree.compiled) }
    return try change(&tree)
  }

  /// Notes that the views of a range are others than they were, and how many there are now.
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

  /// How many containers answers are remembered for.
  private static var greatestContainerCount: Int { 200 }

  /// Whether answers may be remembered for more containers.
  var hasRoomForContainers: Bool { containers.count <= Self.greatestContainerCount }

  /// Begins another layout: answers that two layouts did not ask for make room for others.
  func beginLayout() {
    core.pointee.beginLayout()
    // What a custom layout remembers may come from views that were sized by the last container.
    caches = [:]
    if !hasRoomForContainers {
      containers = []
      core.pointee.forgetAnswers()
      frames.noteChanges()
    }
    for place in measures.indices { measures[place] = 0 }
    customLayoutCalls = 0
  }
}
