#if GLPK

  import GLPKShim

  /// The arrays that a call of the C layer fills.
  internal struct AnswerBuffers {
    internal static let messageCapacity = 512

    private let rowCount: Int
    private var rowPrimal: [Double]
    private var rowDual: [Double]
    private var columnPrimal: [Double]
    private var columnDual: [Double]
    private var basis: [UInt8]
    internal private(set) var message = ""
    internal private(set) var answer = GLPKShimAnswer()

    internal init(rows: Int, columns: Int) {
      rowCount = rows
      rowPrimal = [Double](repeating: 0, count: rows)
      rowDual = rowPrimal
      columnPrimal = [Double](repeating: 0, count: columns)
      columnDual = columnPrimal
      basis = [UInt8](repeating: 0, count: rows + columns)
    }

    internal mutating func solve(
      _ problem: UnsafePointer<GLPKShimProblem>, from start: [UInt8]?, limits: GLPKShimLimits
    ) -> GLPKShimOutcome {
      var outcome = GLPKShimOutcome.outOfMemory
      var answer = GLPKShimAnswer()
      var text = ""
      rowPrimal.withUnsafeMutableBufferPointer { rowPrimal in
        rowDual.withUnsafeMutableBufferPointer { rowDual in
          columnPrimal.withUnsafeMutableBufferPointer { columnPrimal in
            columnDual.withUnsafeMutableBufferPointer { columnDual in
              basis.withUnsafeMutableBufferPointer { basis in
                answer.rowPrimal = rowPrimal.baseAddress
                answer.rowDual = rowDual.baseAddress
                answer.columnPrimal = columnPrimal.baseAddress
                answer.columnDual = columnDual.baseAddress
                answer.basis = basis.baseAddress
                withUnsafeTemporaryAllocation(of: CChar.self, capacity: Self.messageCapacity) { message in
                  outcome = GLPKShimSolve(
                    problem, start, limits, &answer, message.baseAddress, message.count)
                  if outcome == .libraryError, let base = message.baseAddress {
                    text = String(cString: base)
                  }
                }
              }
            }
          }
        }
      }
      self.answer = answer
      message = text.trimmingNewlines()
      return outcome
    }

    internal func solution(_ status: LinearSolution.Status) -> LinearSolution {
      LinearSolution(
        status: status,
        primal: LinearSolution.Values(rows: rowPrimal, columns: columnPrimal),
        dual: LinearSolution.Values(rows: rowDual, columns: columnDual),
        objective: answer.objective,
        basis: Basis(bytes: basis, rowCount: rowCount),
        pivots: Int(answer.pivots),
        runs: Int(answer.runs)
      )
    }
  }

#endif
