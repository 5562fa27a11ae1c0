import SwiftSyntax

/// An expression that can be evaluated, with a conformance for each kind of expression.
protocol EvaluableSyntax: ExprSyntaxProtocol {
  /// Returns the value of the expression.
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value
}

extension Interpreter {
  /// Returns the value of an expression; one of an unknown kind is unknown.
  func evaluate(_ expression: ExprSyntax, in scope: Scope) throws -> Value {
    try step(expression)
    guard let evaluable = expression.asProtocol((any ExprSyntaxProtocol).self) as? any EvaluableSyntax else {
      return .unknown(Unknown(path: expression.trimmedDescription, type: nil))
    }
    return try evaluable.value(in: scope, by: self)
  }
}
