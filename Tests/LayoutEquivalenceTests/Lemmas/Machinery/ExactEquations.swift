import LinearProgramming

/// A system of linear equations in exact numbers.
struct ExactEquations {
  private var rows: [[Rational]]

  /// Makes a system of rows: the coefficients, and last what their sum is.
  init(_ rows: [[Rational]]) { self.rows = rows }

  /// The only solution; `nil` where there is none, or more than one.
  var solution: [Rational]? {
    guard let width = rows.first?.count else { return [] }
    var rows = rows
    let unknowns = width - 1
    guard rows.count >= unknowns else { return nil }
    for column in 0..<unknowns {
      guard let pivot = (column..<rows.count).first(where: { !rows[$0][column].isZero }) else { return nil }
      rows.swapAt(column, pivot)
      let factor = rows[column][column]
      rows[column] = rows[column].map { $0 / factor }
      for row in rows.indices where row != column && !rows[row][column].isZero {
        let share = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - share * $1 }
      }
    }
    guard rows[unknowns...].allSatisfy({ $0[unknowns].isZero }) else { return nil }
    return rows[..<unknowns].map { $0[unknowns] }
  }
}
