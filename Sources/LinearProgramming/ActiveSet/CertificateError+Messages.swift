extension CertificateError: CustomStringConvertible {
  /// Why it proves nothing, in words.
  public var description: String {
    switch self {
    case .wrongCount(let expected, let found):
      "\(found) entries for \(expected) variables"
    case .parameterChanged(let variable):
      "'\(variable)' is a parameter and must keep its value"
    case .notAParameter(let variable):
      "'\(variable)' is not a parameter"
    case .unknownRequirement(let variable, let requirement):
      "'\(variable)' has no requirement \(requirement)"
    case .requirementViolated(let row):
      "violated: \(row)"
    case .preferenceNotBlocked(let row):
      "not met, and not blocked either: \(row)"
    case .wrongSide(let row):
      "blocks on the other side only: \(row)"
    case .looseTie(let row):
      "said to be tight, but is not: \(row)"
    case .missingTie(let row):
      "tight, but not said to be: \(row)"
    case .solverDisagrees(let variable, let exact, let solver):
      "'\(variable)' is \(exact), but the solver says \(solver)"
    }
  }
}

extension CertificateError.Row: CustomStringConvertible {
  /// The row in words.
  public var description: String {
    guard let requirement else { return "preference of '\(variable)' (\(reason))" }
    return "requirement \(requirement) of '\(variable)' (\(reason))"
  }
}
