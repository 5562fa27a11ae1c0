import ElementTree
import Foundation

extension ConstraintEngine: InspectableEngine {
  /// Returns the root's size at a proposal, in points, without placing anything.
  public func size(of tree: LayoutTree, at proposal: ProposedViewSize) throws -> CGSize {
    let childProposal = ExactProposal(try proposal.checked())
    return try DeepStack.run(depth: tree.depth) {
      let childProposal = childProposal.reaching(tree[tree.root].traits)
      return try session(tree).piece(of: tree.root, at: childProposal, inNumbers: false).size(
        at: childProposal)
    }
  }

  /// Returns the different proposals that each view receives while the root is measured and placed, in
  /// points.
  ///
  /// A piece holds for a whole region of proposals, and keeps the views inside it from receiving proposals
  /// that they would otherwise receive. So every piece is found anew here, for each proposal.
  public func proposals(in tree: LayoutTree, at proposal: ProposedViewSize) throws -> [[ProposedViewSize]] {
    let childProposal = ExactProposal(try proposal.checked())
    return try DeepStack.run(depth: tree.depth) {
      let session = try session(tree, notesProposals: true)
      _ = try session.rootPiece(in: childProposal)
      return session.record?.byView.map { $0.map(\.doubles) } ?? []
    }
  }

  /// Returns the explicit or default value of a guide of a view at a proposal, in points from the view's own
  /// corner.
  public func guide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, in tree: LayoutTree, at proposal: ProposedViewSize
  ) throws -> CGFloat {
    let childProposal = ExactProposal(try proposal.checked())
    return try DeepStack.run(depth: tree.depth) {
      let childProposal = childProposal.reaching(tree[view].traits)
      let piece = try session(tree, top: view, everyGuide: true).piece(
        of: view, at: childProposal, inNumbers: false)
      let size = piece.size(at: childProposal)
      let dimensions = ViewDimensions(width: size.width, height: size.height) {
        piece.guides[$0].map { CGFloat($0.doubleValue(at: childProposal)) }
      }
      return dimensions[key: guide]
    }
  }

  private func session(
    _ tree: LayoutTree, top: LayoutTree.Index? = nil, everyGuide: Bool = false, notesProposals: Bool = false
  ) throws(LayoutError) -> ConstraintSession {
    try ConstraintSession(
      tree: tree, engine: self, keeping: Keeping(kept: .forms), top: top, everyGuide: everyGuide,
      notesProposals: notesProposals)
  }
}

/// The different proposals to each view, in the order in which they were made.
struct ProposalRecord {
  private(set) var byView: [[ExactProposal]]
  private var known: [Set<ExactProposal>]

  init(viewCount: Int) {
    byView = Array(repeating: [], count: viewCount)
    known = Array(repeating: [], count: viewCount)
  }

  /// Records a proposal to a view; containers that custom layouts delegate to are no views of the tree.
  mutating func note(_ proposal: ExactProposal, to view: LayoutTree.Index) {
    guard known.indices.contains(view.position) else { return }
    if known[view.position].insert(proposal).inserted { byView[view.position].append(proposal) }
  }
}
