/// Where the rows and columns of each variable are in the linear problem.
///
/// Columns: first one per variable, in order; then two deviations for each variable with requirements. Rows:
/// for each variable in order its preference, then its requirements.
internal struct ProgramShape: Sendable {
  /// The first row of each variable.
  internal var firstRow: [Int] = []
  /// The column of the deviation upwards in the preference row, the one downwards being next; or nil.
  internal var deviation: [Int?] = []
  internal var rowCount = 0
  internal var columnCount = 0

  internal init(_ core: ProgramCore) {
    firstRow.reserveCapacity(core.count)
    deviation.reserveCapacity(core.count)
    columnCount = core.count
    for statement in core.statements {
      firstRow.append(rowCount)
      if statement.parameter != nil {
        deviation.append(nil)
        continue
      }
      rowCount += 1 + Int(statement.requirementCount)
      // Without requirements a preference is an equation, and nothing can deviate.
      deviation.append(statement.requirementCount == 0 ? nil : columnCount)
      if statement.requirementCount > 0 { columnCount += 2 }
    }
  }
}
