// Variables and numbers beside expressions. Written out one by one: with a protocol instead, the type checker
// would have to search among generic operators, and integer literals would find no type.

extension Variable {
  /// The sum of two variables.
  package static func + (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs).adding(rhs, times: 1)
  }

  /// The sum of a variable and an expression.
  package static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    rhs.adding(lhs, times: 1)
  }

  /// The sum of an expression and a variable.
  package static func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs.adding(rhs, times: 1)
  }

  /// The difference of two variables.
  package static func - (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs).adding(rhs, times: -1)
  }

  /// The difference of a variable and an expression.
  package static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    (-rhs).adding(lhs, times: 1)
  }

  /// The difference of an expression and a variable.
  package static func - (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs.adding(rhs, times: -1)
  }

  /// The variable with its sign changed.
  package static prefix func - (operand: Variable) -> LinearExpression {
    -1 * operand
  }

  /// The variable scaled by a number.
  package static func * (lhs: Rational, rhs: Variable) -> LinearExpression {
    lhs.isZero ? 0 : LinearExpression(constant: 0, Term(rhs, lhs))
  }

  /// The variable scaled by a number.
  package static func * (lhs: Variable, rhs: Rational) -> LinearExpression {
    rhs * lhs
  }

  /// The variable divided by a number.
  ///
  /// - Precondition: `rhs` is not zero.
  package static func / (lhs: Variable, rhs: Rational) -> LinearExpression {
    (1 / rhs) * lhs
  }
}

// Disfavoured, so that a literal beside an expression is an expression and not ambiguous.
extension Variable {
  /// The sum of a variable and a number.
  @_disfavoredOverload
  package static func + (lhs: Variable, rhs: Rational) -> LinearExpression {
    LinearExpression(constant: rhs, Term(lhs, 1))
  }

  /// The sum of a number and a variable.
  @_disfavoredOverload
  package static func + (lhs: Rational, rhs: Variable) -> LinearExpression {
    LinearExpression(constant: lhs, Term(rhs, 1))
  }

  /// The difference of a variable and a number.
  @_disfavoredOverload
  package static func - (lhs: Variable, rhs: Rational) -> LinearExpression {
    LinearExpression(constant: -rhs, Term(lhs, 1))
  }

  /// The difference of a number and a variable.
  @_disfavoredOverload
  package static func - (lhs: Rational, rhs: Variable) -> LinearExpression {
    LinearExpression(constant: lhs, Term(rhs, -1))
  }
}

extension LinearExpression {
  /// The sum of an expression and a number.
  @_disfavoredOverload
  package static func + (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    lhs + LinearExpression(rhs)
  }

  /// The sum of a number and an expression.
  @_disfavoredOverload
  package static func + (lhs: Rational, rhs: LinearExpression) -> LinearExpression {
    rhs + lhs
  }

  /// The difference of an expression and a number.
  @_disfavoredOverload
  package static func - (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    lhs - LinearExpression(rhs)
  }

  /// The difference of a number and an expression.
  @_disfavoredOverload
  package static func - (lhs: Rational, rhs: LinearExpression) -> LinearExpression {
    -rhs + lhs
  }
}

extension LinearExpression {
  fileprivate func adding(_ variable: Variable, times factor: Rational) -> LinearExpression {
    var sum = self
    sum.add(variable, times: factor)
    return sum
  }
}
