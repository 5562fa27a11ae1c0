import ElementTree
import LinearProgramming

/// A proposal in a block; a side is unspecified where it is `nil`.
package typealias ProposalExpression = Proposal<Extent>
/// A size in a block.
package typealias SizeExpression = Size<Extent>
/// A point in a block, from the top left corner of a parent.
package typealias PointExpression = Point<Extent>
/// Where a parent puts a child in a block, and what it proposes to it there.
package typealias PlacementExpression = Placement<Extent>

extension Point<Extent> {
  /// The corner itself.
  package static var zero: Self { Self(.zero, .zero) }
}
