/// A basis of a problem: for each row and each column, whether it is basic, or at which bound it is.
///
/// It consists of plain bytes, so that it can be kept for any time and passed between threads.
package struct Basis: Hashable, Sendable {
  /// The status of a row or column in a basis.
  package enum Status: UInt8, Hashable, Sendable {
    /// The value is determined by the others.
    case basic = 1
    /// The value is the lower bound.
    case atLower = 2
    /// The value is the upper bound.
    case atUpper = 3
    /// The row or column has no bounds, and the value is zero.
    case free = 4
    /// The value is the only possible one.
    case fixed = 5
  }

  /// One status byte for each row, then one for each column.
  internal var bytes: [UInt8]
  package let rowCount: Int

  package var columnCount: Int { bytes.count - rowCount }

  internal init(bytes: [UInt8], rowCount: Int) {
    self.bytes = bytes
    self.rowCount = rowCount
  }

  /// Returns the status of a row.
  package func status(ofRow row: Int) -> Status {
    Status(rawValue: bytes[row]) ?? .basic
  }

  /// Returns the status of a column.
  package func status(ofColumn column: Int) -> Status {
    Status(rawValue: bytes[rowCount + column]) ?? .basic
  }

  /// Returns whether the basis has as many rows and columns as a problem.
  package func fits(_ problem: LinearProblem) -> Bool {
    rowCount == problem.rowCount && columnCount == problem.columnCount
  }
}
