import Foundation

/// An engine that reports more about a layout than its frames: all proposals, and any guide.
public protocol InspectableEngine: LayoutEngine {
  /// Returns the root's size at a proposal, in points, without placing anything.
  ///
  /// - Throws: The errors of `layout(_:in:)`.
  func size(of tree: LayoutTree, at proposal: ProposedViewSize) throws -> CGSize

  /// Returns the different proposals that each view receives while the root is measured and placed, in
  /// points.
  ///
  /// The index in the result is the view's in preorder.
  ///
  /// - Throws: The errors of `layout(_:in:)`.
  func proposals(in tree: LayoutTree, at proposal: ProposedViewSize) throws -> [[ProposedViewSize]]

  /// Returns the explicit or default value of a guide of a view at a proposal, in points from the view's own
  /// corner.
  ///
  /// - Throws: The errors of `layout(_:in:)`.
  func guide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, in tree: LayoutTree, at proposal: ProposedViewSize
  ) throws -> CGFloat
}

extension InspectableEngine {
  /// Returns the explicit or default value of a guide of the root at a proposal, in points.
  ///
  /// - Throws: The errors of `layout(_:in:)`.
  public func guide(
    _ guide: AlignmentKey, of tree: LayoutTree, at proposal: ProposedViewSize
  ) throws -> CGFloat {
    try self.guide(guide, of: tree.root, in: tree, at: proposal)
  }
}
