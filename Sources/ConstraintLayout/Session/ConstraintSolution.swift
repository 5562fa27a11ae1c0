import ElementTree

/// A layout by constraints, and what it follows from.
public struct ConstraintSolution: Sendable {
  /// The views in their places.
  public var result: LayoutResult
  /// Every frame as an affine function of the container's size.
  package var root: RootPiece
  /// The container's size in exact numbers.
  package var container: ExactProposal
}
