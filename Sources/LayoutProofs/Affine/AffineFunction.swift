import LinearProgramming

/// An affine function of a run's parameters, in exact rationals.
///
/// Equal functions have the same form.
package enum AffineFunction: Hashable, Sendable {
  /// A function that is the same for all parameters.
  case constant(Rational)
  /// A constant plus a multiple of one parameter, which suffices for a sweep, and needs no array.
  case line(Rational, slope: Rational, Variable)
  /// A constant plus multiples of several parameters.
  case general(LinearExpression)

  package init(_ expression: LinearExpression) {
    switch expression.terms.count {
    case 0: self = .constant(expression.constant)
    case 1:
      let term = expression.terms[0]
      self = .line(expression.constant, slope: term.coefficient, term.variable)
    default: self = .general(expression)
    }
  }

  /// Returns a line, or a constant if the slope is zero.
  package static func line(orConstant constant: Rational, _ slope: Rational, _ variable: Variable) -> Self {
    slope.isZero ? .constant(constant) : .line(constant, slope: slope, variable)
  }

  /// The function as an expression in the parameters.
  package var expression: LinearExpression {
    switch self {
    case .constant(let constant): LinearExpression(constant)
    case .line(let constant, let slope, let variable):
      LinearExpression(constant: constant, terms: [Term(variable, slope)])
    case .general(let expression): expression
    }
  }

  /// Returns the value at a point, whose elements are the parameters' values by variable.
  package func value(at point: [Rational]) -> Rational {
    switch self {
    case .constant(let constant): constant
    case .line(let constant, let slope, let variable): constant + slope * point[variable.index]
    case .general(let expression): expression.value { point[$0.index] }
    }
  }

  package static func + (a: Self, b: Self) -> Self {
    switch (a, b) {
    case (.constant(let x), .constant(let y)): .constant(x + y)
    case (.constant(let x), .line(let y, let slope, let variable)),
      (.line(let x, let slope, let variable), .constant(let y)):
      .line(x + y, slope: slope, variable)
    case (.line(let x, let first, let variable), .line(let y, let second, let other)) where variable == other:
      .line(orConstant: x + y, first + second, variable)
    default: Self(a.expression + b.expression)
    }
  }

  package static func * (a: Self, factor: Rational) -> Self {
    switch a {
    case .constant(let constant): .constant(constant * factor)
    case .line(let constant, let slope, let variable):
      .line(orConstant: constant * factor, slope * factor, variable)
    case .general(let expression): Self(expression * factor)
    }
  }
}

extension AffineFunction: Linear {}
