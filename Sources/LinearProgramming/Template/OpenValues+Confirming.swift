/// What has been evaluated of a template, to be held against what a solver finds: it outlives the evaluation, so that a solver
/// may look at it on a thread of its own.
package struct EvaluatedProgram<
  Label: Sendable & CustomStringConvertible, Reason: Sendable & CustomStringConvertible
>: Sendable {
  private let program: Program<Label, Reason>
  private let values: [Fraction]
  private let entries: [ActiveSet.Entry]

  fileprivate init(_ program: Program<Label, Reason>, _ values: [Fraction], _ entries: [ActiveSet.Entry]) {
    (self.program, self.values, self.entries) = (program, values, entries)
  }

  /// Has a solver find the optimum: it has to be the same.
  ///
  /// What was evaluated is exact, and by the theorem stated at `Program` the only optimum; so the solver's values are held
  /// against it, and nothing is evaluated a second time.
  ///
  /// - Parameters:
  ///   - solver: what solves it.
  ///   - start: the basis to begin at.
  /// - Returns: how many times the solver was called, and how many pivots it made.
  /// - Throws: as `Program.confirm` does.
  package func confirm(
    with solver: some LinearSolver, from start: StartingBasis
  ) throws -> (calls: Int, pivots: Int) {
    let costs = program.core.weights()
    guard values.count <= Program<Label, Reason>.largestPart,
      costs.allSatisfy({ $0 <= Program<Label, Reason>.greatestWeight })
    else {
      let optimum = ForwardOptimum(values: values.map { Rational($0) }, entries: entries)
      return try program.confirm(optimum, with: solver, from: start)
    }
    let shape = ProgramShape(program.core)
    let solution = try program.solution(shape, costs, entries, with: solver, from: start)
    for (index, value) in values.enumerated() {
      let exact = Rational(value)
      let found = solution.primal.columns[index]
      guard abs(exact.doubleValue - found) <= Tolerance.allowed(at: found) else {
        throw CertificateError.solverDisagrees(
          variable: program.labels[index].description, exact: exact, solver: found)
      }
    }
    return (1, solution.pivots)
  }
}

extension OpenValues {
  /// The program that has just been evaluated by a template, with what was found.
  ///
  /// - Parameters:
  ///   - program: the program that the template was read off.
  ///   - given: the rows of the variables that were given without being parameters, in sums of variables before them.
  package func evaluated<Label, Reason>(
    _ template: ProgramTemplate, of program: Program<Label, Reason>,
    given: [(variable: Int, row: LinearExpression)]
  ) -> EvaluatedProgram<Label, Reason> {
    var program = program
    for index in 0..<count where program.core.statements[index].parameter != nil {
      program.core.statements[index].parameter = Rational(lengths[base + index].value)
    }
    for (variable, row) in given { program.core.restate(variable, as: row) }
    return EvaluatedProgram(program, lengths[base...].map(\.value), entries(template, program.core))
  }

  /// What the variables are due to, without ties.
  private func entries(_ template: ProgramTemplate, _ core: ProgramCore) -> [ActiveSet.Entry] {
    (0..<count).map { index in
      if core.statements[index].parameter != nil { return .parameter }
      let blocker = Int(blockers[base + index])
      guard blocker >= 0 else { return .met(ties: []) }
      let place = blocker - Int(template.steps[index].firstBound)
      return template.bounds[blocker].isLower
        ? .blockedBelow(by: place, ties: []) : .blockedAbove(by: place, ties: [])
    }
  }
}

extension Program {
  /// The solver's answer to the whole program, from a basis.
  fileprivate func solution(
    _ shape: ProgramShape, _ costs: [Double], _ entries: [ActiveSet.Entry], with solver: some LinearSolver,
    from start: StartingBasis
  ) throws -> LinearSolution {
    let basis: Basis? =
      switch start {
      case .standard: nil
      case .remembered(let basis): basis
      case .decided(let activeSet): core.basis(shape, activeSet.entries)
      case .forward: core.basis(shape, entries)
      }
    let solution: LinearSolution
    do {
      solution = try solver.solve(core.problem(shape, costs: costs, naming: nil), from: basis)
    } catch {
      // Names are made only now that somebody will read them.
      try problem().validate()
      throw error
    }
    guard solution.status == .optimal else { throw ProgramError.noOptimum(solution.status) }
    return solution
  }
}
