/// A solver without a library: it evaluates the basis that it is given, and checks that it is optimal.
///
/// By the theorem stated at `Program`, forward evaluation finds a program's optimal basis, which a solver
/// then only has to confirm: primal feasible, and no reduced cost of the wrong sign. This solver never
/// pivots: it throws if the basis is not optimal, if there is none, or if its matrix is not triangular.
/// `GLPKSolver` finds an optimum from any basis.
package struct ForwardSolver: LinearSolver {
  /// The name of the solver in messages.
  package var name: String { "forward" }

  /// The amount by which a bound may be exceeded, and a reduced cost have the wrong sign, relative to one
  /// plus the number's size.
  package var tolerance: Double

  /// Creates a solver with a relative tolerance.
  package init(tolerance: Double = 1e-9) { self.tolerance = tolerance }

  /// Returns the solution of a basis if that is optimal.
  ///
  /// - Throws: `SolverError.basisNotOptimal` if the basis is not optimal, or none is given, and the errors
  ///   of an invalid problem.
  package func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution {
    try problem.validate()
    guard let start, start.fits(problem) else { throw .basisNotOptimal(solver: name) }
    guard let check = BasisCheck(problem, start), check.isOptimal(within: tolerance) else {
      throw .basisNotOptimal(solver: name)
    }
    return LinearSolution(
      status: .optimal, primal: check.primal, dual: check.dual,
      objective: zip(problem.cost, check.primal.columns).reduce(0) { $0 + $1.0 * $1.1 }, basis: start,
      pivots: 0, runs: 1)
  }
}

/// A triangular basis of a problem, with its values and reduced costs.
private struct BasisCheck {
  private let problem: LinearProblem
  private let basis: Basis
  private var rows: [Double]
  private var columns: [Double]
  private var rowCosts: [Double]
  private var columnCosts: [Double]
  private let greatestCost: Double

  var primal: LinearSolution.Values { LinearSolution.Values(rows: rows, columns: columns) }
  var dual: LinearSolution.Values { LinearSolution.Values(rows: rowCosts, columns: columnCosts) }

  /// Evaluates a basis; `nil` if its matrix is not triangular.
  init?(_ problem: LinearProblem, _ basis: Basis) {
    self.problem = problem
    self.basis = basis
    rows = Array(repeating: 0, count: problem.rowCount)
    columns = Array(repeating: 0, count: problem.columnCount)
    rowCosts = rows
    columnCosts = problem.cost
    greatestCost = problem.cost.reduce(0) { max($0, abs($1)) }
    for row in rows.indices where basis.status(ofRow: row) != .basic {
      rows[row] = Self.value(basis.status(ofRow: row), problem.rowLower[row], problem.rowUpper[row])
    }
    for column in columns.indices where basis.status(ofColumn: column) != .basic {
      columns[column] = Self.value(
        basis.status(ofColumn: column), problem.columnLower[column], problem.columnUpper[column])
    }
    guard let order = eliminated() else { return nil }
    price(order)
  }

  private static func value(_ status: Basis.Status, _ lower: Double, _ upper: Double) -> Double {
    switch status {
    case .atLower, .fixed: lower
    case .atUpper: upper
    case .free, .basic: 0
    }
  }

  private func entries(_ row: Int) -> Range<Int> {
    Int(problem.rowStarts[row]) + 1..<Int(problem.rowStarts[row + 1]) + 1
  }

  /// Finds the basic values one after the other, each from a row with no other unknown value.
  ///
  /// Returns the rows in this order, or `nil` if the matrix is not triangular. Each row has the column that
  /// it determined, or `nil` if it determined its own sum.
  private mutating func eliminated() -> [(row: Int, column: Int?)]? {
    var rowsOfColumn = [[Int]](repeating: [], count: columns.count)
    var unknown = [Int](repeating: 0, count: rows.count)
    var isKnown = columns.indices.map { basis.status(ofColumn: $0) != .basic }
    for row in rows.indices {
      if basis.status(ofRow: row) == .basic { unknown[row] += 1 }
      for entry in entries(row) {
        let column = Int(problem.entryColumns[entry]) - 1
        guard !isKnown[column] else { continue }
        unknown[row] += 1
        rowsOfColumn[column].append(row)
      }
    }
    var order: [(row: Int, column: Int?)] = []
    order.reserveCapacity(rows.count)
    var ready = rows.indices.filter { unknown[$0] == 1 }
    while let row = ready.popLast() {
      guard unknown[row] == 1 else { continue }
      var sum = 0.0
      var missing: (column: Int, coefficient: Double)?
      for entry in entries(row) {
        let column = Int(problem.entryColumns[entry]) - 1
        if isKnown[column] {
          sum += problem.entryValues[entry] * columns[column]
        } else {
          missing = (column, problem.entryValues[entry])
        }
      }
      unknown[row] = 0
      guard let missing else {
        rows[row] = sum
        order.append((row, nil))
        continue
      }
      guard missing.coefficient != 0 else { return nil }
      columns[missing.column] = (rows[row] - sum) / missing.coefficient
      isKnown[missing.column] = true
      order.append((row, missing.column))
      for other in rowsOfColumn[missing.column] where other != row {
        unknown[other] -= 1
        if unknown[other] == 1 { ready.append(other) }
      }
    }
    return order.count == rows.count ? order : nil
  }

  /// Finds the dual values from the last row to the first, and from them the reduced costs.
  private mutating func price(_ order: [(row: Int, column: Int?)]) {
    for (row, column) in order.reversed() {
      if let column, let entry = entries(row).first(where: { Int(problem.entryColumns[$0]) - 1 == column }) {
        rowCosts[row] = columnCosts[column] / problem.entryValues[entry]
      }
      guard rowCosts[row] != 0 else { continue }
      for entry in entries(row) {
        columnCosts[Int(problem.entryColumns[entry]) - 1] -= rowCosts[row] * problem.entryValues[entry]
      }
    }
  }

  func isOptimal(within tolerance: Double) -> Bool {
    rows.indices.allSatisfy { row in
      isRight(
        basis.status(ofRow: row), rows[row], rowCosts[row], problem.rowLower[row], problem.rowUpper[row],
        tolerance)
    }
      && columns.indices.allSatisfy { column in
        isRight(
          basis.status(ofColumn: column), columns[column], columnCosts[column], problem.columnLower[column],
          problem.columnUpper[column], tolerance)
      }
  }

  private func isRight(
    _ status: Basis.Status, _ value: Double, _ cost: Double, _ lower: Double, _ upper: Double,
    _ tolerance: Double
  ) -> Bool {
    let slack = tolerance * (1 + abs(value))
    // Reduced costs are differences of costs.
    let costSlack = tolerance * (1 + greatestCost)
    return switch status {
    case .basic: value >= lower - slack && value <= upper + slack
    case .atLower: lower.isFinite && cost >= -costSlack
    case .atUpper: upper.isFinite && cost <= costSlack
    case .free: abs(cost) <= costSlack
    case .fixed: lower == upper
    }
  }
}
