/// A program with its evaluated optimum, which a solver has to confirm.
///
/// It is independent of the evaluation, so that a solver may run on a thread of its own.
package struct EvaluatedProgram<
  Label: Sendable & CustomStringConvertible, Reason: Sendable & CustomStringConvertible
>: Sendable {
  private let program: Program<Label, Reason>
  private let optimum: ForwardOptimum

  package init(_ program: Program<Label, Reason>, _ optimum: ForwardOptimum) {
    (self.program, self.optimum) = (program, optimum)
  }

  package var variableCount: Int { program.variableCount }

  /// Makes a solver find the optimum, which must be the evaluated one; a large program is solved in parts.
  ///
  /// The evaluated values are exact and, by the theorem stated at `Program`, the only optimum; so the
  /// solver's values are compared with them, and nothing is evaluated twice.
  ///
  /// - Parameters:
  ///   - solver: The solver.
  ///   - start: The basis from which it starts.
  /// - Returns: The number of solver calls, and of pivots.
  /// - Throws: `ProgramError` if the theorem does not cover the program or the solver found no optimum,
  ///   `SolverError` if the solver failed, `CertificateError.solverDisagrees` if it found other values.
  package func confirm(
    with solver: some LinearSolver, from start: StartingBasis
  ) throws -> (calls: Int, pivots: Int) {
    let core = program.core
    if let misuse = core.misuse { throw program.describe(misuse) }
    var known = core.statements.firstIndex { $0.parameter == nil } ?? core.count
    var work = (calls: 0, pivots: 0)
    while known < core.count {
      // If only parameters are known, the problem is the one that is shown to people.
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

  /// Returns the solver's solution of the part of the program that begins at a variable.
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
      // Names are made only for the message of an error.
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
  /// The greatest number of variables that are solved at once.
  package static var largestPart: Int { 4096 }

  /// The greatest weight in a linear problem.
  ///
  /// Weights multiply from one priority group of a stack to the next; beyond this one, the solver's tolerance
  /// would approach the 53 bits of a double.
  package static var greatestWeight: Double { 1e9 }
}

/// The basis from which a solver starts.
///
/// It affects the time of solving, never the result.
package enum StartingBasis: Hashable, Sendable {
  /// The basis in which all rows are slack.
  case standard
  /// The basis in which each variable is at its preference or tightest bound, found by forward evaluation.
  case forward
}

/// The tolerances between a solver's floating-point values and the exact ones.
internal enum Tolerance {
  /// The relative tolerance: the simplex methods allow a bound to be exceeded by one millionth.
  internal static let relative = 2e-6

  /// Returns the allowed difference between a solver's value and an exact value of a given size.
  internal static func allowed(at value: Double) -> Double {
    relative * (1 + abs(value))
  }
}
