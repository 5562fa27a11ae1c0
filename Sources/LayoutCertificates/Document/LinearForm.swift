import struct LinearProgramming.Rational

/// A sum of variables times coefficients, plus a constant, and what it comes to.
public struct LinearForm: Decodable, Hashable, Sendable {
  /// A variable times a coefficient.
  public struct Term: Decodable, Hashable, Sendable {
    /// The variable's place in its block.
    public var variable: Int
    /// What it is multiplied by; never zero.
    public var coefficient: Rational

    /// A product.
    public init(variable: Int, coefficient: Rational) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The products, in rising order of their variables.
  public var terms: [Term]
  /// The part without variables.
  public var constant: Rational
  /// What the form comes to at the block's values.
  public var value: Rational

  /// A form, with what it comes to.
  public init(terms: [Term], constant: Rational, value: Rational) {
    self.terms = terms
    self.constant = constant
    self.value = value
  }
}
