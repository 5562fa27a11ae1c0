import Foundation
import LayoutCore

extension ReferenceEngine: InspectableEngine {
  /// The root's answer to a proposal, in points; nothing is placed.
  public func size(of tree: LayoutTree, at proposal: ProposedViewSize) throws -> CGSize {
    let asked = Proposal<Double>(try proposal.checked()).reachingRoot(tree[tree.root].traits)
    return try DeepStack.run(depth: tree.depth) {
      let size = try ReferenceSession<Double>(tree: tree, rules: rules).size(of: tree.root, at: asked)
      return CGSize(width: size.width, height: size.height)
    }
  }

  /// The different proposals that each view receives while the root is measured and placed, in points.
  public func proposals(in tree: LayoutTree, at proposal: ProposedViewSize) throws -> [[ProposedViewSize]] {
    var proposals: [[ProposedViewSize]] = Array(repeating: [], count: tree.nodes.count)
    // An answer is remembered by its proposal, so no proposal is told twice.
    _ = try layout(tree, in: proposal) { event in
      guard case .propose(let view, let proposal) = event else { return }
      // Containers that stand for what a custom layout hands on are no views of the tree.
      if proposals.indices.contains(view.position) { proposals[view.position].append(proposal) }
    }
    return proposals
  }

  /// The explicit or default value of a guide of a view at a proposal, in points from the view's own corner.
  public func guide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, in tree: LayoutTree, at proposal: ProposedViewSize
  ) throws -> CGFloat {
    let asked = Proposal<Double>(try proposal.checked())
    return try DeepStack.run(depth: tree.depth) {
      let session = try ReferenceSession<Double>(tree: tree, rules: rules)
      let child = Child(
        core: session.core, index: view, containerNumber: session.number(of: ContainerSides(asked)))
      return CGFloat(try child.guide(guide, at: asked))
    }
  }
}
