/// What a solver answered to a program.
public struct Optimum: Sendable {
  /// The solver's values, by variable.
  public let values: [Double]
  /// What the values are due to, as far as the solver's numbers can tell: without ties, and not yet proven.
  public let activeSet: ActiveSet
  /// The solver's last basis.
  public let basis: Basis
  /// How many simplex iterations were made.
  public let pivots: Int
  /// The value of the objective.
  public let objective: Double

  /// An optimum from its parts.
  public init(values: [Double], activeSet: ActiveSet, basis: Basis, pivots: Int, objective: Double) {
    self.values = values
    self.activeSet = activeSet
    self.basis = basis
    self.pivots = pivots
    self.objective = objective
  }
}

/// An optimum in exact numbers, proven.
public struct ExactOptimum: Hashable, Sendable {
  /// The values, by variable.
  public let values: [Rational]
  /// What the values are due to, with all ties.
  public let activeSet: ActiveSet

  /// The value of a variable.
  public subscript(variable: Variable) -> Rational { values[variable.index] }
}
