import GLPKShim

/// A call of the C layer with arrays that a test can spoil.
struct ShimCall {
  var rowLower: [Double]
  var rowUpper: [Double]
  var columnLower: [Double]
  var columnUpper: [Double]
  var cost: [Double]
  var rowStarts: [Int32]
  var entryColumns: [Int32]
  var entryValues: [Double]

  /// Minimise x + 2 y, with 3 <= x + y <= 5 and both from 0 to 4.
  static func small() -> ShimCall {
    ShimCall(
      rowLower: [3], rowUpper: [5], columnLower: [0, 0], columnUpper: [4, 4], cost: [1, 2],
      rowStarts: [0, 2], entryColumns: [0, 1, 2], entryValues: [0, 1, 1])
  }

  func solve(
    start: [UInt8]? = nil, messageCapacity: Int = 400
  ) -> (outcome: GLPKShimOutcome, message: String, values: [Double]) {
    var rows = [Double](repeating: 0, count: 2 * rowLower.count)
    var columns = [Double](repeating: 0, count: 2 * columnLower.count)
    var basis = [UInt8](repeating: 0, count: rowLower.count + columnLower.count)
    var message = [CChar](repeating: 1, count: messageCapacity)
    var outcome = GLPKShimOutcome.outOfMemory
    let columnCount = columnLower.count
    let rowCount = rowLower.count
    rows.withUnsafeMutableBufferPointer { rows in
      columns.withUnsafeMutableBufferPointer { columns in
        basis.withUnsafeMutableBufferPointer { basis in
          var answer = GLPKShimAnswer()
          answer.rowPrimal = rows.baseAddress
          answer.rowDual = rows.baseAddress.map { $0 + rowCount }
          answer.columnPrimal = columns.baseAddress
          answer.columnDual = columns.baseAddress.map { $0 + columnCount }
          answer.basis = basis.baseAddress
          let limits = GLPKShimLimits(iterations: 1000, milliseconds: 1000)
          withProblem { problem in
            outcome = GLPKShimSolve(problem, start, limits, &answer, &message, messageCapacity)
          }
        }
      }
    }
    let text = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return (outcome, String(decoding: text, as: UTF8.self), Array(columns.prefix(columnCount)))
  }

  private func withProblem(_ body: (UnsafePointer<GLPKShimProblem>) -> Void) {
    rowLower.withUnsafeBufferPointer { rowLower in
      rowUpper.withUnsafeBufferPointer { rowUpper in
        columnLower.withUnsafeBufferPointer { columnLower in
          columnUpper.withUnsafeBufferPointer { columnUpper in
            cost.withUnsafeBufferPointer { cost in
              rowStarts.withUnsafeBufferPointer { rowStarts in
                entryColumns.withUnsafeBufferPointer { entryColumns in
                  entryValues.withUnsafeBufferPointer { entryValues in
                    var problem = GLPKShimProblem(
                      rowCount: Int32(rowLower.count), columnCount: Int32(columnLower.count),
                      rowLower: rowLower.baseAddress, rowUpper: rowUpper.baseAddress,
                      columnLower: columnLower.baseAddress, columnUpper: columnUpper.baseAddress,
                      cost: cost.baseAddress, rowStarts: rowStarts.baseAddress,
                      entryColumns: entryColumns.baseAddress, entryValues: entryValues.baseAddress)
                    body(&problem)
                  }
                }
              }
            }
          }
        }
      }
    }
  }
}
