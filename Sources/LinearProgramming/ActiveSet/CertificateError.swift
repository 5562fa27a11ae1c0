/// Why something is not the optimum of a program, with the row that shows it.
public enum CertificateError: Error, Hashable, Sendable {
  /// A row of a program: the preference of a variable, or one of its requirements.
  public struct Row: Hashable, Sendable {
    /// The variable's name.
    public let variable: String
    /// Which requirement, counted from zero; nil for the preference.
    public let requirement: Int?
    /// The reason that was given for the row.
    public let reason: String

    /// A row of a variable, by name.
    public init(variable: String, requirement: Int?, reason: String) {
      self.variable = variable
      self.requirement = requirement
      self.reason = reason
    }
  }

  /// There are not as many values or entries as variables.
  case wrongCount(expected: Int, found: Int)
  /// A parameter is said not to be one, or has a value other than its own.
  case parameterChanged(variable: String)
  /// A variable that is not a parameter is said to be one.
  case notAParameter(variable: String)
  /// A requirement is named that the variable does not have.
  case unknownRequirement(variable: String, requirement: Int)
  /// A requirement is violated.
  case requirementViolated(Row)
  /// A preference is not met although nothing blocks it on that side.
  case preferenceNotBlocked(Row)
  /// A requirement is said to block on the side on which it is no bound.
  case wrongSide(Row)
  /// A requirement is said to be tight and is not.
  case looseTie(Row)
  /// A requirement is tight and not said to be.
  case missingTie(Row)
  /// The solver's value is further from the exact one than its tolerance allows.
  case solverDisagrees(variable: String, exact: Rational, solver: Double)
}
