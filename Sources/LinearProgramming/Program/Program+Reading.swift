/// A row of a program, whatever it was stated for: many are read where nobody asks why.
package struct StatedRow: Sendable {
  /// What is stated.
  package let relation: Relation
  /// For a requirement: whether it bounds the variable from below.
  package let isLowerBound: Bool
  /// Where its reason is kept.
  internal let reason: Int32
}

extension Program {
  /// A row of a program and why it is there.
  package struct Row: Sendable {
    /// What is stated.
    package let relation: Relation
    /// Why.
    package let reason: Reason
    /// For a requirement: whether it bounds the variable from below.
    package let isLowerBound: Bool
  }

  /// All that is stated about one variable.
  package struct Statement: Sendable {
    /// What the variable should be; nil for a parameter.
    package let preference: Row?
    /// The bounds, in the order in which they were stated.
    package let requirements: [Row]
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
  package func statement(of variable: Variable) -> Statement {
    Statement(
      preference: statedPreference(of: variable).map(row),
      requirements: statedRequirements(of: variable).map(row))
  }

  /// What a variable should be; nil for a parameter.
  package func statedPreference(of variable: Variable) -> StatedRow? {
    let place = core.statements[variable.index].preference
    return place < 0 ? nil : core.statedRow(Int(place))
  }

  /// The bounds of a variable, in the order in which they were stated.
  package func statedRequirements(of variable: Variable) -> [StatedRow] {
    guard core.statements[variable.index].requirementCount > 0 else { return [] }
    return core.requirements(variable.index).map(core.statedRow)
  }

  /// Why a row is there.
  package func reason(of row: StatedRow) -> Reason { reasons[Int(row.reason)] }

  private func row(_ stated: StatedRow) -> Row {
    Row(relation: stated.relation, reason: reason(of: stated), isLowerBound: stated.isLowerBound)
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

  private func reason(_ row: Int) -> Reason { reasons[Int(core.rows[row].reason)] }
}

extension Program {
  /// The cost of one unit of deviation from each preference *as it is written*, by variable; zero for
  /// parameters.
  ///
  /// By the theorem, from the last variable to the first:
  /// `w_j = 1 + sum_k w_k (|dt_k/dx_j| + 2 max_i |dbound_ki/dx_j|)`; and a row written with its newest
  /// variable multiplied by `a` costs `w / |a|`. In floating-point numbers: exact as long as they are, and
  /// otherwise right to a few units in the last place, which takes as little from the margin of 1.
  package var weights: [Double] { core.weights() }

  /// Whether the program is one that the theorem covers.
  ///
  /// - Throws: `ProgramError` naming the variable at fault.
  package func validate() throws(ProgramError) {
    do { try core.validate() } catch { throw describe(error) }
  }

  /// The linear problem whose only optimum is the program's, with readable names, by default the labels' own
  /// descriptions.
  ///
  /// Column `k` is variable `k`; behind them are two deviations for each variable of which something is
  /// required. Rows are, by variable, its preference and then its requirements.
  /// - Throws: `ProgramError` naming the variable at fault.
  package func problem(
    naming name: (Label) -> String = { $0.description }
  ) throws(ProgramError) -> LinearProblem {
    try validate()
    let names = labels.map(name)
    return core.problem(
      ProgramShape(core),
      naming: ProgramCore.Naming(variable: { names[$0] }, reason: { reasons[Int($0.reason)].description }))
  }
}
