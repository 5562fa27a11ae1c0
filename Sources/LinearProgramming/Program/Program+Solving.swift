extension Program {
  /// Solves the program with a solver.
  ///
  /// The answer is the solver's, wherever it began.
  ///
  /// - Throws: `ProgramError` where the program is not covered by the theorem or the solver found no optimum,
  ///   `SolverError` where the solver had no answer.
  package func solve(
    with solver: some LinearSolver = StandardSolver(), from start: StartingBasis = .forward
  ) throws -> Optimum {
    try validate()
    let shape = ProgramShape(core)
    let problem = core.problem(shape, naming: nil)
    let basis = core.basis(shape, start, 0)
    let solution: LinearSolution
    do {
      solution = try solver.solve(problem, from: basis)
    } catch {
      // Names are made only now that somebody will read them.
      try self.problem().validate()
      throw error
    }
    guard solution.status == .optimal else { throw ProgramError.noOptimum(solution.status) }
    return Optimum(
      values: Array(solution.primal.columns.prefix(core.count)),
      activeSet: ActiveSet(entries: core.entries(shape, solution)),
      basis: solution.basis,
      pivots: solution.pivots,
      objective: solution.objective
    )
  }
}
