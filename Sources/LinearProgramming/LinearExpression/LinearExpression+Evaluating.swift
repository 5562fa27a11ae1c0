extension LinearExpression {
  /// The exact value for given values of the variables.
  package func value(_ valueOf: (Variable) -> Rational) -> Rational {
    var sum = constant
    for term in terms { sum += term.coefficient * valueOf(term.variable) }
    return sum
  }
}
