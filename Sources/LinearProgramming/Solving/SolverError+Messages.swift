extension SolverError: CustomStringConvertible {
  /// Why there is no answer, in words.
  public var description: String {
    switch self {
    case .invalidColumnBound(let column, let value):
      "a bound of column '\(column)' is \(value)"
    case .invalidRowBound(let row, let value):
      "a bound of row '\(row)' is \(value)"
    case .invalidCost(let column, let value):
      "the cost of column '\(column)' is \(value)"
    case .invalidCoefficient(let row, let column, let value):
      "the coefficient of column '\(column)' in row '\(row)' is \(value)"
    case .emptyColumn(let column, let lower, let upper):
      "column '\(column)' has lower bound \(lower) above upper bound \(upper)"
    case .emptyRow(let row, let lower, let upper):
      "row '\(row)' has lower bound \(lower) above upper bound \(upper)"
    case .iterationLimit(let iterations, let runs):
      "no answer within \(iterations) iterations, in \(runs) runs"
    case .timeLimit(let milliseconds, let runs):
      "no answer within \(milliseconds) ms, in \(runs) runs"
    case .numericalFailure(let runs):
      "no answer for numerical reasons, in \(runs) runs"
    case .basisNotOptimal(let solver):
      "the solver '\(solver)' only confirms bases, and the one that it was given is not optimal"
    case .library(let message):
      "the solver library failed: \(message)"
    case .outOfMemory:
      "memory ran out"
    case .unwritableFile(let path):
      "cannot write '\(path)'"
    }
  }
}
