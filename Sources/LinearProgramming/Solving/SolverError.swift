/// Why a solver has no answer.
public enum SolverError: Error, Hashable, Sendable {
  /// A column's bound is NaN, or infinite on the wrong side.
  case invalidColumnBound(column: String, value: Double)
  /// A row's bound is NaN, or infinite on the wrong side.
  case invalidRowBound(row: String, value: Double)
  /// A column's cost is not finite.
  case invalidCost(column: String, value: Double)
  /// A coefficient is not finite.
  case invalidCoefficient(row: String, column: String, value: Double)
  /// A column's lower bound is above its upper bound.
  case emptyColumn(column: String, lower: Double, upper: Double)
  /// A row's lower bound is above its upper bound.
  case emptyRow(row: String, lower: Double, upper: Double)
  /// No method came to an end within the limit of iterations.
  case iterationLimit(iterations: Int, runs: Int)
  /// No method came to an end within the limit of time.
  case timeLimit(milliseconds: Int, runs: Int)
  /// No method came to an answer.
  case numericalFailure(runs: Int)
  /// The solver only confirms bases, and was given none, or one that is not optimal.
  case basisNotOptimal(solver: String)
  /// The library behind the solver reported a fatal error, in these words.
  case library(message: String)
  /// Memory ran out.
  case outOfMemory
  /// A file could not be written.
  case unwritableFile(path: String)
}
