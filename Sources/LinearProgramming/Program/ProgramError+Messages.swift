extension ProgramError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .relationWithoutVariable(let relation):
      "no variable is left in '\(relation)'"
    case .unknownVariable(let index):
      "the program has no variable \(index)"
    case .parameterStated(let variable):
      "'\(variable)' is a parameter; nothing can be required of it or preferred for it"
    case .equalityRequired(let variable):
      "an equation is required of '\(variable)'; prefer it instead"
    case .inequalityPreferred(let variable):
      "an inequality is preferred for '\(variable)'; require it instead"
    case .secondPreference(let variable):
      "'\(variable)' has a second preference"
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
