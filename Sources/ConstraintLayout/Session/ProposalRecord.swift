import LayoutCore

/// The different proposals that each view received, in the order in which they came.
struct ProposalRecord {
  private(set) var byView: [[ExactProposal]]
  private var known: [Set<ExactProposal>]

  init(viewCount: Int) {
    byView = Array(repeating: [], count: viewCount)
    known = Array(repeating: [], count: viewCount)
  }

  mutating func note(_ proposal: ExactProposal, to view: LayoutTree.Index) {
    if known[view.position].insert(proposal).inserted { byView[view.position].append(proposal) }
  }
}
