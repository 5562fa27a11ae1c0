import LayoutCore
import LinearProgramming

/// A proposal in a block; a side is unspecified where it is `nil`.
public typealias ProposalExpression = Proposal<Extent>
/// A size in a block.
public typealias SizeExpression = Size<Extent>
/// A point in a block, from the top left corner of a parent.
public typealias PointExpression = Point<Extent>
/// Where a parent puts a child in a block, and what it proposes to it there.
public typealias PlacementExpression = Placement<Extent>

extension Point<Extent> {
  /// The corner itself.
  public static var zero: Self { Self(.zero, .zero) }
}
