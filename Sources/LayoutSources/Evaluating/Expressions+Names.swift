import LayoutCore
import SwiftSyntax

extension DeclReferenceExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    if let name = baseName.tokenKind.nameOfOperator {
      return .function(
        .native { [node = Syntax(self)] operands in
          if operands.count == 1 {
            return try interpreter.declaredOperator(name, operands[0].value, nil, at: node)
              ?? interpreter.declaredOperator(name, operands[0].value, nil, isPostfix: true, at: node)
              ?? (name == "-"
                ? interpreter.negated(operands[0].value, at: node) : interpreter.unknown(name, nil))
          }
          guard operands.count == 2 else { return interpreter.unknown(name, nil) }
          return try interpreter.combine(name, operands[0].value, operands[1].value, named: name, at: node)
        })
    }
    if interpreter.hasNamedBindings, let source = scope.source(named: baseName.text) { return try source() }
    let isCalled =
      parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(self).id
    return try interpreter.named(baseName.text, isCalled: isCalled, at: self, in: scope)
      ?? interpreter.function(self)
      ?? interpreter.unknown(baseName.text, nil)
  }
}

extension Interpreter {
  /// Returns a function of Swift's standard library that is passed as a value: `reduce(0, max)`; `nil` for
  /// any other name.
  fileprivate func function(_ reference: DeclReferenceExprSyntax) -> Value? {
    let name = reference.baseName.text
    let isCalled =
      reference.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == ExprSyntax(reference).id
    guard !isCalled else { return nil }
    guard ["max", "min", "abs"].contains(name) else { return nil }
    return .function(
      .native { [self] arguments in
        try FreeFunctions.call(name, arguments, at: reference, by: self) ?? .void
      })
  }
}

extension MemberAccessExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let name = declName.baseName.plain
    if base == nil, let before = interpreter.chainBase(of: Syntax(self)) {
      return try interpreter.member(name, of: before, at: self, in: scope)
    }
    guard let base else {
      return .symbol(Symbol(base: nil, steps: [Symbol.Step(name: name, node: Syntax(self))]))
    }
    if base.isModuleOfSystem { return interpreter.systemType(name) }
    if base.is(SuperExprSyntax.self) {
      return try interpreter.superMember(name, at: self, in: scope)
        ?? interpreter.unknown(trimmedDescription, nil)
    }
    if name == "wrappedValue", let bound = base.as(DeclReferenceExprSyntax.self)?.baseName.plain,
      let source = scope.source(named: bound)
    {
      return try source()
    }
    let value = try interpreter.evaluate(base, in: scope)
    if base.isBinding, let own = interpreter.program.types["Binding"]?.property(name)?.getter {
      return try interpreter.run(
        own, in: Scope(receiver: value, owner: "Binding", environment: scope.environment), asBuilder: false)
    }
    if case .missing = value, base.isOptionalChain { return .missing }
    let member = try interpreter.member(name, of: value, at: self, in: scope)
    // An unknown method that is not called is taken for an unknown property.
    if case .function(.method(_, let method)) = member, !ValueMethods.names.contains(method),
      !interpreter.isModifier(method)
    {
      return interpreter.unknown(trimmedDescription, nil)
    }
    return member
  }
}

