/// A constant plus a sum of variables times coefficients, all exact.
public struct LinearExpression: Hashable, Sendable {
  /// The part without variables.
  public internal(set) var constant: Rational
  /// The other parts: by variable in rising order, each variable once, without zero coefficients.
  public internal(set) var terms: [Term]

  internal init(constant: Rational, sortedTerms: [Term]) {
    self.constant = constant
    self.terms = sortedTerms
  }

  /// A constant.
  public init(_ constant: Rational) {
    self.init(constant: constant, sortedTerms: [])
  }

  /// A variable by itself.
  public init(_ variable: Variable) {
    self.init(constant: 0, sortedTerms: [Term(variable, 1)])
  }

  /// A constant plus terms in any order; terms of the same variable are added up.
  public init(constant: Rational = 0, terms: some Sequence<Term>) {
    var merged: [Term] = []
    for term in terms.sorted(by: { $0.variable < $1.variable }) {
      if let last = merged.last, last.variable == term.variable {
        merged[merged.count - 1] = Term(term.variable, last.coefficient + term.coefficient)
      } else {
        merged.append(term)
      }
    }
    merged.removeAll { $0.coefficient.isZero }
    self.init(constant: constant, sortedTerms: merged)
  }

  /// What a variable is multiplied by; zero where it does not occur.
  public func coefficient(of variable: Variable) -> Rational {
    for term in terms where term.variable == variable { return term.coefficient }
    return 0
  }

  /// Whether no variable occurs.
  public var isConstant: Bool { terms.isEmpty }

  /// The variable made last among those that occur; nil for a constant.
  public var newestVariable: Variable? { terms.last?.variable }
}

extension LinearExpression: ExpressibleByIntegerLiteral {
  /// A whole constant written as a literal.
  public init(integerLiteral value: Int) {
    self.init(Rational(value))
  }
}
