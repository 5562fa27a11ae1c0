/// A statement about an expression: that it is at most, equal to or at least zero.
@usableFromInline package struct Relation: Hashable, Sendable {
  /// How the expression compares with zero.
  @usableFromInline package enum Sense: Hashable, Sendable {
    /// At most zero.
    case lessThanOrEqual
    /// Equal to zero.
    case equal
    /// At least zero.
    case greaterThanOrEqual
  }

  /// How the expression compares with zero.
  package let sense: Sense
  /// The left side minus the right side.
  package let expression: LinearExpression

  /// A statement that an expression compares with zero in the given sense.
  package init(_ expression: LinearExpression, _ sense: Sense) {
    self.expression = expression
    self.sense = sense
  }

  /// Whether the statement is true for the given values of the variables, decided exactly.
  package func holds(_ valueOf: (Variable) -> Rational) -> Bool {
    let value = expression.value(valueOf)
    switch sense {
    case .lessThanOrEqual: return value.signum() <= 0
    case .equal: return value.isZero
    case .greaterThanOrEqual: return value.signum() >= 0
    }
  }
}
