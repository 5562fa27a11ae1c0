/// A solver of linear problems.
package protocol LinearSolver: Sendable {
  /// The name of the solver in messages.
  var name: String { get }

  /// Returns the solution of a problem.
  ///
  /// - Parameters:
  ///   - problem: The problem.
  ///   - start: A basis to start from, which affects the time but never the meaning of the result. One that
  ///     does not fit the problem is ignored.
  /// - Throws: `SolverError` if the problem contains an invalid number, or if the solver fails. An infeasible
  ///   or unbounded problem is no error.
  func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution
}

#if GLPK
  /// The default solver: GLPK, unless the package's trait of this name is off.
  package typealias StandardSolver = GLPKSolver
#else
  /// The default solver, as the package's trait `GLPK` is off.
  package typealias StandardSolver = ForwardSolver
#endif
