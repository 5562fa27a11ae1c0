import Foundation

/// A length that is linear in a view's dimensions: a constant, in points, plus multiples of sides and guides.
///
/// An `alignmentGuide` closure that only adds, subtracts and scales dimensions makes one of these, with no change in
/// its source; a closure that does anything else falls back to `CGFloat` and is opaque.
public struct LinearLength: Hashable, Sendable {
  /// What a coefficient multiplies.
  public enum Dimension: Hashable, Sendable {
    /// The view's width.
    case width
    /// The view's height.
    case height
    /// The value of one of the view's guides.
    case guide(AlignmentKey)
  }

  /// The part in points that depends on nothing.
  public var constant: CGFloat
  /// The multiples, in the order in which they were first named.
  public private(set) var terms: [Term]

  /// A coefficient and what it multiplies.
  public struct Term: Hashable, Sendable {
    /// What is multiplied.
    public var dimension: Dimension
    /// By how much.
    public var coefficient: CGFloat
  }

  /// Makes a constant length in points.
  public init(_ constant: CGFloat = 0) {
    self.constant = constant
    self.terms = []
  }

  /// Makes a length that is one dimension, times a coefficient.
  public init(_ dimension: Dimension, times coefficient: CGFloat = 1) {
    self.constant = 0
    // Zero times an infinite side is zero, not NaN.
    self.terms = coefficient == 0 ? [] : [Term(dimension: dimension, coefficient: coefficient)]
  }

  private mutating func add(_ term: Term, times factor: CGFloat) {
    if let index = terms.firstIndex(where: { $0.dimension == term.dimension }) {
      terms[index].coefficient += term.coefficient * factor
    } else {
      terms.append(Term(dimension: term.dimension, coefficient: term.coefficient * factor))
    }
  }

  fileprivate func adding(_ other: LinearLength, times factor: CGFloat) -> LinearLength {
    var result = self
    result.constant += other.constant * factor
    for term in other.terms { result.add(term, times: factor) }
    result.terms.removeAll { $0.coefficient == 0 }
    return result
  }
}

extension LinearLength: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// A constant length in points.
  public init(integerLiteral value: Int) { self.init(CGFloat(value)) }
  /// A constant length in points.
  public init(floatLiteral value: Double) { self.init(CGFloat(value)) }
}

extension LinearLength {
  /// The sum of two lengths.
  public static func + (a: LinearLength, b: LinearLength) -> LinearLength { a.adding(b, times: 1) }
  /// The difference of two lengths.
  public static func - (a: LinearLength, b: LinearLength) -> LinearLength { a.adding(b, times: -1) }
  /// The length the other way.
  public static prefix func - (a: LinearLength) -> LinearLength { a.scaled(by: -1) }
}

// The plain numbers below are optional so that these operators are a worse match than `CGFloat`'s own wherever
// both would do, as in `widths.reduce(0, +)`; but no worse than the opaque `alignmentGuide` is. `nil` is no number
// that a closure can mean.
extension LinearLength {
  /// A length and a constant in points, which must not be `nil`.
  public static func + (a: LinearLength, b: CGFloat?) -> LinearLength { a + LinearLength(given(b)) }
  /// A constant in points, which must not be `nil`, and a length.
  public static func + (a: CGFloat?, b: LinearLength) -> LinearLength { LinearLength(given(a)) + b }
  /// A length less a constant in points, which must not be `nil`.
  public static func - (a: LinearLength, b: CGFloat?) -> LinearLength { a - LinearLength(given(b)) }
  /// A constant in points, which must not be `nil`, less a length.
  public static func - (a: CGFloat?, b: LinearLength) -> LinearLength { LinearLength(given(a)) - b }
  /// A length times a factor, which must not be `nil`.
  public static func * (a: LinearLength, b: CGFloat?) -> LinearLength { a.scaled(by: given(b)) }
  /// A factor, which must not be `nil`, times a length.
  public static func * (a: CGFloat?, b: LinearLength) -> LinearLength { b.scaled(by: given(a)) }
  /// A length divided by a number, which must not be `nil`.
  public static func / (a: LinearLength, b: CGFloat?) -> LinearLength { a.scaled(by: 1 / given(b)) }

  private static func given(_ number: CGFloat?) -> CGFloat {
    guard let number else { preconditionFailure("a length cannot be computed with nil") }
    return number
  }

  private func scaled(by factor: CGFloat) -> LinearLength { LinearLength().adding(self, times: factor) }
}
