import LinearProgramming

extension LinearExpression {
  /// The coefficient of a variable; zero where it does not occur.
  func coefficient(of variable: Variable) -> Rational {
    terms.first { $0.variable == variable }?.coefficient ?? 0
  }
}

extension Relation {
  /// Whether the relation holds for values of the variables.
  func holds(_ valueOf: (Variable) -> Rational) -> Bool {
    let value = expression.value(valueOf)
    return switch sense {
    case .lessThanOrEqual: value.signum() <= 0
    case .equal: value.isZero
    case .greaterThanOrEqual: value.signum() >= 0
    }
  }

  /// The relation with variables written as `x` and their indices, such as `x1 - x0 <= 0`.
  var text: String {
    let symbol =
      switch sense {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(expression) \(symbol) 0"
  }
}
