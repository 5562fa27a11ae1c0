import LinearProgramming

// Programs are stated in Sources term by term; only tests write them as sums. Written out one by one: with a protocol instead, the type checker
// would have to search among generic operators, and integer literals would find no type.

extension Variable {
  /// The sum of two variables.
  static func + (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) + LinearExpression(rhs)
  }

  /// The sum of a variable and an expression.
  static func + (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    rhs + LinearExpression(lhs)
  }

  /// The sum of an expression and a variable.
  static func + (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs + LinearExpression(rhs)
  }

  /// The difference of two variables.
  static func - (lhs: Variable, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }

  /// The difference of a variable and an expression.
  static func - (lhs: Variable, rhs: LinearExpression) -> LinearExpression {
    LinearExpression(lhs) - rhs
  }

  /// The difference of an expression and a variable.
  static func - (lhs: LinearExpression, rhs: Variable) -> LinearExpression {
    lhs - LinearExpression(rhs)
  }

  /// The variable with its sign changed.
  static prefix func - (operand: Variable) -> LinearExpression {
    -1 * operand
  }

  /// The variable scaled by a number.
  static func * (lhs: Rational, rhs: Variable) -> LinearExpression {
    lhs * LinearExpression(rhs)
  }

  /// The variable scaled by a number.
  static func * (lhs: Variable, rhs: Rational) -> LinearExpression {
    rhs * lhs
  }

  /// The variable divided by a number.
  ///
  /// - Precondition: `rhs` is not zero.
  static func / (lhs: Variable, rhs: Rational) -> LinearExpression {
    (1 / rhs) * lhs
  }
}

// Disfavoured, so that a literal beside an expression is an expression and not ambiguous.
extension Variable {
  /// The sum of a variable and a number.
  @_disfavoredOverload
  static func + (lhs: Variable, rhs: Rational) -> LinearExpression {
    LinearExpression(lhs) + LinearExpression(rhs)
  }

  /// The sum of a number and a variable.
  @_disfavoredOverload
  static func + (lhs: Rational, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) + LinearExpression(rhs)
  }

  /// The difference of a variable and a number.
  @_disfavoredOverload
  static func - (lhs: Variable, rhs: Rational) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }

  /// The difference of a number and a variable.
  @_disfavoredOverload
  static func - (lhs: Rational, rhs: Variable) -> LinearExpression {
    LinearExpression(lhs) - LinearExpression(rhs)
  }
}

extension LinearExpression {
  /// The sum of an expression and a number.
  @_disfavoredOverload
  static func + (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    lhs + LinearExpression(rhs)
  }

  /// The sum of a number and an expression.
  @_disfavoredOverload
  static func + (lhs: Rational, rhs: LinearExpression) -> LinearExpression {
    rhs + lhs
  }

  /// The difference of an expression and a number.
  @_disfavoredOverload
  static func - (lhs: LinearExpression, rhs: Rational) -> LinearExpression {
    lhs - LinearExpression(rhs)
  }

  /// The difference of a number and an expression.
  @_disfavoredOverload
  static func - (lhs: Rational, rhs: LinearExpression) -> LinearExpression {
    -rhs + lhs
  }
}
