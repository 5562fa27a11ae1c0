import ElementTree
import LinearProgramming

/// A length in a block, in points: an expression, or infinite.
package typealias Extent = Extended<LinearExpression>

extension Extended<LinearExpression> {
  /// Creates a constant length, in points.
  package init(_ constant: Rational) { self = .finite(LinearExpression(constant)) }

  package static let zero = Extent(0)

  /// The expression; `nil` if the length is infinite.
  package var expression: LinearExpression? { finite }

  /// Returns the sum of any number of lengths; the first infinite one if there is any.
  package static func sum(_ lengths: [Extent]) -> Extent {
    if let infinite = lengths.first(where: \.isInfinite) { return infinite }
    return .finite(.sum(lengths.lazy.compactMap(\.expression)))
  }

  /// Returns the origin of a child whose guide meets a line; 0 if both are infinite.
  package static func alignedOrigin(own: Extent, child: Extent) -> Extent {
    own.isInfinite && child.isInfinite ? .zero : own - child
  }
}

/// A proposal in a block; a side of `nil` is unspecified.
package typealias ProposalExpression = Proposal<Extent>
/// A size in a block, as expressions of its program.
package typealias SizeExpression = Size<Extent>
/// A point in a block, relative to the top left corner of a parent.
package typealias PointExpression = Point<Extent>
/// The place at which a parent puts a child in a block, and its proposal to the child.
package typealias PlacementExpression = Placement<Extent>

extension Point<Extent> {
  package static var zero: Self { Self(.zero, .zero) }
}
