/// What a solver answered to a program.
package struct Optimum: Sendable {
  /// The solver's values, by variable.
  package let values: [Double]
  /// What the values are due to, as far as the solver's numbers can tell: without ties, and not yet proven.
  package let activeSet: ActiveSet
  /// The solver's last basis.
  package let basis: Basis
  /// How many simplex iterations were made.
  package let pivots: Int
  /// The value of the objective.
  package let objective: Double

  /// An optimum from its parts.
  package init(values: [Double], activeSet: ActiveSet, basis: Basis, pivots: Int, objective: Double) {
    self.values = values
    self.activeSet = activeSet
    self.basis = basis
    self.pivots = pivots
    self.objective = objective
  }
}

/// An optimum in exact numbers, proven.
package struct ExactOptimum: Hashable, Sendable {
  /// The values, by variable.
  package let values: [Rational]
  /// What the values are due to, with all ties.
  package let activeSet: ActiveSet

  /// The value of a variable.
  package subscript(variable: Variable) -> Rational { values[variable.index] }
}
