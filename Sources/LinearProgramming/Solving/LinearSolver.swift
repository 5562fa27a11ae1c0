/// Something that solves linear problems.
package protocol LinearSolver: Sendable {
  /// The solver's name, for people.
  var name: String { get }

  /// Solves a problem.
  ///
  /// - Parameters:
  ///   - problem: the problem.
  ///   - start: a basis to begin at; a hint, which changes how long it takes but never the answer's meaning. One
  ///     that does not fit the problem is passed over.
  /// - Throws: `SolverError` where the problem contains an invalid number, or where there is no
  ///   answer. That a problem is infeasible or unbounded is an answer.
  func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution
}
