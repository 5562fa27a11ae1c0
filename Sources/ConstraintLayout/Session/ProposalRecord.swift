import ElementTree

/// The different proposals that each view received, in the order in which they came.
struct ProposalRecord {
  private(set) var byView: [[ExactProposal]]
  private var known: [Set<ExactProposal>]

  init(viewCount: Int) {
    byView = Array(repeating: [], count: viewCount)
    known = Array(repeating: [], count: viewCount)
  }

  /// Notes a proposal; containers that stand for what a custom layout hands on are no views of the tree.
  mutating func note(_ proposal: ExactProposal, to view: LayoutTree.Index) {
    guard known.indices.contains(view.position) else { return }
    if known[view.position].insert(proposal).inserted { byView[view.position].append(proposal) }
  }
}
