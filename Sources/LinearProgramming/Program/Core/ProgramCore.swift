/// A program without its labels and reasons: everything that is computed is computed here.
///
/// Not generic, so that it is compiled once and for good in this module. Terms, rows and statements lie in three
/// arrays, one behind the other: stating a row allocates nothing by itself.
@usableFromInline
internal struct ProgramCore: Sendable {
  /// A relation: a stretch of the terms, the newest variable last.
  internal struct Row: Sendable {
    internal var constant: Rational
    internal let sense: Relation.Sense
    /// Whether it bounds its newest variable from below.
    internal let isLower: Bool
    /// Where its terms are.
    internal let first: Int32
    internal let end: Int32
    /// Where its reason is kept.
    internal let reason: Int32
    /// The next requirement of the same variable; -1 behind the last one.
    internal var next: Int32 = -1

    /// Whether nothing but the newest variable occurs.
    internal var isConstant: Bool { end - first == 1 }
  }

  /// What is known about one variable.
  internal struct Statement: Sendable {
    /// The value, for a parameter.
    internal var parameter: Rational?
    /// The place of the preference among the rows; -1 where none is stated.
    internal var preference: Int32 = -1
    /// The places of the first and the last requirement; -1 where there is none.
    internal var firstRequirement: Int32 = -1
    internal var lastRequirement: Int32 = -1
    internal var requirementCount: Int32 = 0
  }

  @usableFromInline
  internal init() {}

  internal var terms: [Term] = []
  internal var rows: [Row] = []
  internal var statements: [Statement] = []
  /// The first misuse.
  ///
  /// Kept until the program is solved, so that stating rules needs no `try`.
  internal var misuse: ProgramFault?

  @usableFromInline
  internal var count: Int { statements.count }

  /// Makes room for as many variables and rows as another program has: the next one is often as long.
  internal mutating func reserve(as other: ProgramCore) {
    terms.reserveCapacity(other.terms.count)
    rows.reserveCapacity(other.rows.count)
    statements.reserveCapacity(other.statements.count)
  }

  @usableFromInline
  internal mutating func add(parameter: Rational?) -> Variable {
    statements.append(Statement(parameter: parameter))
    return Variable(index: statements.count - 1)
  }

  /// States a bound of a variable or what it prefers: that a multiple of it, less an expression of earlier variables,
  /// compares with zero.
  @usableFromInline
  internal mutating func state(
    _ variable: Variable, times factor: Rational, _ sense: Relation.Sense, _ side: LinearExpression,
    reason: Int
  ) {
    guard side.newestVariable.map({ $0 < variable }) ?? true, variable.index < count else {
      misuse = misuse ?? .unknownVariable(side.newestVariable?.index ?? variable.index)
      return
    }
    let first = Int32(truncatingIfNeeded: terms.count)
    for term in side.terms { terms.append(Term(term.variable, -term.coefficient)) }
    terms.append(Term(variable, factor))
    rows.append(
      Row(
        constant: -side.constant, sense: sense,
        isLower: (sense == .greaterThanOrEqual) == (factor.signum() > 0),
        first: first, end: Int32(truncatingIfNeeded: terms.count),
        reason: Int32(truncatingIfNeeded: reason)))
    let place = Int32(truncatingIfNeeded: rows.count - 1)
    if sense == .equal {
      statements[variable.index].preference = place
    } else {
      addRequirement(place, to: variable.index)
    }
  }

  /// States anew what a variable without bounds is: the sum of variables before it.
  internal mutating func restate(_ variable: Int, as side: LinearExpression) {
    let place = Int(statements[variable].preference)
    let first = Int32(truncatingIfNeeded: terms.count)
    for term in side.terms { terms.append(Term(term.variable, -term.coefficient)) }
    terms.append(Term(Variable(index: variable), 1))
    rows[place] = Row(
      constant: -side.constant, sense: .equal, isLower: rows[place].isLower, first: first,
      end: Int32(truncatingIfNeeded: terms.count), reason: rows[place].reason)
  }

  private mutating func addRequirement(_ row: Int32, to variable: Int) {
    let last = statements[variable].lastRequirement
    if last < 0 {
      statements[variable].firstRequirement = row
    } else {
      rows[Int(last)].next = row
    }
    statements[variable].lastRequirement = row
    statements[variable].requirementCount += 1
  }
}