extension SubscriptCallExprSyntax: EvaluableSyntax {
  func value(in scope: Scope, by interpreter: Interpreter) throws -> Value {
    let base = try interpreter.evaluate(calledExpression, in: scope)
    if case .missing = base, calledExpression.isOptionalChain { return .missing }
    guard let first = arguments.first else { return base }
    if let declared = try interpreter.declaredElement(self, of: base, in: scope) { return declared }
    // `list[...]` is all of it.
    if first.expression.as(DeclReferenceExprSyntax.self)?.baseName.text == "..." { return base }
    let index = try interpreter.evaluate(first.expression, in: scope)
    // `.samples[0]`, where a value of the type that declares `samples` is expected.
    if case .symbol(let symbol) = base, symbol.base == nil, !symbol.steps.isEmpty, arguments.count == 1 {
      let argument = Argument(label: first.label?.text, value: index, node: Syntax(first.expression))
      return .symbol(
        Symbol(
          base: nil,
          steps: symbol.steps + [
            Symbol.Step(name: FunctionDeclaration.subscriptName, arguments: [argument], node: Syntax(self))
          ]))
    }
    if first.label?.text == "keyPath", case .keyPath(let names) = index {
      return try names.reduce(base) { try interpreter.member($1, of: $0, at: self, in: scope) }
    }
    let found = try interpreter.element(index, of: base, at: self)
    // `counts[key, default: 0]`.
    guard case .missing = found, case .dictionary = base,
      let other = arguments.first(where: { $0.label?.text == "default" })
    else { return found }
    return try interpreter.evaluate(other.expression, in: scope)
  }
}

extension Interpreter {
  /// Returns the element of a declared subscript; `nil` where none accepts the arguments.
  fileprivate func declaredElement(
    _ access: SubscriptCallExprSyntax, of base: Value, in scope: Scope
  ) throws -> Value? {
    let member = try declaredMember(FunctionDeclaration.subscriptName, of: base, at: access, in: scope)
    guard case .function(.functions(let functions, let inner))? = member else { return nil }
    let arguments = try access.arguments.map {
      Argument(
        label: $0.label?.text, value: try evaluate($0.expression, in: scope), node: Syntax($0.expression))
    }
    // On a collection, an unlabelled subscript is the type's own.
    if base.slice != nil, arguments.allSatisfy({ $0.label == nil }) { return nil }
    guard takes(.functions(functions, inner), arguments) else { return nil }
    return try call(.functions(functions, inner), arguments, at: access)
  }

