extension Program {
  /// A row of a program and why it is there.
  public struct Row: Sendable {
    /// What is stated.
    public let relation: Relation
    /// Why.
    public let reason: Reason
    /// For a requirement: whether it bounds the variable from below.
    public let isLowerBound: Bool
  }

  /// All that is stated about one variable.
  public struct Statement: Sendable {
    /// What the variable should be; nil for a parameter.
    public let preference: Row?
    /// The bounds, in the order in which they were stated.
    public let requirements: [Row]
  }

  /// All variables in order, parameters among them.
  public var variables: [Variable] { core.statements.indices.map(Variable.init(index:)) }

  /// All parameters in order.
  public var parameters: [Variable] { variables.filter(isParameter) }

  /// What a variable stands for.
  public func label(of variable: Variable) -> Label { labels[variable.index] }

  /// Whether a variable's value is given from outside.
  public func isParameter(_ variable: Variable) -> Bool {
    core.statements[variable.index].parameter != nil
  }

  /// The value given to a parameter; nil for other variables.
  public func value(of parameter: Variable) -> Rational? {
    core.statements[parameter.index].parameter
  }

  /// What is stated about a variable.
  public func statement(of variable: Variable) -> Statement {
    let statement = core.statements[variable.index]
    return Statement(
      preference: statement.preference.map(row), requirements: statement.requirements.map(row))
  }

  /// Why a variable prefers what it does; nil for a parameter.
  public func preferenceReason(of variable: Variable) -> Reason? {
    core.statements[variable.index].preference.map { reasons[$0.reason] }
  }

  /// Why something is required of a variable.
  public func requirementReason(_ place: Int, of variable: Variable) -> Reason {
    reasons[core.statements[variable.index].requirements[place].reason]
  }

  private func row(_ row: ProgramCore.Row) -> Row {
    Row(relation: row.relation, reason: reasons[row.reason], isLowerBound: row.isLower)
  }
}
