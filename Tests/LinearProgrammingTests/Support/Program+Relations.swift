import LinearProgramming

extension Program {
  /// States a bound of the newest variable in a relation, whatever it is multiplied by.
  mutating func require(_ relation: Relation, because reason: Reason) { state(relation, because: reason) }

  /// States what the newest variable in an equation should be.
  mutating func prefer(_ relation: Relation, because reason: Reason) { state(relation, because: reason) }

  private mutating func state(_ relation: Relation, because reason: Reason) {
    let terms = Array(relation.expression.terms)
    let newest = terms[terms.count - 1]
    let others = terms.dropLast().reduce(LinearExpression(relation.expression.constant)) {
      $0 + $1.coefficient * $1.variable
    }
    state(newest.variable, times: newest.coefficient, relation.sense, -others, because: reason)
  }
}