  /// Returns the value of a name, the nearest first.
  ///
  /// A name that is called is a function in preference to a property.
  func named(
    _ name: String, isCalled: Bool = false, at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value? {
    let name = name.filter { $0 != "`" }
    if let value = scope[name] { return value }
    // A binding is read as its value.
    if name.hasPrefix("$"), name.dropFirst().first?.isNumber != true {
      let plain = String(name.dropFirst())
      return try projected(plain, at: node, in: scope) ?? named(plain, at: node, in: scope)
    }
    if name == "self" { return scope.receiver ?? scope.owner.map { .type($0) } }
    // In an extension of bindings, which are read as their values.
    if name == "wrappedValue", scope.owner == "Binding", let value = scope.receiver { return value }
    if name == "Self" {
      // In the extension of a protocol it is the type of the value whose code this is.
      switch scope.receiver {
      case .instance(let instance): return .type(instance.type)
      case .enumeration(let value): return .type(value.type)
      default: return scope.owner.map { .type($0) }
      }
    }
    if let receiver = scope.receiver,
      let value = try declaredMember(name, of: receiver, isCalled: isCalled, at: node, in: scope)
    {
      return value
    }
    if let receiver = scope.receiver, let value = try plainMember(name, of: receiver, at: node) {
      return value
    }
    var owner = scope.owner
    while let type = owner {
      if let value = try staticMember(name, of: type, isCalled: isCalled, at: node) { return value }
      owner = type.lastIndex(of: ".").map { String(type[..<$0]) }
    }
    if let type = program.type(name, from: scope.owner) {
      let key = program.key(of: type.name.plainTypeName, from: Syntax(node))
      noteRivals(of: key, at: node)
      return .type(key)
    }
    let functions = program.functions[name].map { program.nearest($0, to: Syntax(node), at: \.node) }
    if isCalled, let functions { return .function(.functions(functions, Scope())) }
    if let globals = program.globals[name],
      let global = program.nearest(globals, to: Syntax(node), at: \.node).first
    {
      let key = globals.count > 1 ? "\(name) \(global.node.id)" : name
      return try value(of: global, called: key, owner: nil, at: node)
    }
    if let functions { return .function(.functions(functions, Scope())) }
    // `_name` is the wrapper of a property, which is read as its value, unless something else has the name.
    if name.hasPrefix("_"), let value = try named(String(name.dropFirst()), at: node, in: scope) {
      return value
    }
    if name.first?.isUppercase == true { return .type(name) }
    return nil
  }

  /// Reports that a name refers to several equally near types.
  private func noteRivals(of key: String, at node: some SyntaxProtocol) {
    let rivals = program.rivals(of: key, from: Syntax(node))
    guard !rivals.isEmpty, let own = program.types[key] else { return }
    let position = program.position(of: own.node)
    assume(
      .declaration, key.plainTypeName, "this one of \(rivals.count + 1)", at: position)
  }

  /// Returns the value of a name in one of the system's modules, regardless of declarations in the files.
  func systemType(_ name: String) -> Value {
    let isOwn = program.types[name].map { $0.kind != .extended } ?? false
    return isOwn ? .symbol(Symbol(base: name, steps: [])) : .type(name)
  }

  /// Returns a member of a value that is not an instance, called without `self` in an extension of its type;
  /// `nil` for any other.
  private func plainMember(_ name: String, of receiver: Value, at node: some SyntaxProtocol) throws -> Value?
  {
    switch receiver {
    case .array, .string, .range:
      if let member = try valueMember(name, of: receiver, at: node) { return member }
      return ValueMethods.names.contains(name) ? .function(.method(receiver, name)) : nil
    case .number:
      if let member = try valueMember(name, of: receiver, at: node) { return member }
      let isMethod = ValueMethods.names.contains(name) && !FreeFunctions.isNumeric(name)
      return isMethod ? .function(.method(receiver, name)) : nil
    case .native(let slice as SliceValue):
      if let member = slice.member(name) { return member }
      if let member = try valueMember(name, of: receiver.plainList, at: node) { return member }
      return ValueMethods.names.contains(name) ? .function(.method(receiver, name)) : nil
    case .native(let native):
      if let member = native.member(name) { return member }
      return GeometryMethods.has(name, receiver) ? .function(.method(receiver, name)) : nil
    default: return nil
    }
  }

  /// Returns the value of a static property or a global variable.
  private func value(
    of property: PropertyDeclaration, called name: String, owner: String?, at node: some SyntaxProtocol
  ) throws -> Value {
    let owner = property.selfType ?? owner
    let scope = Scope(receiver: owner.map { .type($0) }, owner: owner)
    if let getter = property.getter {
      let value = try expanding(
        name, code: property.node, at: Syntax(node), or: unknown(name, property.type)
      ) {
        try made(by: getter, of: property, in: scope)
      }
      return property.type.map { coerce(value, to: $0, from: owner) } ?? value.named
    }
    if let owner, let wrapped = try wrappedConstant(property, called: name, owner: owner, at: node) {
      return wrapped
    }
    guard let initial = property.initialValue else {
      if property.type?.isOptional == true, !property.isConstant { return .missing }
      return unknown(name, property.type, from: owner)
    }
    return try constant(name, at: node) {
      let value = try evaluate(initial, in: scope)
      return property.type.map { coerce(value, to: $0, from: owner) } ?? value.named
    }
  }

  /// Returns a static member of a declared type, or of SwiftUI's type where an extension adds one.
  ///
  /// A name that is called is a function in preference to a property.
  func staticMember(
    _ name: String, of type: String, isCalled: Bool = false, at node: some SyntaxProtocol
  ) throws -> Value? {
    guard let declaration = program.types[type] else { return nil }
    let functions = program.nearest(
      declaration.functions(named: name, isStatic: true), to: Syntax(node), at: \.node)
    // `.plain(.standard)` is a case, although `.plain` may be a property.
    if isCalled, functions.isEmpty, let found = declaration.cases.first(where: { $0.name == name }),
      !found.parameters.isEmpty
    {
      return enumCase(name, of: declaration)
    }
    if isCalled, !functions.isEmpty,
      declaration.cases.contains(where: { $0.name == name && !$0.parameters.isEmpty }),
      case .function(let made)? = enumCase(name, of: declaration)
    {
      // A case with a value, and a function of its name: the arguments decide.
      let owner = functions[0].selfType ?? type
      let code = Callable.functions(functions, Scope(receiver: .type(owner), owner: owner))
      let node = Syntax(node)
      return .function(
        .native { [self] arguments in try call(takes(code, arguments) ? code : made, arguments, at: node) })
    }
    let isFunction = isCalled && !functions.isEmpty
    if !isFunction, let property = property(name, of: declaration, isStatic: true, at: node) {
      return try value(of: property, called: "\(type).\(name)", owner: type, at: node)
    }
    if let value = enumCase(name, of: declaration) { return value }
    if name == "allCases", declaration.kind == .enumeration {
      return .array(
        declaration.cases.map { .enumeration(EnumValue(type: type, name: $0.name, payload: [])) })
    }
    // `Color.gray`, although an extension declares `Color.gray(_:)`, is the system's.
    if !functions.isEmpty, isCalled || declaration.kind != .extended || !Self.isOfSystem(name, of: type) {
      let owner = functions[0].selfType ?? type
      return .function(.functions(functions, Scope(receiver: .type(owner), owner: owner)))
    }
    if let nested = program.types["\(type).\(name)"] { return .type(nested.name) }
    return nil
  }

  /// Returns whether a type of the system has a static property of the name.
  private static func isOfSystem(_ name: String, of type: String) -> Bool {
    switch type {
    case "Color", "UIColor", "NSColor", "ShapeStyle": SystemColors.names.contains(name)
    case "Font": Font.TextStyle(rawValue: name) != nil
    default: false
    }
  }

  /// Returns the property of a name; of several in extensions of different files, the nearest.
  func property(
    _ name: String, of type: TypeDeclaration, isStatic: Bool = false, at node: some SyntaxProtocol
  ) -> PropertyDeclaration? {
    let all = type.properties.filter { $0.name == name && $0.isStatic == isStatic }
    return all.count > 1 ? program.nearest(all.reversed(), to: Syntax(node), at: \.node).first : all.first
  }

  private func enumCase(_ name: String, of type: TypeDeclaration) -> Value? {
    guard let found = type.cases.first(where: { $0.name == name }) else { return nil }
    if found.parameters.isEmpty { return .enumeration(EnumValue(type: type.name, name: name, payload: [])) }
    return .function(
      .native { arguments in
        let payload = zip(found.parameters, arguments).map { parameter, argument in
          let value =
            parameter.type.map { self.coerce(argument.value, to: $0, from: type.name) } ?? argument.value
          return Value.Element(label: parameter.label, value: value)
        }
        return .enumeration(EnumValue(type: type.name, name: name, payload: payload))
      })
  }
}

extension ExprSyntax {
  /// Whether it is an implicit member, `.red`, or a member of one.
  var isNamedAlone: Bool {
    if let access = self.as(MemberAccessExprSyntax.self) { return access.base?.isNamedAlone ?? true }
    return self.as(FunctionCallExprSyntax.self)?.calledExpression.isNamedAlone ?? false
  }

  /// Whether it names one of the system's modules: `SwiftUI` in `SwiftUI.Divider()`.
  var isModuleOfSystem: Bool {
    guard let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text else { return false }
    return ["SwiftUI", "SwiftUICore", "Swift", "Foundation", "CoreGraphics", "UIKit"].contains(name)
  }
}

extension TokenKind {
  /// The operator that a token is; `nil` for any other.
  fileprivate var nameOfOperator: String? {
    switch self {
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name): name
    default: nil
    }
  }
}
