import LinearProgramming

// Where a truth value is asked for, `==` and `<=` keep their usual meaning: the result's type decides. Where
// neither is asked for, say which one is meant: `let rule: Relation = x == y + 3`.

/// States that an expression is at most another expression.
func <= (lhs: LinearExpression, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that an expression is at most a variable.
func <= (lhs: LinearExpression, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that a variable is at most an expression.
func <= (lhs: Variable, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that a variable is at most another variable.
func <= (lhs: Variable, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that an expression is equal to another expression.
func == (lhs: LinearExpression, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that an expression is equal to a variable.
func == (lhs: LinearExpression, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that a variable is equal to an expression.
func == (lhs: Variable, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that a variable is equal to another variable.
func == (lhs: Variable, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that an expression is at least another expression.
func >= (lhs: LinearExpression, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}

/// States that an expression is at least a variable.
func >= (lhs: LinearExpression, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}

/// States that a variable is at least an expression.
func >= (lhs: Variable, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}

/// States that a variable is at least another variable.
func >= (lhs: Variable, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}

// Disfavoured, so that a literal beside a variable is an expression and not ambiguous.

/// States that an expression is at most a number.
@_disfavoredOverload
func <= (lhs: LinearExpression, rhs: Rational) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that a variable is at most a number.
@_disfavoredOverload
func <= (lhs: Variable, rhs: Rational) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that a number is at most an expression.
@_disfavoredOverload
func <= (lhs: Rational, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that a number is at most a variable.
@_disfavoredOverload
func <= (lhs: Rational, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .lessThanOrEqual)
}

/// States that an expression is equal to a number.
@_disfavoredOverload
func == (lhs: LinearExpression, rhs: Rational) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that a variable is equal to a number.
@_disfavoredOverload
func == (lhs: Variable, rhs: Rational) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that a number is equal to an expression.
@_disfavoredOverload
func == (lhs: Rational, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that a number is equal to a variable.
@_disfavoredOverload
func == (lhs: Rational, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .equal)
}

/// States that an expression is at least a number.
@_disfavoredOverload
func >= (lhs: LinearExpression, rhs: Rational) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}

/// States that a variable is at least a number.
@_disfavoredOverload
func >= (lhs: Variable, rhs: Rational) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}

/// States that a number is at least an expression.
@_disfavoredOverload
func >= (lhs: Rational, rhs: LinearExpression) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}

/// States that a number is at least a variable.
@_disfavoredOverload
func >= (lhs: Rational, rhs: Variable) -> Relation {
  Relation(lhs - rhs, .greaterThanOrEqual)
}
