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
