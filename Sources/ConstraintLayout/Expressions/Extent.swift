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
