/// A basis of a problem: for each row and each column, whether it is basic or at which bound it rests.
///
/// Plain bytes, so that it can be kept for as long as one likes and handed between threads.
package struct Basis: Hashable, Sendable {
  /// The part that a row or column plays in a basis.
  package enum Status: UInt8, Hashable, Sendable {
    /// Determined by the others.
    case basic = 1
    /// At its lower bound.
    case atLower = 2
    /// At its upper bound.
    case atUpper = 3
    /// Without bounds, and at zero.
    case free = 4
    /// At its only possible value.
    case fixed = 5
  }

  /// One status byte per row, then one per column.
  internal var bytes: [UInt8]
  /// How many of the statuses belong to rows.
  package let rowCount: Int

  /// How many of the statuses belong to columns.
  package var columnCount: Int { bytes.count - rowCount }

  internal init(bytes: [UInt8], rowCount: Int) {
    self.bytes = bytes
    self.rowCount = rowCount
  }

  /// A basis made of statuses.
  package init(rows: [Status], columns: [Status]) {
    bytes = rows.map(\.rawValue) + columns.map(\.rawValue)
    rowCount = rows.count
  }

  /// The part that a row plays.
  package func status(ofRow row: Int) -> Status {
    Status(rawValue: bytes[row]) ?? .basic
  }

  /// The part that a column plays.
  package func status(ofColumn column: Int) -> Status {
    Status(rawValue: bytes[rowCount + column]) ?? .basic
  }

  /// Whether the basis has the shape of a problem: as many rows and as many columns.
  package func fits(_ problem: LinearProblem) -> Bool {
    rowCount == problem.rowCount && columnCount == problem.columnCount
  }
}
