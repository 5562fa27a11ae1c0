extension ProgramCore {
  /// Returns some variables as a program of their own, numbered from zero, with the known values of all
  /// earlier ones substituted.
  internal func part(_ range: Range<Int>, after known: ArraySlice<Rational>) -> ProgramCore {
    var part = ProgramCore()
    if range.lowerBound == 0 {
      part = self
      part.statements.removeSubrange(range.upperBound...)
      return part
    }
    part.statements.reserveCapacity(range.count)
    for index in range {
      let statement = statements[index]
      let variable = part.add(parameter: statement.parameter)
      if let preference = preference(index) {
        part.state(variable, moved: preference, of: self, by: range.lowerBound, known)
      }
      for row in requirements(index) {
        part.state(variable, moved: rows[row], of: self, by: range.lowerBound, known)
      }
    }
    return part
  }

  /// States a row with a number of variables replaced by their values, and the others numbered from zero.
  private mutating func state(
    _ variable: Variable, moved row: Row, of other: ProgramCore, by count: Int, _ known: ArraySlice<Rational>
  ) {
    var constant = row.constant
    var moved: [Term] = []
    moved.reserveCapacity(1)
    for term in other.terms(row).dropLast() {
      if term.variable.index < count {
        constant += term.coefficient * known[term.variable.index]
      } else {
        moved.append(Term(Variable(index: term.variable.index - count), -term.coefficient))
      }
    }
    state(
      variable, times: other.scale(row), row.sense,
      LinearExpression(constant: -constant, sortedTerms: moved), reason: Int(row.reason))
  }

  /// Returns the longest part, up to a variable, whose weights stay small; it has at least one unknown
  /// variable.
  internal func solvablePart(
    _ first: Int, _ known: ArraySlice<Rational>, _ end: Int, _ greatestWeight: Double
  ) -> (part: ProgramCore, costs: [Double]) {
    var end = end
    var part = part(first..<end, after: known)
    var costs = part.weights()
    while end - known.count > 1, costs.contains(where: { $0 > greatestWeight }) {
      end = known.count + (end - known.count) / 2
      part = self.part(first..<end, after: known)
      costs = part.weights()
    }
    return (part, costs)
  }
}
