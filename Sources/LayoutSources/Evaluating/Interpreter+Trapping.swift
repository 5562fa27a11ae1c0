import SwiftSyntax

extension Interpreter {
  /// Returns the value of code that ends at a call which never returns, such as `fatalError`; `nil` for any
  /// other expression.
  ///
  /// An app would stop there. It is reported, and the value is unknown.
  func trapped(by expression: ExprSyntax) -> Value? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.neverReturning else {
      return nil
    }
    hasTrapped = true
    assume(.action, call.trimmedDescription, "reached, and stops the code around it", at: expression)
    return .unknown(Unknown(path: "\(name)()", type: nil))
  }
}

extension FunctionCallExprSyntax {
  /// The name of the called function of Swift's that never returns.
  fileprivate var neverReturning: String? {
    let name =
      calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self).flatMap {
        $0.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Swift" ? $0.declName.baseName.text : nil
      }
    return name.flatMap { ["fatalError", "preconditionFailure"].contains($0) ? $0 : nil }
  }
}
