import LayoutCore
import LinearProgramming
import ReferenceLayout

/// A number for the reference engine that is an affine function of parameters, in exact rationals.
///
/// It is compared by its value at the point of its path, and the path remembers the comparison. Two numbers are equal
/// (`==`) only as functions, so that an answer that is remembered for one holds wherever the path does.
public struct AffineNumber: LayoutNumber {
  /// What a number is.
  public enum Value: Hashable, Sendable {
    /// A constant plus multiples of parameters.
    case finite(LinearExpression)
    /// More than any number.
    case infinity
    /// Less than any number.
    case negativeInfinity
  }

  /// The function.
  public let value: Value
  /// The path of the run that the number belongs to; `nil` for constants, which belong to any.
  let path: ComparisonPath?

  private init(_ value: Value, _ path: ComparisonPath?) {
    self.value = value
    self.path = path
  }

  /// A function of the parameters of a run.
  public init(_ expression: LinearExpression, on path: ComparisonPath) {
    self.init(.finite(expression), path)
  }

  /// A constant.
  public init(_ constant: Rational) { self.init(.finite(LinearExpression(constant)), nil) }

  /// The exact value of a double; infinity stays infinity.
  ///
  /// While a rule is proven for all its parameters, the double that stands for one of them gives the parameter.
  public init(_ value: Double) {
    if let parameter = WrittenLengths.current?[value] {
      self = parameter
    } else if let exact = Rational(exactly: value) {
      self.init(exact)
    } else {
      self.init(value > 0 ? .infinity : .negativeInfinity, nil)
    }
  }

  /// Positive infinity.
  public static var infinity: AffineNumber { AffineNumber(.infinity, nil) }
  /// Whether the number is infinite, whatever the parameters.
  public var isInfinite: Bool { expression == nil }

  /// The function; `nil` where the number is infinite.
  public var expression: LinearExpression? {
    if case .finite(let expression) = value { return expression }
    return nil
  }

  /// Whether both are the same function.
  public static func == (a: AffineNumber, b: AffineNumber) -> Bool { a.value == b.value }
  /// Feeds the function to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension AffineNumber {
  /// Whether the first number is less at the point; the path remembers it.
  public static func < (a: AffineNumber, b: AffineNumber) -> Bool {
    switch (a.value, b.value) {
    case (.finite(let less), .finite(let more)):
      let difference = more - less
      guard let path = a.path ?? b.path, !difference.isConstant else {
        return difference.constant.signum() > 0
      }
      return path.isPositive(difference)
    case (.infinity, _), (_, .negativeInfinity): return false
    case (.negativeInfinity, _), (_, .infinity): return true
    }
  }

  /// Whether the first number is at most the second at the point; the path remembers it.
  public static func <= (a: AffineNumber, b: AffineNumber) -> Bool { !(b < a) }

  /// The value at the point of the path; `nil` where the number is infinite.
  var exactValue: Rational? {
    expression.map { expression in path?.value(of: expression) ?? expression.constant }
  }

  private var infiniteDouble: Double { value == .infinity ? .infinity : -.infinity }

  /// The largest double that is not above the value at the point.
  ///
  /// Nothing is remembered: what is measured there says for which numbers it holds, and these are compared.
  public var doubleRoundedDown: Double { exactValue?.doubleRoundedDown ?? infiniteDouble }

  /// The double nearest to the value at the point.
  public var doubleValue: Double { exactValue?.doubleValue ?? infiniteDouble }

  /// The double nearest to the value at the point, for which alone the path then holds.
  public func pinned(for view: LayoutTree.Index) -> Double {
    guard let expression else { return infiniteDouble }
    guard let path, !expression.isConstant else { return expression.constant.doubleValue }
    return path.pin(expression, for: view).doubleValue
  }
}
