import Foundation

/// An engine that tells more of a layout than its frames: what was asked on the way, and any guide.
public protocol InspectableEngine: LayoutEngine {
  /// The root's answer to a proposal, in points; nothing is placed.
  ///
  /// Throws as `layout(_:in:)` does.
  func size(of tree: LayoutTree, at proposal: ProposedViewSize) throws -> CGSize

  /// The different proposals that each view receives while the root is measured and placed, in points.
  ///
  /// The place in the list is the view's in preorder. Throws as `layout(_:in:)` does.
  func proposals(in tree: LayoutTree, at proposal: ProposedViewSize) throws -> [[ProposedViewSize]]

  /// The explicit or default value of a guide of a view at a proposal, in points from the view's own corner.
  ///
  /// Throws as `layout(_:in:)` does.
  func guide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, in tree: LayoutTree, at proposal: ProposedViewSize
  ) throws -> CGFloat
}

extension InspectableEngine {
  /// The explicit or default value of a guide of the root at a proposal, in points.
  ///
  /// Throws as `layout(_:in:)` does.
  public func guide(
    _ guide: AlignmentKey, of tree: LayoutTree, at proposal: ProposedViewSize
  ) throws -> CGFloat {
    try self.guide(guide, of: tree.root, in: tree, at: proposal)
  }
}
