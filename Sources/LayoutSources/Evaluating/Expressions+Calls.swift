import LayoutCore
import SwiftSyntax

extension FunctionCallExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    var callee = calledExpression
    if let generic = callee.as(GenericSpecializationExprSyntax.self) { callee = generic.expression }
    if let access = callee.as(MemberAccessExprSyntax.self), let base = access.base {
      return try interpreter.callMember(access, of: base, self, in: scope)
    }
    let position = interpreter.position(callee)
    // `[Row]()` and `[String: Row]()` name types.
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
      let symbol = Symbol(
        base: nil, steps: [Symbol.Step(name: access.declName.baseName.plain, arguments: nil)])
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
    guard case .function(let callable) = function else { return function }
    return try interpreter.call(callable, arguments, at: self)
  }
}

extension Interpreter {
  /// The arguments of a call, closures after the parentheses last.
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

  /// A method call: of a declared type, of a value, or a modifier.
  func callMember(
    _ access: MemberAccessExprSyntax, of base: ExprSyntax, _ call: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value {
    let name = access.declName.baseName.plain
    let position = position(access.declName)
    if let module = base.as(DeclReferenceExprSyntax.self)?.baseName.text,
      ["SwiftUI", "Swift", "Foundation"].contains(module)
    {
      return try evaluating(at: position) {
        let arguments = try arguments(of: call, in: scope)
        return try FreeFunctions.call(name, arguments, at: call, by: self)
          ?? make(name, arguments, at: position, node: call, in: scope)
      }
    }
    if base.is(SuperExprSyntax.self) { return .void }
    if name == "init", base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      case .instance(let instance)? = scope.receiver
    {
      // An initialiser that calls another one of its type.
      let made = try instantiate(instance.type, try arguments(of: call, in: scope), at: call, in: scope)
      _ = scope.assignReceiver(made)
      return .void
    }
    return try callMember(access, on: try evaluate(base, in: scope), at: base, call, in: scope)
  }

  /// The same on a value that stands before the call.
  func callMember(
    _ access: MemberAccessExprSyntax, on receiver: Value, at base: ExprSyntax, _ call: FunctionCallExprSyntax,
    in scope: Scope
  ) throws -> Value {
    let name = access.declName.baseName.plain
    let position = position(access.declName)
    if case .missing = receiver, base.isOptionalChain || program.types["Optional"] == nil { return .missing }
    if let result = try mutate(receiver, at: base, name, arguments(of: call, in: scope), in: scope) {
      return result
    }
    if let result = try draw(on: receiver, at: base, name, arguments(of: call, in: scope), in: scope) {
      return result
    }
    if isViewLike(receiver) || (isUnknown(receiver) && isModifier(name)) {
      return try modify(receiver, at: base, name, position, call, in: scope)
    }
    if case .unknown(let unknown) = receiver, var made = unknown.call {
      made.modifiers.append((name: name, position: position))
      return .unknown(Unknown(path: "\(unknown.path).\(name)()", type: nil, call: made))
    }
    let member = try member(name, of: receiver, at: access, in: scope)
    switch member {
    case .type(let type):
      return try evaluating(at: position) {
        try make(type, try arguments(of: call, in: scope), at: position, node: call, in: scope)
      }
    case .symbol(let symbol):
      return unwrapped(symbol.called(with: try arguments(of: call, in: scope), at: call))
    case .function(.method(let value, let name)):
      return try self.call(.method(value, name), try arguments(of: call, in: scope), at: call)
    case .function(.functions(let functions, let inner)) where functions.contains { $0.isMutating }:
      let result = try self.call(.functions(functions, inner), try arguments(of: call, in: scope), at: call)
      if case .instance? = inner.receiver, let changed = inner.receiver {
        try assign(changed, to: base, in: scope)
      }
      return result
    case .function(let callable):
      return try self.call(callable, try arguments(of: call, in: scope), at: call)
    case .unknown(let unknown): return try callUnknown(unknown, try arguments(of: call, in: scope), call)
    default: return member
    }
  }

  private func isUnknown(_ value: Value) -> Bool { if case .unknown = value { true } else { false } }

  /// Applies a modifier; what it is called with and what it assumes counts for the place of its name.
  private func modify(
    _ receiver: Value, at base: ExprSyntax, _ name: String, _ position: SourcePosition,
    _ call: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value {
    return try evaluating(at: position) {
      let arguments = try arguments(of: call, in: scope)
      if let declared = try declaredMember(name, of: receiver, at: call, in: scope) {
        if case .function(let callable) = declared {
          try countView(at: position)
          return try self.call(callable, arguments, at: call)
        }
        return declared
      }
      if let value = try declaredOnViews(name, receiver, arguments, at: call, in: scope) { return value }
      if case .symbol(let symbol) = receiver, ["opacity", "mix", "shadow", "gradient"].contains(name) {
        return .symbol(symbol.adding(name).called(with: arguments, at: call))
      }
      let request = Call(
        name: name, arguments: arguments, position: position, node: Syntax(call), interpreter: self,
        scope: scope)
      return try modified(receiver, at: base, request)
    }
  }

  /// A modifier without a view before it, as extensions of `View` have it: it is applied to `self`.
  func modifySelf(
    _ reference: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value? {
    let name = reference.baseName.text
    guard let receiver = scope.receiver, isViewLike(receiver), isModifier(name), scope[name] == nil,
      try named(name, at: reference, in: scope) == nil
    else { return nil }
    return try modify(receiver, at: ExprSyntax(reference), name, position(reference), call, in: scope)
  }

  /// A modifier that an extension of `View` declares, on a view of any type.
  private func declaredOnViews(
    _ name: String, _ receiver: Value, _ arguments: [Argument], at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value? {
    guard let functions = program.types["View"]?.functions(named: name), !functions.isEmpty else {
      return nil
    }
    let inner = Scope(receiver: receiver, owner: "View", environment: scope.environment)
    try countView(at: position(node))
    return try call(.functions(functions, inner), arguments, at: node)
  }

  /// A call of code that is not known: nothing, or something of the same name.
  func callUnknown(_ unknown: Unknown, _ arguments: [Argument], _ node: FunctionCallExprSyntax) throws
    -> Value
  {
    if case .function(let result)? = unknown.type?.unwrapped {
      return result.name == "Void" || result == .tuple([])
        ? .void : .unknown(Unknown(path: unknown.path, type: result))
    }
    if let value = try FreeFunctions.call(unknown.path, arguments, at: node, by: self) { return value }
    return self.unknown("\(unknown.path)()", nil)
  }

  /// A symbol, or what a constant binding holds.
  func unwrapped(_ symbol: Symbol) -> Value {
    if let base = symbol.base, Geometry.types.contains(base) { return geometry(.symbol(symbol), named: base) }
    guard symbol.steps.last?.name == "constant", let value = symbol.steps.last?.arguments?.first?.value else {
      return .symbol(symbol)
    }
    return value
  }

  // MARK: - Calling

  /// Calls something; a closure of a builder makes one view.
  func call(
    _ callable: Callable, _ arguments: [Argument], asBuilder: Bool = false, at node: some SyntaxProtocol
  ) throws -> Value {
    try step(node)
    switch callable {
    case .closure(let closure, let scope):
      return try run(closure.statements, in: bound(closure, arguments, scope), asBuilder: asBuilder)
    case .builder(let inner): return try call(inner, arguments, asBuilder: true, at: node)
    case .functions(let functions, let scope):
      return try call(functions, arguments, asBuilder, scope, at: node)
    case .initializer(let type, let scope):
      return try make(type, labelled(arguments, for: type), at: position(node), node: node, in: scope)
    case .method(let value, let name): return try callMethod(name, of: value, arguments, at: node)
    case .native(let body): return try body(arguments)
    }
  }

  /// The arguments of an initialiser that was handed over as a value, `map(Row.init)`, with the labels that it has.
  private func labelled(_ arguments: [Argument], for type: String) -> [Argument] {
    guard let declared = program.types[type], arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return arguments }
    let initializers = declared.initializers.filter { $0.body != nil }.map { $0.parameters.map(\.label) }
    let members = declared.stored.filter { !($0.isConstant && $0.initialValue != nil) && !$0.readsElsewhere }
    let candidates: [[String?]] = initializers.isEmpty ? [members.map(\.name)] : initializers
    guard let labels = candidates.first(where: { $0.count >= arguments.count }) else { return arguments }
    return zip(arguments, labels).map { argument, label in
      var argument = argument
      argument.label = label
      return argument
    }
  }

  private func call(
    _ functions: [FunctionDeclaration], _ arguments: [Argument], _ asBuilder: Bool, _ scope: Scope,
    at node: some SyntaxProtocol
  ) throws -> Value {
    for function in functions {
      guard let values = bind(arguments, to: function.parameters, in: scope) else { continue }
      guard let body = function.body else { return unknown(function.name, function.result) }
      return try expanding("\(function.name)()") {
        let inner = Scope(scope, values: try completed(values, function.parameters, scope))
        let value = try run(body, in: inner, asBuilder: function.isBuilder || asBuilder)
        // What was handed over to be changed is changed where it stands.
        for (argument, parameter) in zip(arguments, function.parameters) {
          if let change = argument.changing, let changed = inner.values[parameter.name] {
            try change(changed)
          }
        }
        return function.result.map { coerce(value, to: $0, from: scope.owner) } ?? value
      }
    }
    return unknown(functions.first?.name ?? "", functions.first?.result)
  }

  /// What code makes of its first argument, which it changes.
  func changed(
    _ value: Value, by callable: Callable, with more: [Value] = [], at node: some SyntaxProtocol
  ) throws -> Value {
    var result = value
    let others = more.map { Argument(label: nil, value: $0, node: Syntax(node)) }
    let first = Argument(label: nil, value: value, node: Syntax(node), changing: { result = $0 })
    guard case .closure(let closure, let scope) = callable else {
      _ = try call(callable, [first] + others, at: node)
      return result
    }
    try step(node)
    let inner = bound(closure, [first] + others, scope)
    _ = try run(closure.statements, in: inner, asBuilder: false)
    return inner.values[closure.parameterNames.first ?? "$0"] ?? value
  }

  /// The scope of a closure's code: its parameters by their names, or by number.
  private func bound(_ closure: ClosureExprSyntax, _ arguments: [Argument], _ scope: Scope) -> Scope {
    let inner = Scope(scope)
    let names = closure.parameterNames
    // One tuple for several parameters, as `enumerated()` gives it.
    var values = arguments.map(\.value)
    if values.count == 1, case .tuple(let parts) = values[0],
      names.count > 1 || names.isEmpty && closure.usesSecondParameter
    {
      values = parts.map(\.value)
    }
    for (index, value) in values.enumerated() { inner.values["$\(index)"] = value }
    for (index, name) in names.enumerated() where name != "_" {
      inner.values[name] = index < values.count ? values[index] : unknown(name, nil)
    }
    return inner
  }

  /// The values of parameters; `nil` where the arguments do not fit.
  func bind(_ arguments: [Argument], to parameters: [Parameter], in scope: Scope) -> [String: Value]? {
    var values: [String: Value] = [:]
    var rest = arguments[...]
    for (index, parameter) in parameters.enumerated() {
      guard let argument = rest.first else {
        guard parameter.defaultValue != nil || parameter.isVariadic || parameter.type?.isOptional == true
        else { return nil }
        continue
      }
      let required = parameters[(index + 1)...].count {
        $0.defaultValue == nil && !$0.isVariadic && $0.type?.isOptional != true
      }
      let fits =
        argument.isTrailing && argument.label == nil
        ? parameter.type.map { parameter.isFunction || $0.name == nil || !isPlain($0) } ?? true
        : argument.label == parameter.label
      // A closure after the parentheses may skip parameters that have a default.
      guard fits, rest.count > required || parameter.defaultValue == nil else {
        guard parameter.defaultValue != nil || parameter.isVariadic || parameter.type?.isOptional == true
        else { return nil }
        continue
      }
      rest = rest.dropFirst()
      if parameter.isVariadic {
        var items = [argument.value]
        while let next = rest.first, next.label == nil, !next.isTrailing {
          items.append(next.value)
          rest = rest.dropFirst()
        }
        values[parameter.name] = .array(items)
      } else {
        let value = parameter.isBuilder ? argument.value.builtByStatements : argument.value
        let coerced = coerce(value, to: parameter.type, named: parameter.name, from: scope.owner)
        values[parameter.name] = parameter.isAutoclosure ? coerced.wrapped : coerced
      }
    }
    return rest.isEmpty ? values : nil
  }

  /// Whether a type is one that no closure can be given for.
  private func isPlain(_ type: TypeReference) -> Bool {
    ["String", "Int", "Double", "CGFloat", "Bool", "Color", "Font", "LocalizedStringKey"].contains(type.name)
  }

  /// The values with the defaults of those that were not given.
  func completed(_ values: [String: Value], _ parameters: [Parameter], _ scope: Scope) throws -> [String:
    Value]
  {
    var values = values
    for parameter in parameters where values[parameter.name] == nil {
      guard let expression = parameter.defaultValue else {
        values[parameter.name] = parameter.isVariadic ? .array([]) : Value.missing
        continue
      }
      let value = try evaluate(expression, in: scope)
      let coerced = parameter.type.map { coerce(value, to: $0, from: scope.owner) } ?? value
      values[parameter.name] = parameter.isAutoclosure ? coerced.wrapped : coerced
    }
    return values
  }
}

extension ClosureExprSyntax {
  /// Whether its code has a `$1` of its own: closures in it have others.
  fileprivate var usesSecondParameter: Bool { statements.usesSecondParameter }

  /// The names that the closure gives its parameters; of a binding the name of its value.
  fileprivate var parameterNames: [String] {
    let names: [String] =
      switch signature?.parameterClause {
      case .simpleInput(let parameters): parameters.map(\.name.text)
      case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      case nil: []
      }
    return names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}

extension SyntaxProtocol {
  fileprivate var usesSecondParameter: Bool {
    children(viewMode: .sourceAccurate).contains { child in
      if let token = child.as(TokenSyntax.self) { return token.tokenKind == .dollarIdentifier("$1") }
      return !child.is(ClosureExprSyntax.self) && child.usesSecondParameter
    }
  }
}
