/// A constant plus a sum of variables times coefficients, all exact.
///
/// It is a reference to immutable storage, so that a stored expression takes one word.
@usableFromInline package struct LinearExpression: Sendable {
  internal final class Storage: Sendable {
    internal let constant: Rational
    /// The first term, which is the only one of most expressions; meaningless without terms.
    internal let first: Term
    internal let rest: [Term]
    internal let hasNoTerms: Bool
    /// The number of terms that were added up, including equal ones.
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

  /// - Parameter length: The number of terms that were added up.
  internal init(constant: Rational, sortedTerms: [Term], length: Int) {
    let first = sortedTerms.first ?? Term(Variable(index: -1), 0)
    self.init(
      storage: Storage(
        constant, first: first, rest: sortedTerms.count < 2 ? [] : Array(sortedTerms[1...]),
        hasNoTerms: sortedTerms.isEmpty, length: Int32(truncatingIfNeeded: length)))
  }

  internal init(storage: Storage) { self.storage = storage }

  /// Creates a constant expression.
  package init(_ constant: Rational) {
    self.init(
      storage: Storage(
        constant, first: Term(Variable(index: -1), 0), rest: [], hasNoTerms: true, length: 0))
  }

  /// Creates the expression that is a variable.
  package init(_ variable: Variable) {
    self.init(storage: Storage(0, first: Term(variable, 1), rest: [], hasNoTerms: false, length: 1))
  }

  /// Creates a constant plus terms in any order; terms of the same variable are added up.
  package init(constant: Rational = 0, terms: some Sequence<Term>) {
    self.init(constant: constant, sortedTerms: Self.merged(Array(terms)))
  }

  /// Returns the terms in ascending order of variables, each variable once, without zero coefficients.
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

  /// The constant part of the expression.
  package var constant: Rational { storage.constant }

  /// The terms in ascending order of variables, each variable once, without zero coefficients.
  package var terms: Terms { Terms(storage: storage) }

  /// Whether the expression has no variable.
  package var isConstant: Bool { storage.hasNoTerms }

  /// The number of terms that were added up to create the expression, including equal ones.
  package var length: Int { Int(storage.length) }

  /// The newest of the expression's variables; `nil` for a constant.
  package var newestVariable: Variable? {
    storage.hasNoTerms ? nil : storage.rest.last?.variable ?? storage.first.variable
  }
}

extension LinearExpression {
  /// The terms of an expression.
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
  /// Returns whether both expressions have the same terms and constant.
  @usableFromInline package static func == (a: LinearExpression, b: LinearExpression) -> Bool {
    if a.storage === b.storage { return true }
    guard a.storage.hasNoTerms == b.storage.hasNoTerms, a.storage.constant == b.storage.constant else {
      return false
    }
    return a.storage.hasNoTerms || (a.storage.first == b.storage.first && a.storage.rest == b.storage.rest)
  }

  /// Hashes the properties in which most expressions differ.
  @usableFromInline package func hash(into hasher: inout Hasher) {
    guard let newestVariable else { return hasher.combine(storage.constant) }
    // Most sums with the same newest variable have different lengths.
    hasher.combine(newestVariable)
    hasher.combine(storage.rest.count)
  }
}

extension LinearExpression: ExpressibleByIntegerLiteral {
  /// Creates a whole constant from a literal.
  @usableFromInline package init(integerLiteral value: Int) {
    self.init(Rational(value))
  }
}

extension LinearExpression {
  /// Returns the exact value at given values of the variables.
  package func value(_ valueOf: (Variable) -> Rational) -> Rational {
    var sum = constant
    for term in terms { sum += term.coefficient * valueOf(term.variable) }
    return sum
  }
}

/// A variable multiplied by a coefficient.
package struct Term: Hashable, Sendable {
  package let variable: Variable
  /// The coefficient of the variable; never zero inside an expression.
  package let coefficient: Rational

  /// Creates a term of a variable and a coefficient.
  package init(_ variable: Variable, _ coefficient: Rational) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A variable of a program, identified by its index in the order in which the program's variables were added.
@usableFromInline package struct Variable: Hashable, Comparable, Sendable {
  /// The index of the variable, from zero.
  package let index: Int

  /// Creates the variable with an index.
  package init(index: Int) {
    self.index = index
  }

  /// Returns whether the first variable was added earlier.
  @usableFromInline package static func < (lhs: Variable, rhs: Variable) -> Bool {
    lhs.index < rhs.index
  }
}
