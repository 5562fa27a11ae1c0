/// The answer of a solver to a problem.
package struct LinearSolution: Sendable {
  /// The kind of answer.
  package enum Status: Hashable, Sendable {
    /// The values are an optimum.
    case optimal
    /// No values satisfy all bounds. The ray has one multiplier `y` per row: `y . r - (A' y) . x` is zero
    /// for every `r = A x` (Farkas' lemma), yet stays below zero wherever all bounds hold. Empty where the
    /// solver could not tell.
    case infeasible(ray: [Double])
    /// The objective falls without end along the direction, one number per column. Empty where the solver
    /// could not tell.
    case unbounded(direction: [Double])
  }

  /// A number for each row and each column.
  package struct Values: Hashable, Sendable {
    /// One number per row.
    package let rows: [Double]
    /// One number per column.
    package let columns: [Double]

    /// Numbers for rows and columns, in their order.
    package init(rows: [Double], columns: [Double]) {
      self.rows = rows
      self.columns = columns
    }
  }

  /// The kind of answer.
  package let status: Status
  /// The values of rows and columns; where there is no optimum, those at which the solver stopped.
  package let primal: Values
  /// The dual values of rows and the reduced costs of columns, at the same point.
  package let dual: Values
  /// The value of the objective at the same point.
  package let objective: Double
  /// The basis of the same point.
  package let basis: Basis
  /// How many simplex iterations were made.
  package let pivots: Int
  /// How many times a simplex method was run: one, unless the first one failed.
  package let runs: Int
}
