import struct LinearProgramming.Rational

/// A sum of variables times coefficients, plus a constant, and what it comes to.
package struct LinearForm: Decodable, Hashable, Sendable {
  /// A variable times a coefficient.
  package struct Term: Decodable, Hashable, Sendable {
    /// The variable's place in its block.
    package var variable: Int
    /// What it is multiplied by; never zero.
    package var coefficient: Rational

    /// A product.
    package init(variable: Int, coefficient: Rational) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The products, in rising order of their variables.
  package var terms: [Term]
  /// The part without variables.
  package var constant: Rational
  /// What the form comes to at the block's values.
  package var value: Rational

  /// A form, with what it comes to.
  package init(terms: [Term], constant: Rational, value: Rational) {
    self.terms = terms
    self.constant = constant
    self.value = value
  }
}
