/// A program without its labels and reasons, which implements all computations.
///
/// It is not generic, so that it is compiled once in this module. Terms, rows and statements are in three
/// arrays, so that stating a row allocates nothing of its own.
@usableFromInline
internal struct ProgramCore: Sendable {
  /// A relation: a range of the terms, with the newest variable's last.
  internal struct Row: Sendable {
    internal var constant: Rational
    internal let sense: Relation.Sense
    /// Whether the row is a lower bound of its newest variable.
    internal let isLower: Bool
    /// The range of the row's terms.
    internal let first: Int32
    internal let end: Int32
    /// The index of the row's reason.
    internal let reason: Int32
    /// The next requirement of the same variable; -1 after the last one.
    internal var next: Int32 = -1

    /// Whether the newest variable is the only one.
    internal var isConstant: Bool { end - first == 1 }
  }

  /// The rows and the value of one variable.
  internal struct Statement: Sendable {
    /// The value of a parameter; `nil` for any other variable.
    internal var parameter: Rational?
    /// The index of the preference among the rows; -1 if none is stated.
    internal var preference: Int32 = -1
    /// The indices of the first and the last requirement; -1 if there is none.
    internal var firstRequirement: Int32 = -1
    internal var lastRequirement: Int32 = -1
    internal var requirementCount: Int32 = 0
  }

  @usableFromInline
  internal init() {}

  internal var terms: [Term] = []
  internal var rows: [Row] = []
  internal var statements: [Statement] = []
  /// The first misuse of the program; `nil` for none.
  ///
  /// It is kept until the program is solved, so that statements need no `try`.
  internal var misuse: ProgramFault?

  @usableFromInline
  internal var count: Int { statements.count }

  @usableFromInline
  internal mutating func add(parameter: Rational?) -> Variable {
    statements.append(Statement(parameter: parameter))
    return Variable(index: statements.count - 1)
  }

  /// States a bound or the preference of a variable: a multiple of it, less an expression of earlier
  /// variables, compared with zero.
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
    let index = Int32(truncatingIfNeeded: rows.count - 1)
    if sense == .equal {
      statements[variable.index].preference = index
    } else {
      addRequirement(index, to: variable.index)
    }
  }

  /// Replaces the preference of a variable without bounds by a sum of earlier variables.
  internal mutating func restate(_ variable: Int, as side: LinearExpression) {
    let index = Int(statements[variable].preference)
    let first = Int32(truncatingIfNeeded: terms.count)
    for term in side.terms { terms.append(Term(term.variable, -term.coefficient)) }
    terms.append(Term(Variable(index: variable), 1))
    rows[index] = Row(
      constant: -side.constant, sense: .equal, isLower: rows[index].isLower, first: first,
      end: Int32(truncatingIfNeeded: terms.count), reason: rows[index].reason)
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
