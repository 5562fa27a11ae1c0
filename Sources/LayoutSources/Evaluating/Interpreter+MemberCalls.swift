import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Calls a method: of a declared type, of a value, or a modifier.
  func callMember(
    _ access: MemberAccessExprSyntax, of base: ExprSyntax, _ call: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value {
    let name = access.declName.baseName.plain
    let position = position(access.declName)
    if base.isModuleOfSystem {
      return try evaluating(at: position) {
        let arguments = try arguments(of: call, in: scope)
        return try FreeFunctions.call(name, arguments, at: call, by: self)
          ?? make(name, arguments, at: position, node: call, in: scope, isSystems: true)
      }
    }
    if base.is(SuperExprSyntax.self) {
      return try callSuper(name, arguments(of: call, in: scope), at: call, in: scope)
    }
    if name == "init", base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self",
      case .instance(let instance)? = scope.receiver
    {
      // An initializer that calls another one of its type.
      let made = try instantiate(instance.type, try arguments(of: call, in: scope), at: call, in: scope)
      _ = scope.assignReceiver(made)
      return .void
    }
    if name == "init", base.as(DeclReferenceExprSyntax.self)?.baseName.text == "self", scope.isInitializing,
      let owner = scope.owner
    {
      let made = try make(owner, try arguments(of: call, in: scope), at: position, node: call, in: scope)
      _ = scope.assignReceiver(made)
      return .void
    }
    return try callMember(access, on: try evaluate(base, in: scope), at: base, call, in: scope)
  }

  /// Calls a method on a value that was evaluated already.
  func callMember(
    _ access: MemberAccessExprSyntax, on receiver: Value, at base: ExprSyntax, _ call: FunctionCallExprSyntax,
    in scope: Scope
  ) throws -> Value {
    let name = access.declName.baseName.plain
    let position = position(access.declName)
    if base.isBinding, let functions = program.types["Binding"]?.functions(named: name), !functions.isEmpty {
      let inner = Scope(receiver: receiver, owner: "Binding", environment: scope.environment)
      return try self.call(.functions(functions, inner), arguments(of: call, in: scope), at: call)
    }
    if case .missing = receiver, base.isOptionalChain || program.types["Optional"] == nil { return .missing }
    if let result = try mutate(receiver, at: base, name, arguments(of: call, in: scope), in: scope) {
      return result
    }
    if let result = try draw(on: receiver, at: base, name, arguments(of: call, in: scope), in: scope) {
      return result
    }
    if receiver.isNamedAlone, !base.isNamedAlone, isModifier(name), !Self.methodsOfStyles.contains(name) {
      // An implicit member of an unknown type is a shape by its name, or else a colour, where a view is
      // needed.
      if let shape = try shape(receiver, at: base) {
        return try callMember(
          access, on: .view(ReadView(shape, at: self.position(base))), at: base, call, in: scope)
      }
      return try callMember(access, on: named(receiver, asTypeNamed: "Color"), at: base, call, in: scope)
    }
    if let value = try storeMember(name, of: receiver, call, in: scope) { return value }
    if ["map", "flatMap"].contains(name), receiver.isOnlyOptionals {
      return try ValueMethods(
        interpreter: self, value: receiver, arguments: arguments(of: call, in: scope), node: Syntax(call)
      ).result([receiver])
    }
    if name == "appendInterpolation", case .native(let collector as InterpolationCollector) = receiver {
      try append(arguments(of: call, in: scope), to: collector, at: call, in: scope)
      return .void
    }
    if isViewLike(receiver) || ((isUnknown(receiver) || isForeign(receiver, asks: name)) && isModifier(name))
    {
      return try modify(receiver, at: base, name, position, call, in: scope)
    }
    if case .unknown(let unknown) = receiver, var made = unknown.call {
      made.modifiers.append((name: name, position: position))
      return .unknown(Unknown(path: "\(unknown.path).\(name)()", type: nil, call: made))
    }
    if ["localizedStringWithFormat", "localizedString", "object"].contains(name) {
      let request = Call(
        name: name, arguments: try arguments(of: call, in: scope), position: position, node: Syntax(call),
        interpreter: self, scope: scope)
      if let string = try StringReader.called(name, of: receiver, request) { return string }
    }
    let member = try calledMember(name, of: receiver, at: access, in: scope) {
      try self.takes($0, self.arguments(of: call, in: scope))
    }
    switch member {
    case .type(let type):
      return try evaluating(at: position) {
        try make(type, try arguments(of: call, in: scope), at: position, node: call, in: scope)
      }
    case .symbol(let symbol):
      return unwrapped(symbol.called(with: try arguments(of: call, in: scope), at: call))
    case .function(.method(let value, let name)):
      let arguments = try arguments(of: call, in: scope)
      if let made = try mapped(value, of: base, name, arguments, call, in: scope) { return made }
      return try self.call(.method(value, name), arguments, at: call)
    case .function(.functions(let functions, let inner)) where functions.contains { $0.isMutating }:
      let result = try self.call(.functions(functions, inner), try arguments(of: call, in: scope), at: call)
      if let changed = inner.receiver, changed.isChanged {
        try assign(changed.seen(like: receiver), to: base, in: scope)
      }
      return result
    case .function(let callable):
      return try self.call(callable, try arguments(of: call, in: scope), at: call)
    case .unknown(let unknown): return try callUnknown(unknown, try arguments(of: call, in: scope), call)
    case .number, .bool, .string, .range:
      // A method that is not known has the name of a property: what it is given does not count there.
      guard !call.arguments.isEmpty || call.trailingClosure != nil else { return member }
      return .unknown(Unknown(path: call.trimmedDescription, type: nil))
    default: return member
    }
  }

  /// Returns the result of `map` or `flatMap` of an optional's list or string, or of a plain string.
  ///
  /// The result is `nil` for any other list. An optional's value is passed to the closure as a whole, and a plain
  /// string by its characters. A string of which neither is known is passed as a whole: optional strings are mapped far
  /// more often.
  private func mapped(
    _ value: Value, of base: ExprSyntax, _ name: String, _ arguments: [Argument],
    _ call: FunctionCallExprSyntax,
    in scope: Scope
  ) throws -> Value? {
    guard name == "map" || name == "flatMap", !arguments.isEmpty else { return nil }
    switch value {
    case .array, .dictionary, .range, .string: break
    default: return nil
    }
    let isHeld = isHeldByOptional(base, value, in: scope)
    if case .string(let text) = value,
      isHeld == false || isHeld == nil && (base.makesPlainString || call.isUsedAsList)
    {
      return try self.call(.method(.array(text.map { .string(String($0)) }), name), arguments, at: call)
    }
    if isHeld == nil, case .string = value {} else if isHeld != true { return nil }
    return try ValueMethods(interpreter: self, value: value, arguments: arguments, node: Syntax(call))
      .result([value])
  }

  /// Modifiers that fonts, styles, animations and transitions have as well.
  private static let methodsOfStyles: Set<String> = [
    "bold", "italic", "monospaced", "monospacedDigit", "animation", "opacity", "mix", "gradient", "shadow",
    "scale",
    "offset", "fontWeight", "bordered",
  ]

  private func named(_ value: Value, asTypeNamed type: String) -> Value {
    guard case .symbol(let symbol) = value else { return value }
    return .symbol(Symbol(base: type, steps: symbol.steps))
  }

  /// Returns the callee of a member call: a method, or a case with a value, in preference to a property.
  private func calledMember(
    _ name: String, of receiver: Value, at access: MemberAccessExprSyntax, in scope: Scope,
    takes: (Callable) throws -> Bool
  ) throws -> Value {
    if case .type(let type) = receiver, name != "init", name != "self" {
      if let member = try staticMember(name, of: type, isCalled: true, at: access) { return member }
    } else if let own = try declaredMember(name, of: receiver, isCalled: true, at: access, in: scope),
      case .function(let callable) = own
    {
      // `rounded()` is the system's, although an extension declares `rounded(to:)`.
      guard receiver.hasMethods, ValueMethods.names.contains(name), try !takes(callable) else { return own }
      return .function(.method(receiver, name))
    }
    // `first { ... }` is a method, although `first` is a property.
    if receiver.hasMethods, ValueMethods.names.contains(name) { return .function(.method(receiver, name)) }
    if receiver.isHeldByOptional, ["map", "flatMap"].contains(name) {
      return .function(.method(receiver, name))
    }
    return try member(name, of: receiver, at: access, in: scope)
  }

  /// Returns whether a value is the result of calling an unknown type, or a member of one with a method that
  /// only views have.
  private func isForeign(_ value: Value, asks name: String) -> Bool {
    guard case .symbol(let symbol) = value, let last = symbol.steps.last else { return false }
    return (last.arguments != nil || Self.methodsOfViews.contains(name)) && isOfUnknownType(symbol)
  }

  /// Modifiers whose names are methods of views only.
  private static let methodsOfViews: Set<String> = [
    "frame", "padding", "background", "overlay", "clipShape", "cornerRadius", "foregroundColor",
    "foregroundStyle",
    "fixedSize", "layoutPriority", "aspectRatio", "ignoresSafeArea",
  ]

  private func isUnknown(_ value: Value) -> Bool { if case .unknown = value { true } else { false } }

  /// Applies a modifier; its arguments and assumptions count at the place of its name.
  private func modify(
    _ receiver: Value, at base: ExprSyntax, _ name: String, _ position: SourcePosition,
    _ call: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value {
    return try evaluating(at: position) {
      let arguments = try arguments(of: call, in: scope)
      if let declared = try declaredMember(name, of: receiver, isCalled: true, at: call, in: scope),
        !isSystems(name, declared, arguments)
      {
        if case .function(let callable) = declared {
          try countView(at: position)
          return try self.call(callable, arguments, at: call)
        }
        return declared
      }
      if let value = try declaredOnViews(name, receiver, arguments, at: call, in: scope) { return value }
      if case .symbol(let symbol) = receiver, Self.isOfStyle(name, arguments) {
        return .symbol(symbol.adding(name).called(with: arguments, at: call))
      }
      let request = Call(
        name: name, arguments: arguments, position: position, node: Syntax(call), interpreter: self,
        scope: scope)
      return try modified(receiver, at: base, request)
    }
  }

  /// Returns whether a call refers to SwiftUI's modifier, although the files declare one of its name with
  /// other arguments.
  private func isSystems(
    _ name: String, _ declared: Value, _ arguments: @autoclosure () throws -> [Argument]
  ) rethrows -> Bool {
    guard case .function(let callable) = declared, SupportedNames.support(of: ".\(name)") != nil else {
      return false
    }
    return !takes(callable, try arguments())
  }

  /// Returns whether a method of a colour makes a style, as `Color.red.shadow(.drop(radius: 3))` does; with a
  /// label the shadow is a view's.
  private static func isOfStyle(_ name: String, _ arguments: [Argument]) -> Bool {
    name == "shadow" ? arguments.first?.label == nil : ["opacity", "mix", "gradient"].contains(name)
  }

  /// Applies a modifier without an explicit view, as in extensions of `View`, to `self`.
  func modifySelf(
    _ reference: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax, in scope: Scope
  ) throws -> Value? {
    let name = reference.baseName.text
    guard let receiver = scope.receiver, isViewLike(receiver), isModifier(name), scope[name] == nil else {
      return nil
    }
    if let own = try named(name, isCalled: true, at: reference, in: scope),
      try !isSystems(name, own, arguments(of: call, in: scope))
    {
      return nil
    }
    return try modify(receiver, at: ExprSyntax(reference), name, position(reference), call, in: scope)
  }

  /// Returns the modifier that an extension of `View` declares, on a view of any type.
  private func declaredOnViews(
    _ name: String, _ receiver: Value, _ arguments: [Argument], at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value? {
    guard let functions = program.types["View"]?.functions(named: name), !functions.isEmpty else {
      return nil
    }
    let inner = Scope(receiver: receiver, owner: "View", environment: scope.environment)
    if isSystems(name, .function(.functions(functions, inner)), arguments) { return nil }
    try countView(at: position(node))
    return try call(.functions(functions, inner), arguments, at: node)
  }

  /// Calls unknown code: the result is unknown, or the system's function of the same name.
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

  /// Returns a symbol, or the value of a constant binding.
  func unwrapped(_ symbol: Symbol) -> Value {
    if let base = symbol.base, Geometry.types.contains(base) { return geometry(.symbol(symbol), named: base) }
    if symbol.base == "Optional", symbol.steps.last?.name == "some",
      let held = symbol.steps.last?.arguments?.first?.value
    {
      return held
    }
    guard symbol.steps.last?.name == "constant", let value = symbol.steps.last?.arguments?.first?.value else {
      return .symbol(symbol)
    }
    return value
  }
}

extension Value {
  /// Whether it is a value that a method may have changed, and which is assigned to what it is called on.
  var isChanged: Bool {
    switch self {
    case .instance, .enumeration, .number, .string, .bool, .array, .dictionary, .missing: true
    default: false
    }
  }

  /// Whether it is a value of which only an optional has a `map`.
  fileprivate var isOnlyOptionals: Bool {
    switch self {
    case .view, .number, .bool: true
    case .symbol(let symbol): !symbol.steps.isEmpty
    case .native(let native): native is Font || Geometry.types.contains(native.typeName)
    default: false
    }
  }

  /// Whether it is a value of a declared type, whose only methods are its own and those of an optional.
  fileprivate var isHeldByOptional: Bool {
    switch self {
    case .instance, .enumeration, .tuple, .view, .native: true
    default: false
    }
  }

  /// Whether it is a value of Swift's own types, whose methods are known.
  fileprivate var hasMethods: Bool {
    switch self {
    case .array, .string, .range, .dictionary, .number: true
    case .native(let native): native is SliceValue
    case .unknown(let unknown): unknown.call == nil
    default: false
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a member is asked of the result that lists have and optionals have not: `map { … }.joined()`.
  fileprivate var isUsedAsList: Bool {
    guard let name = parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return false }
    return !["map", "flatMap"].contains(name)
      && (ValueMethods.names.contains(name) || ["count", "isEmpty", "first", "last"].contains(name))
  }
}

extension ExprSyntax {
  /// Whether its form shows that it is not an optional string: a literal, `self`, or the result of a string's method
  /// outside an optional chain.
  fileprivate var makesPlainString: Bool {
    if self.is(StringLiteralExprSyntax.self) { return true }
    if let name = self.as(DeclReferenceExprSyntax.self) { return name.baseName.text == "self" }
    guard !isOptionalChain,
      let method = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(MemberAccessExprSyntax.self)?
        .declName.baseName.text
    else { return false }
    return ValueMethods.names.contains(method) && !["map", "flatMap"].contains(method)
      && !Interpreter.findsOptionals.contains(method)
  }
}
