/// An error that leaves a solver without a solution.
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
  /// No run finished within the limit of iterations.
  case iterationLimit(iterations: Int, runs: Int)
  /// No run finished within the limit of time.
  case timeLimit(milliseconds: Int, runs: Int)
  /// No run found a solution, for numerical reasons.
  case numericalFailure(runs: Int)
  /// The solver only confirms bases, and received no basis, or one that is not optimal.
  case basisNotOptimal(solver: String)
  /// The solver's library reported a fatal error, with this message.
  case library(message: String)
  /// The solver could not allocate memory.
  case outOfMemory
  /// A file could not be written.
  case unwritableFile(path: String)
}

extension SolverError: CustomStringConvertible {
  /// The error as a message.
  public var description: String {
    switch self {
    case .invalidColumnBound(let column, let value):
      "a bound of column '\(column)' is \(value); give a number that can bound it"
    case .invalidRowBound(let row, let value):
      "a bound of row '\(row)' is \(value); give a number that can bound it"
    case .invalidCost(let column, let value):
      "the cost of column '\(column)' is \(value); give a finite number"
    case .invalidCoefficient(let row, let column, let value):
      "the coefficient of column '\(column)' in row '\(row)' is \(value); give a finite number"
    case .emptyColumn(let column, let lower, let upper):
      "column '\(column)' has lower bound \(lower) above upper bound \(upper)"
    case .emptyRow(let row, let lower, let upper):
      "row '\(row)' has lower bound \(lower) above upper bound \(upper)"
    case .iterationLimit(let iterations, let runs):
      "no solution within \(iterations) iterations in \(runs) runs"
    case .timeLimit(let milliseconds, let runs):
      "no solution within \(milliseconds) ms in \(runs) runs"
    case .numericalFailure(let runs):
      "no solution for numerical reasons in \(runs) runs"
    case .basisNotOptimal(let solver):
      "the solver '\(solver)' only confirms bases, but was not given an optimal one"
    case .library(let message):
      "the solver library failed: \(message)"
    case .outOfMemory:
      "the solver ran out of memory"
    case .unwritableFile(let path):
      "cannot write '\(path)'"
    }
  }
}
