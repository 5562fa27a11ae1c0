extension ProgramCore {
  /// Checks the conditions of the theorem: one preference for each variable, and bounds that cannot
  /// contradict each other.
  internal func validate() throws(ProgramFault) {
    if let misuse { throw misuse }
    for index in statements.indices where statements[index].parameter == nil {
      if statements[index].preference < 0 { throw .preferenceMissing(index) }
      if statements[index].requirementCount > 1 { try validateBounds(index) }
    }
  }

  private func validateBounds(_ index: Int) throws(ProgramFault) {
    var lower = false
    var upper = false
    var moving = false
    for offset in requirements(index) {
      let row = rows[offset]
      if row.isLower { lower = true } else { upper = true }
      if !row.isConstant { moving = true }
    }
    guard lower && upper else { return }
    if moving { throw .movingBoundsOnBothSides(index) }
    var greatestLower: Rational?
    var leastUpper: Rational?
    for offset in requirements(index) {
      let row = rows[offset]
      let bound = tightValue(row, [])
      if row.isLower {
        greatestLower = greatestLower.map { max($0, bound) } ?? bound
      } else {
        leastUpper = leastUpper.map { min($0, bound) } ?? bound
      }
    }
    if let greatestLower, let leastUpper, greatestLower > leastUpper {
      throw .emptyInterval(index, lower: greatestLower, upper: leastUpper)
    }
  }
}
