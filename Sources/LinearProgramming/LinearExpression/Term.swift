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
