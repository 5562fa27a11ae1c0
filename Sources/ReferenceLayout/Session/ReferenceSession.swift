import Foundation
import LayoutCore

/// One layout under way: the tree, the rules, and every answer given so far.
final class ReferenceSession<Number: LayoutNumber> {
  private(set) var tree: LayoutTree
  private var rules: [any ReferenceRule]
  private let trace: ((TraceEvent) -> Void)?
  private var sizes: [Key: Size<Number>] = [:]
  private var guides: [GuideKey: Number?] = [:]
  private var placed: [Key: [Placement<Number>]] = [:]
  private(set) var measures: [Int]
  private let allRules: ReferenceRules
  /// What custom layouts remember, by view.
  var caches: [LayoutTree.Index: LayoutCache] = [:]
  /// What custom layouts hand on to layouts that the engine knows.
  private var delegates: [DelegatedLayout.Key: LayoutTree.Index] = [:]
  /// How often the code of a custom layout was called.
  var customLayoutCalls = 0

  private struct Key: Hashable {
    var node: LayoutTree.Index
    var proposal: Proposal<Number>
  }

  private struct GuideKey: Hashable {
    var guide: AlignmentKey
    var key: Key
  }

  init(
    tree: LayoutTree, rules: ReferenceRules, trace: ((TraceEvent) -> Void)? = nil
  ) throws(LayoutError) {
    self.tree = tree
    allRules = rules
    self.trace = trace
    measures = Array(repeating: 0, count: tree.nodes.count)
    var resolved: [any ReferenceRule] = []
    for node in tree.nodes {
      guard let rule = rules.rule(for: node.element) else {
        throw .missingRule(engine: "reference", ViewReference(node))
      }
      resolved.append(rule)
    }
    self.rules = resolved
  }

  /// The container that stands for what a custom layout hands on; for the same thing the same one.
  func index(of delegated: DelegatedLayout) throws(LayoutError) -> LayoutTree.Index {
    if let key = delegated.key, let known = delegates[key] { return known }
    let index = try tree.add(delegated)
    guard let rule = allRules.rule(for: delegated.element) else {
      throw .missingRule(engine: "reference", ViewReference(tree[index]))
    }
    rules.append(rule)
    measures.append(0)
    if let key = delegated.key { delegates[key] = index }
    return index
  }

  /// The size of a view at a proposal, measured once.
  func size(of index: LayoutTree.Index, at proposal: Proposal<Number>) throws -> Size<Number> {
    let key = Key(node: index, proposal: proposal)
    if let known = sizes[key] { return known }
    measures[index.position] += 1
    trace?(.propose(index, proposal.doubles))
    let size = try measure(rules[index.position], index, proposal)
    trace?(.report(index, CGSize(width: size.width.doubleValue, height: size.height.doubleValue)))
    sizes[key] = size
    return size
  }

  private func measure<Rule: ReferenceRule>(
    _ rule: Rule, _ index: LayoutTree.Index, _ proposal: Proposal<Number>
  ) throws -> Size<Number> {
    try rule.size(
      of: tree[index].element as! Rule.Element, at: proposal, children(of: index, at: proposal))
  }

  /// Where a view puts its children at a proposal, before mirroring.
  func placements(
    of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    let key = Key(node: index, proposal: proposal)
    if let known = placed[key] { return known }
    var placements = try place(rules[index.position], index, proposal)
    let children = tree[index].children
    for place in placements.indices {
      let traits = tree[children[placements[place].child]].traits
      placements[place].proposal = placements[place].proposal.reaching(traits, in: proposal.container)
    }
    placed[key] = placements
    return placements
  }

  private func place<Rule: ReferenceRule>(
    _ rule: Rule, _ index: LayoutTree.Index, _ proposal: Proposal<Number>
  ) throws -> [Placement<Number>] {
    try rule.placements(
      of: tree[index].element as! Rule.Element, at: proposal, children(of: index, at: proposal))
  }

  private func children(of index: LayoutTree.Index, at proposal: Proposal<Number>) -> Children<Number> {
    Children(session: self, parent: index, container: proposal.container)
  }

  /// The explicit value of a guide of a view at a proposal.
  func explicitGuide(
    _ guide: AlignmentKey, of index: LayoutTree.Index, at proposal: Proposal<Number>
  ) throws -> Number? {
    guard tree[index].traits.explicitGuides.contains(guide) else { return nil }
    let key = GuideKey(guide: guide, key: Key(node: index, proposal: proposal))
    if let known = guides[key] { return known }
    let value = try findGuide(guide, rules[index.position], index, proposal)
    guides[key] = .some(value)
    return value
  }

  private func findGuide<Rule: ReferenceRule>(
    _ guide: AlignmentKey, _ rule: Rule, _ index: LayoutTree.Index, _ proposal: Proposal<Number>
  ) throws -> Number? {
    try rule.explicitGuide(
      guide, of: tree[index].element as! Rule.Element, at: proposal, children(of: index, at: proposal))
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
