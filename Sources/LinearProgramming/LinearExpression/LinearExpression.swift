/// A constant plus a sum of variables times coefficients, all exact.
///
/// A reference to storage that is never changed, so that it costs a word wherever it is kept.
@usableFromInline package struct LinearExpression: Sendable {
  internal final class Storage: Sendable {
    internal let constant: Rational
    /// The terms but for the first one, which most expressions have alone; without terms it is of no meaning.
    internal let first: Term
    internal let rest: [Term]
    internal let hasNoTerms: Bool
    /// How many terms were added up; equal ones count again.
    internal let length: Int32

    internal init(
      _ constant: Rational, first: Term, rest: [Term], hasNoTerms: Bool, length: Int32
    ) {
      self.constant = constant
      self.first = first
      self.rest = rest
      self.hasNoTerms = hasNoTerms
      self.length = length
    }
  }

  internal let storage: Storage

  internal init(constant: Rational, sortedTerms: [Term]) {
    self.init(constant: constant, sortedTerms: sortedTerms, length: sortedTerms.count)
  }

  /// - Parameter length: how many terms were added up.
  internal init(constant: Rational, sortedTerms: [Term], length: Int) {
    let first = sortedTerms.first ?? Term(Variable(index: -1), 0)
    self.init(
      storage: Storage(
        constant, first: first, rest: sortedTerms.count < 2 ? [] : Array(sortedTerms[1...]),
        hasNoTerms: sortedTerms.isEmpty, length: Int32(truncatingIfNeeded: length)))
  }

  internal init(storage: Storage) { self.storage = storage }

  /// A constant.
  package init(_ constant: Rational) {
    self.init(
      storage: Storage(
        constant, first: Term(Variable(index: -1), 0), rest: [], hasNoTerms: true, length: 0))
  }

  /// A variable by itself.
  package init(_ variable: Variable) {
    self.init(storage: Storage(0, first: Term(variable, 1), rest: [], hasNoTerms: false, length: 1))
  }

  /// A constant plus terms in any order; terms of the same variable are added up.
  package init(constant: Rational = 0, terms: some Sequence<Term>) {
    self.init(constant: constant, sortedTerms: Self.merged(Array(terms)))
  }

  /// Terms by variable in rising order, each variable once, without zero coefficients.
  internal static func merged(_ terms: [Term]) -> [Term] {
    var merged: [Term] = []
    merged.reserveCapacity(terms.count)
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1] = Term(term.variable, last.coefficient + term.coefficient)
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient.isZero }
    return merged
  }

  /// The part without variables.
  package var constant: Rational { storage.constant }

  /// The other parts: by variable in rising order, each variable once, without zero coefficients.
  package var terms: Terms { Terms(storage: storage) }

  /// What a variable is multiplied by; zero where it does not occur.
  package func coefficient(of variable: Variable) -> Rational {
    for term in terms where term.variable == variable { return term.coefficient }
    return 0
  }

  /// Whether no variable occurs.
  package var isConstant: Bool { storage.hasNoTerms }

  /// How many terms were added up to make it; equal ones count again.
  package var length: Int { Int(storage.length) }

  /// The variable made last among those that occur; nil where none does.
  package var newestVariable: Variable? {
    storage.hasNoTerms ? nil : storage.rest.last?.variable ?? storage.first.variable
  }
}

extension LinearExpression {
  /// The parts of an expression that have a variable.
  package struct Terms: RandomAccessCollection, Sendable {
    fileprivate let storage: Storage

    package var startIndex: Int { 0 }
    package var endIndex: Int { storage.hasNoTerms ? 0 : 1 + storage.rest.count }
    package subscript(place: Int) -> Term {
      place == 0 && !storage.hasNoTerms ? storage.first : storage.rest[place - 1]
    }
  }
}

extension LinearExpression: Hashable {
  /// Whether both are the same sum.
  @usableFromInline package static func == (a: LinearExpression, b: LinearExpression) -> Bool {
    if a.storage === b.storage { return true }
    guard a.storage.hasNoTerms == b.storage.hasNoTerms, a.storage.constant == b.storage.constant else {
      return false
    }
    return a.storage.hasNoTerms || (a.storage.first == b.storage.first && a.storage.rest == b.storage.rest)
  }

  /// Feeds what tells most expressions apart to a hasher.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    guard let newestVariable else { return hasher.combine(storage.constant) }
    // Most sums of one newest variable are of other lengths.
    hasher.combine(newestVariable)
    hasher.combine(storage.rest.count)
  }
}

extension LinearExpression: ExpressibleByIntegerLiteral {
  /// A whole constant written as a literal.
  @usableFromInline package init(integerLiteral value: Int) {
    self.init(Rational(value))
  }
}

extension LinearExpression {
  /// The exact value for given values of the variables.
  package func value(_ valueOf: (Variable) -> Rational) -> Rational {
    var sum = constant
    for term in terms { sum += term.coefficient * valueOf(term.variable) }
    return sum
  }
}

/// A variable times a coefficient.
package struct Term: Hashable, Sendable {
  /// The variable.
  package let variable: Variable
  /// What it is multiplied by; never zero inside an expression.
  package let coefficient: Rational

  /// A product of a variable and a coefficient.
  package init(_ variable: Variable, _ coefficient: Rational) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A variable of one program, known by its place in the order in which the program's variables were made.
@usableFromInline package struct Variable: Hashable, Comparable, Sendable {
  /// The variable's place, counted from zero.
  package let index: Int

  /// The variable at a place, counted from zero.
  package init(index: Int) {
    self.index = index
  }

  /// Whether the left variable was made earlier.
  @usableFromInline package static func < (lhs: Variable, rhs: Variable) -> Bool {
    lhs.index < rhs.index
  }
}
