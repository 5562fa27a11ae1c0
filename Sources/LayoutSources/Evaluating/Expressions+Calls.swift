import SwiftSyntax

extension FunctionCallExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    var callee = calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      return try interpreter.callMember(access, of: base, self, in: scope)
    }
    let position = interpreter.position(callee)
    // `[Row]()` and `[String: Row]()` are types.
    if callee.is(ArrayExprSyntax.self) {
      return try interpreter.make(
        "Array", try interpreter.arguments(of: self, in: scope), at: position, node: self, in: scope)
    }
    if callee.is(DictionaryExprSyntax.self) {
      return try interpreter.make(
        "Dictionary", try interpreter.arguments(of: self, in: scope), at: position, node: self, in: scope)
    }
    if let access = callee.as(MemberAccessExprSyntax.self),
      let before = interpreter.chainBase(of: Syntax(access))
    {
      return try interpreter.callMember(access, on: before, at: ExprSyntax(access), self, in: scope)
    }
    if let access = callee.as(MemberAccessExprSyntax.self) {
      let symbol = Symbol(base: nil, steps: [Symbol.Step(name: access.declName.baseName.plain)])
      return interpreter.unwrapped(
        symbol.called(with: try interpreter.arguments(of: self, in: scope), at: self))
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self),
      let value = try interpreter.modifySelf(reference, self, in: scope)
    {
      return value
    }
    let function = try interpreter.evaluate(callee, in: scope)
    if case .type(let name) = function {
      return try interpreter.evaluating(at: position) {
        try interpreter.make(
          name, try interpreter.arguments(of: self, in: scope), at: position, node: self, in: scope)
      }
    }
    let arguments = try interpreter.arguments(of: self, in: scope)
    if case .unknown(let unknown) = function {
      return try interpreter.callUnknown(unknown, arguments, self)
    }
    if let content = arguments.last, content.isTrailing, let layout = try interpreter.layout(function) {
      return try interpreter.evaluating(at: position) {
        try interpreter.laidOut(by: layout, content, at: position, node: self)
      }
    }
    if case .instance = function,
      case .function(let own)? = try interpreter.declaredMember(
        "callAsFunction", of: function, isCalled: true, at: self, in: scope)
    {
      return try interpreter.call(own, arguments, at: self)
    }
    guard case .function(let callable) = function else { return function }
    return try interpreter.call(callable, arguments, at: self)
  }
}

extension Interpreter {
  /// Returns the arguments of a call, with trailing closures last.
  func arguments(of call: FunctionCallExprSyntax, in scope: Scope) throws -> [Argument] {
    var arguments = try call.arguments.map { argument in
      if let target = argument.expression.as(InOutExprSyntax.self)?.expression {
        return Argument(
          label: argument.label?.text, value: try evaluate(target, in: scope), node: Syntax(target),
          changing: { [self] in try assign($0, to: target, in: scope) })
      }
      return Argument(
        label: argument.label?.text, value: try evaluate(argument.expression, in: scope),
        node: Syntax(argument.expression), binding: binding(argument.expression, in: scope))
    }
    if let closure = call.trailingClosure {
      arguments.append(
        Argument(
          label: nil, value: .function(.closure(closure, scope)), isTrailing: true, node: Syntax(closure)))
    }
    for additional in call.additionalTrailingClosures {
      arguments.append(
        Argument(
          label: additional.label.text, value: .function(.closure(additional.closure, scope)),
          isTrailing: true,
          node: Syntax(additional.closure)))
    }
    return arguments
  }
}
