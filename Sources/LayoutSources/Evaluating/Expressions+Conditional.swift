import SwiftSyntax

/// `#if` in a chain of modifiers: the branch that is read continues the chain.
extension PostfixIfConfigExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let before: Value =
      if let base {
        try interpreter.evaluate(base, in: scope)
      } else {
        // A nested chain of this kind has no base of its own.
        interpreter.chainBase(of: Syntax(self)) ?? .void
      }
    guard case .postfixExpression(let chain)? = interpreter.clause(of: config)?.elements
    else {
      return before
    }
    return try interpreter.continuing(from: before, at: chain.chainStart) {
      try interpreter.evaluate(chain, in: scope)
    }
  }
}

extension ExprSyntax {
  /// The innermost expression of a chain, which has no base.
  fileprivate var chainStart: Syntax {
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.chainStart }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.chainStart ?? Syntax(access) }
    if let access = self.as(SubscriptCallExprSyntax.self) { return access.calledExpression.chainStart }
    if let chain = self.as(PostfixIfConfigExprSyntax.self) { return chain.base?.chainStart ?? Syntax(chain) }
    return Syntax(self)
  }
}
