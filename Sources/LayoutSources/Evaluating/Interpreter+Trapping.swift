import SwiftSyntax

extension Interpreter {
  /// What code makes that ends at a call that never returns, such as `fatalError`; `nil` for any other expression.
  ///
  /// An app would stop there. Here it is said, and what the code would have made is not known.
  func trapped(by expression: ExprSyntax) -> Value? {
    guard let call = expression.as(FunctionCallExprSyntax.self), let name = call.neverReturning else {
      return nil
    }
    hasTrapped = true
    assume(.action, call.trimmedDescription, "reached, and ends its code", at: expression)
    return .unknown(Unknown(path: "\(name)()", type: nil))
  }
}

extension FunctionCallExprSyntax {
  /// The name of the function of Swift's that is called and never returns.
  fileprivate var neverReturning: String? {
    let name =
      calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? calledExpression.as(MemberAccessExprSyntax.self).flatMap {
        $0.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "Swift" ? $0.declName.baseName.text : nil
      }
    return name.flatMap { ["fatalError", "preconditionFailure"].contains($0) ? $0 : nil }
  }
}
