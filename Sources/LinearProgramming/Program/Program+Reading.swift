extension Program {
  /// A row of a program with its reason.
  package struct Row: Sendable {
    package let relation: Relation
    package let reason: Reason
    /// Whether the row is a lower bound; meaningful for a requirement.
    package let isLowerBound: Bool
  }

  /// All rows of one variable.
  package struct Statement: Sendable {
    /// The preference; `nil` for a parameter.
    package let preference: Row?
    /// The requirements, in the order in which they were stated.
    package let requirements: [Row]
  }

  /// All variables in order, including parameters.
  package var variables: [Variable] { core.statements.indices.map(Variable.init(index:)) }

  /// All parameters, in order.
  package var parameters: [Variable] { variables.filter(isParameter) }

  /// Returns the label of a variable.
  package func label(of variable: Variable) -> Label { labels[variable.index] }

  /// Returns whether a variable is a parameter, whose value is given.
  package func isParameter(_ variable: Variable) -> Bool {
    core.statements[variable.index].parameter != nil
  }

  /// Returns the value of a parameter; `nil` for any other variable.
  package func value(of parameter: Variable) -> Rational? {
    core.statements[parameter.index].parameter
  }

  /// Returns all rows of a variable.
  package func statement(of variable: Variable) -> Statement {
    Statement(
      preference: core.preference(variable.index).map(row),
      requirements: core.requirements(variable.index).map { row(core.rows[$0]) })
  }

  private func row(_ row: ProgramCore.Row) -> Row {
    Row(
      relation: core.relation(row), reason: reasons[Int(row.reason)], isLowerBound: row.isLower)
  }

  /// Returns the reason for a variable's preference; `nil` for a parameter.
  package func preferenceReason(of variable: Variable) -> Reason? {
    let preference = Int(core.statements[variable.index].preference)
    return preference < 0 ? nil : reason(preference)
  }

  /// Returns the reason for a requirement of a variable.
  ///
  /// - Precondition: The variable has a requirement with this number.
  package func requirementReason(_ index: Int, of variable: Variable) -> Reason {
    guard let row = core.requirement(index, of: variable.index) else {
      preconditionFailure("a requirement that was not stated")
    }
    return reason(row)
  }

  private func reason(_ row: Int) -> Reason { reasons[Int(core.rows[row].reason)] }
}

extension Program {
  /// The cost of one unit of deviation from each preference *as stated*, by variable; zero for parameters.
  ///
  /// By the theorem, from the last variable to the first: `w_j = 1 + sum_k w_k (|dt_k/dx_j| + 2 max_i
  /// |dbound_ki/dx_j|)`; and a row stated with its newest variable multiplied by `a` costs `w / |a|`.
  /// Floating-point numbers are exact as long as they fit, and otherwise right to a few units in the last
  /// place, which reduces the margin of 1 by as little.
  package var weights: [Double] { core.weights() }

  /// Checks that the theorem covers the program.
  ///
  /// - Throws: `ProgramError` with the variable at fault.
  package func validate() throws(ProgramError) {
    do { try core.validate() } catch { throw describe(error) }
  }

  /// Returns the linear problem whose only optimum is the program's, with readable names, by default the
  /// labels' descriptions.
  ///
  /// Column `k` is variable `k`; after them, there are two deviations for each variable with requirements.
  /// Rows are, by variable, its preference and then its requirements.
  /// - Throws: `ProgramError` with the variable at fault.
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
