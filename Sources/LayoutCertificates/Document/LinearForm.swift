import struct LinearProgramming.Rational

/// An affine function of a block's variables, with its value.
package struct LinearForm: Decodable, Hashable, Sendable {
  /// A variable multiplied by a coefficient.
  package struct Term: Decodable, Hashable, Sendable {
    /// The index of the variable in its block.
    package var variable: Int
    /// The coefficient of the variable; never zero.
    package var coefficient: Rational

    package init(variable: Int, coefficient: Rational) {
      self.variable = variable
      self.coefficient = coefficient
    }
  }

  /// The terms, in ascending order of their variables.
  package var terms: [Term]
  package var constant: Rational
  /// The value of the form at the block's values.
  package var value: Rational

  package init(terms: [Term], constant: Rational, value: Rational) {
    self.terms = terms
    self.constant = constant
    self.value = value
  }
}

/// The preference of a variable: its form should be zero.
package struct PreferenceRow: Hashable, Sendable {
  /// The number of the row in its block.
  package var number: Int
  /// The form that should be zero; it contains the variable itself.
  package var form: LinearForm
  /// The reason for the row: the view, and the cause.
  package var reason: String

  package init(number: Int, form: LinearForm, reason: String) {
    self.number = number
    self.form = form
    self.reason = reason
  }
}

/// A bound of a variable: its form must be at least zero, or at most zero.
package struct RequirementRow: Hashable, Sendable {
  /// The sense of a requirement: how its form compares with zero.
  package enum Sense: String, Hashable, Sendable {
    /// The form is at most zero.
    case atMost = "<="
    /// The form is at least zero.
    case atLeast = ">="
  }

  /// The side of the variable on which the bound is.
  package enum Side: String, Hashable, Sendable {
    /// A lower bound: the variable cannot be less.
    case below
    /// An upper bound: the variable cannot be greater.
    case above
  }

  /// The number of the row in its block.
  package var number: Int
  package var sense: Sense
  /// The side on which the variable is bounded, which follows from the sense and the variable's coefficient.
  package var bounds: Side
  /// The form that compares with zero; it contains the variable itself.
  package var form: LinearForm
  /// The reason for the row: the view, and the cause.
  package var reason: String

  package init(number: Int, sense: Sense, bounds: Side, form: LinearForm, reason: String) {
    self.number = number
    self.sense = sense
    self.bounds = bounds
    self.form = form
    self.reason = reason
  }
}
