extension ProgramError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownVariable(let index):
      "the program has no variable \(index)"
    case .preferenceMissing(let variable):
      "'\(variable)' has no preference"
    case .movingBoundsOnBothSides(let variable):
      "'\(variable)' has moving lower and upper bounds; split it into two variables"
    case .emptyInterval(let variable, let lower, let upper):
      "'\(variable)' must be at least \(lower) and at most \(upper)"
    case .noOptimum(let status):
      "the solver found no optimum: \(status)"
    }
  }
}
