import Foundation
import LayoutCore

/// One layout under way: the tree, the rules, and every answer given so far.
final class ReferenceSession<Number: LayoutNumber> {
  private(set) var tree: LayoutTree
  private let allRules: ReferenceRules
  private let trace: ((TraceEvent) -> Void)?
  /// What remembers answers from one layout to the next; in its absence they are kept here.
  private let memory: (any AnswerMemory<Number>)?
  // Every access to one of these is over before a rule runs, so that no two of them overlap.
  @exclusivity(unchecked) private(set) var compiled: CompiledTree
  @exclusivity(unchecked) private var rules: [BoundRule<Number>] = []
  @exclusivity(unchecked) private var sizes: AnswerTable<Proposal<Number>, Size<Number>>
  @exclusivity(unchecked) private var guides: AnswerTable<GuideQuestion, Number?>
  @exclusivity(unchecked) private var placed: AnswerTable<Proposal<Number>, [Placement<Number>]>
  @exclusivity(unchecked) private var groups: [[[Int]]?]
  @exclusivity(unchecked) private(set) var measures: [Int]
  /// What custom layouts remember, by view.
  var caches: [LayoutTree.Index: LayoutCache] = [:]
  /// What custom layouts hand on to layouts that the engine knows.
  private var delegates: [DelegatedLayout.Key: LayoutTree.Index] = [:]
  /// How often the code of a custom layout was called.
  var customLayoutCalls = 0

  private struct GuideQuestion: Hashable {
    var guide: AlignmentKey
    var proposal: Proposal<Number>
  }

  init(
    tree: LayoutTree, rules: ReferenceRules, trace: ((TraceEvent) -> Void)? = nil,
    memory: (any AnswerMemory<Number>)? = nil
  ) throws(LayoutError) {
    self.tree = tree
    allRules = rules
    self.trace = trace
    self.memory = memory
    compiled = CompiledTree(tree)
    let count = compiled.views.count
    // Two stacks around a view ask for the least, the most and the share on each axis: what is not used costs nothing.
    sizes = AnswerTable(viewCount: count, answersOfEach: 9)
    guides = AnswerTable(viewCount: count, answersOfEach: 0)
    placed = AnswerTable(viewCount: count, answersOfEach: 1)
    groups = Array(repeating: nil, count: count)
    measures = Array(repeating: 0, count: count)
    try bindRules()
  }

  /// Binds the rule for each type of element that has come up since the last time.
  private func bindRules() throws(LayoutError) {
    for type in compiled.elementTypes[rules.count...] {
      guard let rule = allRules.rule(for: type) else {
        let node = tree.nodes.first { ObjectIdentifier(Swift.type(of: $0.element)) == ObjectIdentifier(type) }
        throw .missingRule(engine: "reference", ViewReference(node ?? tree[tree.root]))
      }
      rules.append(Number.binding(rule))
    }
  }

  /// The container that stands for what a custom layout hands on; for the same thing the same one.
  func index(of delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    if let key = delegated.key, let known = delegates[key] { return known }
    let index = try tree.add(delegated)
    compiled.append(tree[index])
    sizes.addView()
    guides.addView()
    placed.addView()
    groups.append(nil)
    measures.append(0)
    try bindRules()
    if let key = delegated.key { delegates[key] = index }
    return index
  }

  /// The size of a view at a proposal, measured once.
  func size(of index: LayoutTree.Index, at proposal: Proposal<Number>) throws -> Size<Number> {
    if let memory { return try memory.size(of: index, at: proposal) { try measured(index, at: proposal) } }
    if let known = sizes.answer(of: index, to: proposal) { return known }
    let size = try measured(index, at: proposal)
    sizes.note(size, of: index, to: proposal)
    return size
  }

  private func measured(_ index: LayoutTree.Index, at proposal: Proposal<Number>) throws -> Size<Number> {
    measures[index.position] += 1
    trace?(.propose(index, proposal.doubles))
    let view = compiled.views[index.position]
    let size = try rules[view.type].size(view.element, proposal, children(of: index, at: proposal))
    trace?(.report(index, CGSize(width: size.width.doubleValue, height: size.height.doubleValue)))
    return size
  }

  /// Where a view puts its children at a proposal, before mirroring.
  func placements(
    of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    if let memory {
      return try memory.placements(of: index, at: proposal) { try foundPlacements(of: index, at: proposal) }
    }
    if let known = placed.answer(of: index, to: proposal) { return known }
    let placements = try foundPlacements(of: index, at: proposal)
    placed.note(placements, of: index, to: proposal)
    return placements
  }

  private func foundPlacements(
    of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    let view = compiled.views[index.position]
    var placements = try rules[view.type].placements(
      view.element, proposal, children(of: index, at: proposal))
    for place in placements.indices {
      let child = compiled.child(placements[place].child, of: index)
      let traits = compiled.views[child.position].traits
      placements[place].proposal = placements[place].proposal.reaching(traits, in: proposal.container)
    }
    return placements
  }

  private func children(of index: LayoutTree.Index, at proposal: Proposal<Number>) -> Children<Number> {
    Children(session: self, parent: index, container: proposal.container)
  }

  /// The explicit value of a guide of a view at a proposal.
  func explicitGuide(
    _ guide: AlignmentKey, of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> Number? {
    guard compiled.views[index.position].traits.explicitGuides.contains(guide) else { return nil }
    func found() throws -> Number? {
      let view = compiled.views[index.position]
      return try rules[view.type].explicitGuide(
        guide, view.element, proposal, children(of: index, at: proposal))
    }
    if let memory { return try memory.explicitGuide(guide, of: index, at: proposal, found) }
    let question = GuideQuestion(guide: guide, proposal: proposal)
    if let known = guides.answer(of: index, to: question) { return known }
    let value = try found()
    guides.note(value, of: index, to: question)
    return value
  }

  /// The places of a view's children by layout priority, the highest first.
  func priorityGroups(of index: LayoutTree.Index) -> [[Int]] {
    if let known = groups[index.position] { return known }
    let found = Dictionary(grouping: 0..<compiled.childCount(of: index)) { place in
      compiled.views[compiled.child(place, of: index).position].traits.priority
    }.sorted { $0.key > $1.key }.map { $0.value }
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
    return Number(value.lengthOrInfinity)
  }
}
