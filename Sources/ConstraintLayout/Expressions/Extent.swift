import ElementTree
import LinearProgramming

/// A length in a block, in points: an expression, or infinity.
package typealias Extent = Extended<LinearExpression>

extension Extended<LinearExpression> {
  /// A constant length.
  package init(_ constant: Rational) { self = .finite(LinearExpression(constant)) }

  /// Zero.
  package static let zero = Extent(0)

  /// The expression; `nil` where the length is infinite.
  package var expression: LinearExpression? { finite }

  /// The sum of any number of lengths; the first infinite one wins.
  package static func sum(_ lengths: [Extent]) -> Extent {
    if let infinite = lengths.first(where: \.isInfinite) { return infinite }
    return .finite(.sum(lengths.lazy.compactMap(\.expression)))
  }

  /// Where a child begins whose guide meets a line; 0 where both are infinite.
  package static func alignedOrigin(own: Extent, child: Extent) -> Extent {
    own.isInfinite && child.isInfinite ? .zero : own - child
  }
}

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
