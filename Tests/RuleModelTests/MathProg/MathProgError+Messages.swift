extension MathProgError: CustomStringConvertible {
  /// The error in words.
  var description: String {
    switch self {
    case .unreadable(let path): "cannot read the model '\(path)'"
    case .model(let path, let line, let message): "\(path):\(line): \(message)"
    case .data(let line, let message): "data, line \(line): \(message)"
    case .generation(let path, let line, let message): "\(path):\(line): \(message)"
    case .infeasible(let path): "the requirements of '\(path)' contradict each other"
    case .unbounded(let path): "the objective of '\(path)' falls for ever"
    case .numericalFailure(let path): "no answer to '\(path)' for numerical reasons"
    case .library(let message): "the solver library failed: \(message)"
    case .unwritableData: "cannot write the data to a temporary file"
    case .outOfMemory: "the solver ran out of memory"
    }
  }
}
