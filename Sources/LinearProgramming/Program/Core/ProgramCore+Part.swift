extension ProgramCore {
  /// Some variables with the known values of all earlier ones put in: a program by itself, counted from zero.
  internal func part(_ range: Range<Int>, after known: [Rational]) -> ProgramCore {
    var part = ProgramCore()
    part.statements = range.lowerBound == 0 ? Array(statements[range]) : []
    guard range.lowerBound > 0 else { return part }
    part.statements.reserveCapacity(range.count)
    for statement in statements[range] {
      part.statements.append(
        Statement(
          parameter: statement.parameter,
          preference: statement.preference?.moved(by: range.lowerBound, known),
          requirements: statement.requirements.map { $0.moved(by: range.lowerBound, known) }))
    }
    return part
  }

  /// The longest part, up to a variable, whose weights stay small; at least one variable beyond the known ones.
  internal func solvablePart(
    _ first: Int, _ known: [Rational], _ end: Int, _ greatestWeight: Double
  ) -> ProgramCore {
    var end = end
    var part = part(first..<end, after: known)
    while end - known.count > 1, part.weights().contains(where: { $0 > greatestWeight }) {
      end = known.count + (end - known.count) / 2
      part = self.part(first..<end, after: known)
    }
    return part
  }

  /// The basis to start at, of a part that begins at a variable.
  internal func basis(_ shape: ProgramShape, _ start: StartingBasis, _ first: Int) -> Basis? {
    switch start {
    case .standard: nil
    case .remembered(let basis): basis
    case .decided(let activeSet): basis(shape, Array(activeSet.entries.dropFirst(first).prefix(count)))
    case .forward: basis(shape, forwardEntries())
    }
  }
}

extension ProgramCore.Row {
  /// The row with so many variables replaced by their values, and the others counted from zero.
  fileprivate func moved(by count: Int, _ known: [Rational]) -> ProgramCore.Row {
    let expression = relation.expression
    var constant = expression.constant
    var terms: [Term] = []
    terms.reserveCapacity(1)
    for term in expression.terms {
      if term.variable.index < count {
        constant += term.coefficient * known[term.variable.index]
      } else {
        terms.append(Term(Variable(index: term.variable.index - count), term.coefficient))
      }
    }
    let moved = LinearExpression(constant: constant, sortedTerms: terms)
    return ProgramCore.Row(relation: Relation(moved, relation.sense), reason: reason)
  }
}
