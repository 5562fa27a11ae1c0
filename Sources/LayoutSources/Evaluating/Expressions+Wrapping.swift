import SwiftSyntax

extension AwaitExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let value = try interpreter.evaluate(expression, in: scope)
    try interpreter.wait(for: value, at: self)
    return value
  }
}

extension InOutExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    try interpreter.evaluate(expression, in: scope)
  }
}

extension ForceUnwrapExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let value = try interpreter.evaluate(expression, in: scope)
    if case .missing = value { return .unknown(Unknown(path: expression.trimmedDescription, type: nil)) }
    return value
  }
}

extension ExprSyntax {
  /// Whether a `?` inside ends this whole chain if its value is missing.
  var isOptionalChain: Bool {
    if self.is(OptionalChainingExprSyntax.self) { return true }
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isOptionalChain ?? false }
    if let call = self.as(FunctionCallExprSyntax.self) { return call.calledExpression.isOptionalChain }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.isOptionalChain }
    return false
  }
}

extension OptionalChainingExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    try interpreter.evaluate(expression, in: scope)
  }
}

extension GenericSpecializationExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    try interpreter.evaluate(expression, in: scope)
  }
}

extension TypeExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    .type(TypeReference(type).name ?? type.trimmedDescription)
  }
}

extension IfExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    try interpreter.execute(self, asValue: true, in: scope).value
  }
}

extension SwitchExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    try interpreter.execute(self, asValue: true, in: scope).value
  }
}

extension MacroExpansionExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    switch macroName.text {
    case "line", "column": .integer(interpreter.position(self).line)
    case "file", "fileID", "filePath", "function": .string(interpreter.position(self).file)
    default: .unknown(Unknown(path: trimmedDescription, type: nil))
    }
  }
}

extension PrefixOperatorExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let operand = try interpreter.evaluate(expression, in: scope)
    let declared = try interpreter.declaredOperator(self.operator.text, operand, nil, at: self) {
      try interpreter.assign($0, to: expression, in: scope)
    }
    if let declared { return declared }
    return switch self.operator.text {
    case "-": try interpreter.negated(operand, at: self)
    case "!": .bool(!(try interpreter.condition(operand, at: expression)))
    case "..<", "...":
      .range(
        Value.NumberRange(
          lower: -.infinity, upper: try interpreter.number(operand, at: expression),
          isClosed: self.operator.text == "..."))
    case "~":
      try interpreter.inverted(operand, at: expression)
    case "+": operand
    default: .unknown(Unknown(path: trimmedDescription, type: nil))
    }
  }
}

extension PostfixOperatorExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let operand = try interpreter.evaluate(expression, in: scope)
    let declared = try interpreter.declaredOperator(
      self.operator.text, operand, nil, isPostfix: true, at: self
    ) {
      try interpreter.assign($0, to: expression, in: scope)
    }
    if let declared { return declared }
    // `1...` has no upper end.
    guard self.operator.text == "..." else {
      return .unknown(Unknown(path: trimmedDescription, type: nil))
    }
    let lower = try interpreter.number(operand, at: expression)
    return .range(Value.NumberRange(lower: lower, upper: .infinity, isClosed: true))
  }
}
