import SwiftSyntax

/// An expression that can be evaluated: one room for each kind of expression.
protocol EvaluableSyntax: ExprSyntaxProtocol {
  /// What the expression stands for.
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value
}

extension Interpreter {
  /// What an expression stands for; one without a room is not known.
  func evaluate(_ expression: ExprSyntax, in scope: Scope) throws -> Value {
    try step(expression)
    guard let evaluable = expression.asProtocol((any ExprSyntaxProtocol).self) as? any EvaluableSyntax else {
      return .unknown(Unknown(path: expression.trimmedDescription, type: nil))
    }
    return try evaluable.value(in: scope, by: self)
  }
}
