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
    if callee.as(DeclReferenceExprSyntax.self)?.baseName.text == "appendInterpolation",
      case .native(let collector as InterpolationCollector)? = scope.receiver
    {
      try interpreter.append(
        interpreter.arguments(of: self, in: scope), to: collector, at: self, in: scope)
      return .void
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
    // A key path that was handed over as a function.
    if case .keyPath(let names) = function, let whole = arguments.first?.value {
      return try names.reduce(whole) { try interpreter.member($1, of: $0, at: self, in: scope) }
    }
    guard case .function(let callable) = function else { return function }
    // In an extension of `Optional` itself, these are its own.
    if case .method(let held, let name) = callable, callee.is(DeclReferenceExprSyntax.self),
      scope.owner == "Optional",
      ["map", "flatMap"].contains(name)
    {
      return try ValueMethods(
        interpreter: interpreter, value: held, arguments: arguments, node: Syntax(self)
      ).result([held])
    }
    if let reference = callee.as(DeclReferenceExprSyntax.self), case .functions = callable,
      !interpreter.takes(callable, arguments),
      let value = try interpreter.callSystems(reference.baseName.plain, arguments, at: self, in: scope)
    {
      return value
    }
    let result = try interpreter.call(callable, arguments, at: self)
    // A method of `self` that changes it.
    if callee.is(DeclReferenceExprSyntax.self), case .functions(let functions, let inner) = callable,
      functions.contains(where: \.isMutating), let changed = inner.receiver, changed.isChanged
    {
      _ = scope.assignReceiver(changed)
    }
    return result
  }
}

extension Interpreter {
  /// Calls the system's method of `self`, or the system's function, where the declarations of the source take other
  /// arguments; `nil` where the system has none of that name.
  fileprivate func callSystems(
    _ name: String, _ arguments: [Argument], at node: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value? {
    switch scope.receiver {
    case .array?, .string?, .range?, .dictionary?, .number?:
      guard ValueMethods.names.contains(name), let receiver = scope.receiver else { break }
      return try callMethod(name, of: receiver, arguments, at: node)
    default: break
    }
    return try FreeFunctions.call(name, arguments, at: node, by: self)
  }

  /// Returns the arguments of a call, with trailing closures last.
  func arguments(of call: FunctionCallExprSyntax, in scope: Scope) throws -> [Argument] {
    var arguments = try call.arguments.map { argument in
      if let target = argument.expression.as(InOutExprSyntax.self)?.expression {
        return Argument(
          label: argument.label?.text, value: try evaluate(target, in: scope), node: Syntax(target),
          changing: { [self] in try assign($0, to: target, in: scope) })
      }
      let set = binding(argument.expression, in: scope)
      return Argument(
        label: argument.label?.text, value: try evaluate(argument.expression, in: scope),
        node: Syntax(argument.expression), binding: set,
        source: set == nil ? nil : source(argument.expression, in: scope))
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
