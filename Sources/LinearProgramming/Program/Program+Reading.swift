extension Program {
  /// A row of a program and why it is there.
  @usableFromInline package struct Row: Sendable {
    /// What is stated.
    @usableFromInline package let relation: Relation
    /// Why.
    @usableFromInline package let reason: Reason
    /// For a requirement: whether it bounds the variable from below.
    @usableFromInline package let isLowerBound: Bool

    @inlinable
    internal init(relation: Relation, reason: Reason, isLowerBound: Bool) {
      self.relation = relation
      self.reason = reason
      self.isLowerBound = isLowerBound
    }
  }

  /// All that is stated about one variable.
  @usableFromInline package struct Statement: Sendable {
    /// What the variable should be; nil for a parameter.
    @usableFromInline package let preference: Row?
    /// The bounds, in the order in which they were stated.
    @usableFromInline package let requirements: [Row]

    @inlinable
    internal init(preference: Row?, requirements: [Row]) {
      self.preference = preference
      self.requirements = requirements
    }
  }

  /// All variables in order, parameters among them.
  package var variables: [Variable] { core.statements.indices.map(Variable.init(index:)) }

  /// All parameters in order.
  package var parameters: [Variable] { variables.filter(isParameter) }

  /// What a variable stands for.
  package func label(of variable: Variable) -> Label { labels[variable.index] }

  /// Whether a variable's value is given from outside.
  package func isParameter(_ variable: Variable) -> Bool {
    core.statements[variable.index].parameter != nil
  }

  /// The value given to a parameter; nil for other variables.
  package func value(of parameter: Variable) -> Rational? {
    core.statements[parameter.index].parameter
  }

  /// What is stated about a variable.
  ///
  /// Compiled where it is called: a certificate asks of each variable, and there the types of labels and reasons are
  /// known.
  @inlinable
  package func statement(of variable: Variable) -> Statement {
    var requirements: [Row] = []
    for place in core.requirementPlaces(of: variable.index) { requirements.append(row(place)) }
    return Statement(
      preference: core.preferencePlace(of: variable.index).map { row($0) }, requirements: requirements)
  }

  /// Why a variable prefers what it does; nil for a parameter.
  package func preferenceReason(of variable: Variable) -> Reason? {
    let preference = Int(core.statements[variable.index].preference)
    return preference < 0 ? nil : reason(preference)
  }

  /// Why something is required of a variable.
  ///
  /// - Precondition: so many requirements were stated.
  package func requirementReason(_ place: Int, of variable: Variable) -> Reason {
    guard let row = core.requirement(place, of: variable.index) else {
      preconditionFailure("a requirement that was not stated")
    }
    return reason(row)
  }

  @inlinable
  internal func row(_ place: Int) -> Row {
    let (relation, reason, isLower) = core.reading(of: place)
    return Row(relation: relation, reason: reasons[reason], isLowerBound: isLower)
  }

  private func reason(_ row: Int) -> Reason { reasons[Int(core.rows[row].reason)] }
}
