#if GLPK

  import GLPKShim

  extension LinearProblem {
    /// Calls a closure with the problem in the form of the C layer.
    internal func withShimProblem<Result>(
      _ body: (UnsafePointer<GLPKShimProblem>) -> Result
    ) -> Result {
      rowLower.withUnsafeBufferPointer { rowLower in
        rowUpper.withUnsafeBufferPointer { rowUpper in
          columnLower.withUnsafeBufferPointer { columnLower in
            columnUpper.withUnsafeBufferPointer { columnUpper in
              cost.withUnsafeBufferPointer { cost in
                rowStarts.withUnsafeBufferPointer { rowStarts in
                  entryColumns.withUnsafeBufferPointer { entryColumns in
                    entryValues.withUnsafeBufferPointer { entryValues in
                      var problem = GLPKShimProblem(
                        rowCount: Int32(rowCount), columnCount: Int32(columnCount),
                        rowLower: rowLower.baseAddress, rowUpper: rowUpper.baseAddress,
                        columnLower: columnLower.baseAddress, columnUpper: columnUpper.baseAddress,
                        cost: cost.baseAddress, rowStarts: rowStarts.baseAddress,
                        entryColumns: entryColumns.baseAddress, entryValues: entryValues.baseAddress)
                      return withUnsafePointer(to: &problem) { body($0) }
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

#endif
