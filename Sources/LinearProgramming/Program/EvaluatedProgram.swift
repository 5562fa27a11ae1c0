/// A program with the optimum that was evaluated, to be held against what a solver finds: it outlives the evaluation, so that a
/// solver may look at it on a thread of its own.
package struct EvaluatedProgram<
  Label: Sendable & CustomStringConvertible, Reason: Sendable & CustomStringConvertible
>: Sendable {
  private let program: Program<Label, Reason>
  private let optimum: ForwardOptimum

  /// A program with its optimum.
  package init(_ program: Program<Label, Reason>, _ optimum: ForwardOptimum) {
    (self.program, self.optimum) = (program, optimum)
  }

  /// How many variables there are.
  package var variableCount: Int { program.variableCount }

  /// Has a solver find the optimum, in parts where the program is large: it has to be the same.
  ///
  /// What was evaluated is exact, and by the theorem stated at `Program` the only optimum; so the solver's values are held
  /// against it, and nothing is evaluated a second time.
  ///
  /// - Parameters:
  ///   - solver: what solves it.
  ///   - start: the basis to begin at.
  /// - Returns: how many times the solver was called, and how many pivots it made.
  /// - Throws: `ProgramError` where the program is not covered by the theorem or the solver found no optimum, `SolverError`
  ///   where the solver had no answer, `CertificateError.solverDisagrees` where it found other values.
  package func confirm(
    with solver: some LinearSolver, from start: StartingBasis
  ) throws -> (calls: Int, pivots: Int) {
    let core = program.core
    if let misuse = core.misuse { throw program.describe(misuse) }
    var known = core.statements.firstIndex { $0.parameter == nil } ?? core.count
    var work = (calls: 0, pivots: 0)
    while known < core.count {
      // Where nothing but parameters is known, the problem is the one that is shown to people.
      let first = work.calls == 0 ? 0 : known
      let (part, costs) = core.solvablePart(
        first, optimum.values.prefix(known), min(core.count, known + Program<Label, Reason>.largestPart),
        Program<Label, Reason>.greatestWeight)
      let solution = try solution(of: part, costs, from: first, with: solver, start)
      work.calls += 1
      work.pivots += solution.pivots
      for index in known..<first + part.count {
        let (exact, found) = (optimum.values[index], solution.primal.columns[index - first])
        guard abs(exact.doubleValue - found) <= Tolerance.allowed(at: found) else {
          throw CertificateError.solverDisagrees(
            variable: program.labels[index].description, exact: exact, solver: found)
        }
      }
      known = first + part.count
    }
    return work
  }

  /// The solver's answer to the part of the program that begins at a variable.
  private func solution(
    of part: ProgramCore, _ costs: [Double], from first: Int, with solver: some LinearSolver,
    _ start: StartingBasis
  ) throws -> LinearSolution {
    do { try part.validate() } catch { throw program.describe(error, from: first) }
    let shape = ProgramShape(part)
    let basis =
      start == .forward ? part.basis(shape, Array(optimum.entries[first..<first + part.count])) : nil
    let solution: LinearSolution
    do {
      solution = try solver.solve(part.problem(shape, costs: costs, naming: nil), from: basis)
    } catch {
      // Names are made only now that somebody will read them.
      let naming = ProgramCore.Naming(
        variable: { program.labels[first + $0].description },
        reason: { program.reasons[Int($0.reason)].description })
      try part.problem(shape, costs: costs, naming: naming).validate()
      throw error
    }
    guard solution.status == .optimal else { throw ProgramError.noOptimum(solution.status) }
    return solution
  }
}

extension Program {
  /// The most variables that are solved at once.
  package static var largestPart: Int { 4096 }

  /// The greatest weight that a linear problem is given.
  ///
  /// Weights multiply from one priority group of a stack to the next; beyond this one, the solver's tolerance and
  /// a double's 53 bits would come near each other.
  package static var greatestWeight: Double { 1e9 }
}

/// Where a solver begins.
///
/// It changes how long solving takes, never what comes out.
package enum StartingBasis: Hashable, Sendable {
  /// All rows slack.
  case standard
  /// Each variable at its preference or its tightest bound, found by evaluation in order.
  case forward
}

/// How far floating-point values of a solver may be from the exact ones.
internal enum Tolerance {
  /// The simplex methods let a bound be passed by one part in a million.
  internal static let relative = 2e-6

  /// What may be between a solver's value and the exact value of a number of the given size.
  internal static func allowed(at value: Double) -> Double {
    relative * (1 + abs(value))
  }
}
