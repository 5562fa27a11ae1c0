import LayoutCore
import LinearProgramming
import ReferenceLayout

/// A number for the reference engine that is an affine function of parameters, in exact rationals.
///
/// It is compared by its value at the point of its path, and the path remembers the comparison. Two numbers are equal
/// (`==`) only as functions, so that an answer that is remembered for one holds wherever the path does.
public struct AffineNumber: LayoutNumber {
  /// What a number is; each function has one form only.
  package enum Value: Hashable, Sendable {
    /// The same whatever the parameters.
    case constant(Rational)
    /// A constant plus a multiple of one parameter: all there is in a sweep, and no list to allocate.
    case line(Rational, slope: Rational, Variable)
    /// A constant plus multiples of several parameters.
    case general(LinearExpression)
    /// More than any number.
    case infinity
    /// Less than any number.
    case negativeInfinity
  }

  /// The function.
  package let value: Value
  /// The path of the run that the number belongs to; `nil` for constants, which belong to any.
  package let path: ComparisonPath?

  package init(_ value: Value, _ path: ComparisonPath?) {
    self.value = value
    self.path = path
  }

  /// A function of the parameters of a run.
  public init(_ expression: LinearExpression, on path: ComparisonPath) {
    let value = Value(expression)
    if case .constant = value { self.init(value, nil) } else { self.init(value, path) }
  }

  /// A constant.
  public init(_ constant: Rational) { self.init(.constant(constant), nil) }

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
  public var isInfinite: Bool {
    switch value {
    case .infinity, .negativeInfinity: true
    case .constant, .line, .general: false
    }
  }

  /// The function; `nil` where the number is infinite.
  public var expression: LinearExpression? { value.expression }

  /// Whether both are the same function.
  public static func == (a: AffineNumber, b: AffineNumber) -> Bool { a.value == b.value }
  /// Feeds the function to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension AffineNumber.Value {
  /// The form of a function.
  package init(_ expression: LinearExpression) {
    switch expression.terms.count {
    case 0: self = .constant(expression.constant)
    case 1:
      let term = expression.terms[0]
      self = .line(expression.constant, slope: term.coefficient, term.variable)
    default: self = .general(expression)
    }
  }

  /// A line, or a constant where it does not rise.
  package static func line(orConstant constant: Rational, _ slope: Rational, _ variable: Variable) -> Self {
    slope.isZero ? .constant(constant) : .line(constant, slope: slope, variable)
  }

  /// The function; `nil` where the number is infinite.
  package var expression: LinearExpression? {
    switch self {
    case .constant(let constant): LinearExpression(constant)
    case .line(let constant, let slope, let variable):
      LinearExpression(constant: constant, terms: [Term(variable, slope)])
    case .general(let expression): expression
    case .infinity, .negativeInfinity: nil
    }
  }
}
