extension ProgramCore {
  /// The basis that belongs to entries: a triangular one, hence never singular.
  ///
  /// The variable itself is basic. Where it is blocked, the blocking row rests at its bound and the deviation
  /// is basic in its place; every other requirement is slack, and basic. Entries that do not apply, as
  /// after a variable was stated anew, count as met.
  internal func basis(_ shape: ProgramShape, _ entries: [ActiveSet.Entry]) -> Basis {
    let basic = Basis.Status.basic.rawValue
    let lower = Basis.Status.atLower.rawValue
    let upper = Basis.Status.atUpper.rawValue
    let fixed = Basis.Status.fixed.rawValue
    var bytes = [UInt8](repeating: basic, count: shape.rowCount + shape.columnCount)
    for index in statements.indices {
      guard let preference = preference(index) else {
        bytes[shape.rowCount + index] = fixed
        continue
      }
      bytes[shape.firstRow[index]] = fixed
      guard let deviation = shape.deviation[index] else { continue }
      let up = shape.rowCount + deviation
      bytes[up] = lower
      bytes[up + 1] = lower
      guard index < entries.count,
        let (blocker, isBelow) = entries[index].blocker,
        let row = requirement(blocker, of: index).map({ rows[$0] }), row.isLower == isBelow
      else { continue }
      bytes[shape.firstRow[index] + 1 + blocker] = row.sense == .greaterThanOrEqual ? lower : upper
      // Above its preference the row's expression is positive where the coefficient is.
      let deviatesUp = isBelow == (scale(preference).signum() > 0)
      bytes[deviatesUp ? up : up + 1] = basic
    }
    return Basis(bytes: bytes, rowCount: shape.rowCount)
  }
}
