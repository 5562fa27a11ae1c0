/// A variable times a coefficient.
public struct Term: Hashable, Sendable {
  /// The variable.
  public let variable: Variable
  /// What it is multiplied by; never zero inside an expression.
  public let coefficient: Rational

  /// A product of a variable and a coefficient.
  public init(_ variable: Variable, _ coefficient: Rational) {
    self.variable = variable
    self.coefficient = coefficient
  }
}
