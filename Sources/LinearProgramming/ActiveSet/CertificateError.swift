/// The reason why a claim is not the optimum of a program, with the row that shows it.
public enum CertificateError: Error, Hashable, Sendable {
  /// A row of a program: the preference of a variable, or one of its requirements.
  public struct Row: Hashable, Sendable {
    /// The name of the row's variable.
    public let variable: String
    /// The number of the requirement, from zero; `nil` for the preference.
    public let requirement: Int?
    /// The reason that was given for the row.
    public let reason: String

    /// Creates a row of a variable, by name.
    public init(variable: String, requirement: Int?, reason: String) {
      self.variable = variable
      self.requirement = requirement
      self.reason = reason
    }
  }

  /// The number of values or entries is not that of the variables.
  case wrongCount(expected: Int, found: Int)
  /// A parameter has an entry of another kind, or a value other than its own.
  case parameterChanged(variable: String)
  /// A variable that is not a parameter has the entry of one.
  case notAParameter(variable: String)
  /// An entry refers to a requirement that the variable does not have.
  case unknownRequirement(variable: String, requirement: Int)
  /// A value violates a requirement.
  case requirementViolated(Row)
  /// A preference is not met although no requirement blocks it on that side.
  case preferenceNotBlocked(Row)
  /// A requirement is claimed to block on the side that it does not bound.
  case wrongSide(Row)
  /// A requirement is claimed to be tight and is not.
  case looseTie(Row)
  /// A requirement is tight and not claimed to be.
  case missingTie(Row)
  /// The solver's value differs from the exact one by more than the tolerance.
  case solverDisagrees(variable: String, exact: Rational, solver: Double)
}

extension CertificateError: CustomStringConvertible {
  /// The reason as a message.
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
      "claimed to be tight, but is not: \(row)"
    case .missingTie(let row):
      "tight, but not claimed to be: \(row)"
    case .solverDisagrees(let variable, let exact, let solver):
      "'\(variable)' is \(exact), but the solver says \(solver)"
    }
  }
}

extension CertificateError.Row: CustomStringConvertible {
  /// The row in words, with its reason.
  public var description: String {
    guard let requirement else { return "preference of '\(variable)' (\(reason))" }
    return "requirement \(requirement) of '\(variable)' (\(reason))"
  }
}

/// A failed check, with indices in place of the names and reasons, which only the program has.
internal struct CertificateFault: Error {
  internal enum Kind {
    case wrongCount(Int)
    case parameterChanged
    case notAParameter
    case unknownRequirement(Int)
    case requirementViolated(Int)
    case preferenceNotBlocked
    case wrongSide(Int)
    case looseTie(Int)
    case missingTie(Int)
  }

  internal let kind: Kind
  internal let variable: Int

  internal init(_ kind: Kind, _ variable: Int) {
    self.kind = kind
    self.variable = variable
  }
}
