extension LinearExpression {
  /// The exact value for given values of the variables.
  package func value(_ valueOf: (Variable) -> Rational) -> Rational {
    var sum = constant
    for term in terms { sum += term.coefficient * valueOf(term.variable) }
    return sum
  }

  /// The expression with every variable replaced by an expression.
  package func substituting(_ replacement: (Variable) -> LinearExpression) -> LinearExpression {
    var result = LinearExpression(constant)
    for term in terms { result.add(replacement(term.variable), times: term.coefficient) }
    return result
  }
}
