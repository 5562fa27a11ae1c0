/// The solution of a problem by a solver.
package struct LinearSolution: Sendable {
  package enum Status: Hashable, Sendable {
    /// The values are an optimum.
    case optimal
    /// No values satisfy all bounds.
    case infeasible
    /// The objective decreases without limit.
    case unbounded
  }

  /// A number for each row and each column.
  package struct Values: Hashable, Sendable {
    /// One number for each row.
    package let rows: [Double]
    /// One number for each column.
    package let columns: [Double]

    /// Creates numbers for rows and columns, in order.
    package init(rows: [Double], columns: [Double]) {
      self.rows = rows
      self.columns = columns
    }
  }

  package let status: Status
  /// The values of rows and columns; without an optimum, those at which the solver stopped.
  package let primal: Values
  /// The dual values of rows and the reduced costs of columns, at the same point.
  package let dual: Values
  /// The value of the objective at the same point.
  package let objective: Double
  /// The basis at the same point.
  package let basis: Basis
  /// The number of simplex iterations.
  package let pivots: Int
  /// The number of runs of a simplex method: one, unless the first one failed.
  package let runs: Int
}
