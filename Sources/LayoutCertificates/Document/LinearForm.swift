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

/// What a variable should be: its form should come to zero.
package struct PreferenceRow: Hashable, Sendable {
  /// The row's number in its block.
  package var number: Int
  /// What should be zero; contains the variable itself.
  package var form: LinearForm
  /// Who says so, and what is said.
  package var reason: String

  /// A preference.
  package init(number: Int, form: LinearForm, reason: String) {
    self.number = number
    self.form = form
    self.reason = reason
  }
}

/// A bound of a variable: its form must not be on one side of zero.
package struct RequirementRow: Hashable, Sendable {
  /// How the form compares with zero.
  package enum Sense: String, Hashable, Sendable {
    /// At most zero.
    case atMost = "<="
    /// At least zero.
    case atLeast = ">="
  }

  /// On which side of the variable the bound is.
  package enum Side: String, Hashable, Sendable {
    /// The variable cannot be less.
    case below
    /// The variable cannot be more.
    case above
  }

  /// The row's number in its block.
  package var number: Int
  /// How the form compares with zero.
  package var sense: Sense
  /// The side on which the variable is bounded: it follows from the sense and the variable's coefficient.
  package var bounds: Side
  /// What compares with zero; contains the variable itself.
  package var form: LinearForm
  /// Who says so, and what is said.
  package var reason: String

  /// A requirement.
  package init(number: Int, sense: Sense, bounds: Side, form: LinearForm, reason: String) {
    self.number = number
    self.sense = sense
    self.bounds = bounds
    self.form = form
    self.reason = reason
  }
}
