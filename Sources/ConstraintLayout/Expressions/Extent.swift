import LinearProgramming

/// A length in a block: an expression, or infinity, which is decided when the block is written and never by the solver.
public enum Extent: Hashable, Sendable {
  /// A length that the solver knows.
  case finite(LinearExpression)
  /// No bound upwards.
  case infinite
  /// No bound downwards.
  case negativeInfinite

  /// A constant length.
  init(_ constant: Rational) { self = .finite(LinearExpression(constant)) }

  /// Zero.
  static let zero = Extent(0)

  /// The expression, `nil` where the length is infinite.
  public var expression: LinearExpression? {
    if case .finite(let expression) = self { return expression }
    return nil
  }

  /// Whether the length is infinite, upwards or downwards.
  var isInfinite: Bool { expression == nil }

  /// The sum; it stays what it was where infinities cancel.
  static func + (a: Extent, b: Extent) -> Extent {
    switch (a, b) {
    case (.finite(let a), .finite(let b)): .finite(a + b)
    case (.finite, _): b
    case (_, _): a
    }
  }

  /// The sum of any number of lengths; the first infinite one wins.
  static func sum(_ lengths: [Extent]) -> Extent {
    var sum = LinearExpression(0)
    for length in lengths {
      guard case .finite(let expression) = length else { return length }
      sum += expression
    }
    return .finite(sum)
  }

  /// The difference; it stays what it was where infinities cancel.
  static func - (a: Extent, b: Extent) -> Extent { a + -b }

  /// The length the other way.
  static prefix func - (a: Extent) -> Extent { a * -1 }

  /// The length times a factor other than zero.
  static func * (a: Extent, factor: Rational) -> Extent {
    switch a {
    case .finite(let expression): .finite(expression * factor)
    case .infinite: factor > 0 ? .infinite : .negativeInfinite
    case .negativeInfinite: factor > 0 ? .negativeInfinite : .infinite
    }
  }

  /// The length divided by a number other than zero.
  static func / (a: Extent, divisor: Rational) -> Extent { a * (1 / divisor) }

  /// Where a child begins whose guide meets a line; 0 where both are infinite.
  static func alignedOrigin(own: Extent, child: Extent) -> Extent {
    own.isInfinite && child.isInfinite ? .zero : own - child
  }
}
