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

#if GLPK
  /// The solver that is used where no other is named: GLPK, unless the package's trait of this name is off.
  package typealias StandardSolver = GLPKSolver
#else
  /// The solver that is used where no other is named, as the package's trait `GLPK` is off.
  package typealias StandardSolver = ForwardSolver
#endif
