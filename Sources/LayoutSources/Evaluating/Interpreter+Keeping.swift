import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns a new instance; the fields of an object are shared by all references.
  func instance(of type: TypeDeclaration, _ fields: [String: Value]) -> Instance {
    guard type.kind == .object else { return Instance(type: type.name, fields: fields, path: nil) }
    return Instance(type: type.name, fields: [:], path: nil, shared: objectFields(of: type, fields))
  }

  /// Returns the fields of an object.
  func objectFields(of type: TypeDeclaration, _ fields: [String: Value]) -> SharedFields {
    SharedFields(fields) { [weak self] in self?.noteChange?() }
  }

  /// Returns an instance whose bindings refer to those of the arguments.
  func bound(_ instance: Instance, _ arguments: [Argument]) -> Instance {
    var instance = instance
    for argument in arguments {
      guard let label = argument.label, let binding = argument.binding,
        let property = program.types[instance.type]?.property(label),
        // `var value: Binding<Double>` accepts one as well.
        property.wrapper == nil || property.wrapper?.name == "Binding"
      else { continue }
      instance.bindings[label] = binding
    }
    return instance
  }

  /// Returns the setter of a binding that is written as `$name` or `$model.name`; `nil` for any other
  /// expression.
  func binding(_ expression: ExprSyntax, in scope: Scope) -> ((Value) -> Void)? {
    if let set = setterOfMade(expression, in: scope) { return set }
    var first = expression
    while let access = first.as(MemberAccessExprSyntax.self), let base = access.base { first = base }
    guard let name = first.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    // A name that was bound to a binding before, or a member of what that binds.
    if let set = scope.binding(named: name) {
      guard first.id != expression.id else { return set }
      return { [unowned self] value in
        catching(or: ()) {
          try assign(value, to: expression, in: scope)
          if let whole = scope[name] { set(whole) }
        }
      }
    }
    guard isBoundProperty(name, in: scope) || name.hasPrefix("$") && name.dropFirst().first?.isNumber == false
    else { return nil }
    return { [unowned self] value in
      catching(or: ()) { try assign(value, to: expression, in: scope) }
    }
  }

  /// Returns what returns the value of a binding at any time.
  func source(_ expression: ExprSyntax, in scope: Scope) -> () throws -> Value {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
      let source = scope.source(named: name)
    {
      return source
    }
    return { [unowned self] in try evaluate(expression, in: scope) }
  }

  /// Returns whether a name is that of a property of `self` whose type is written as that of a binding.
  private func isBoundProperty(_ name: String, in scope: Scope) -> Bool {
    guard scope[name] == nil, case .instance(let instance)? = scope.receiver,
      instance.bindings[name] != nil,
      let type = program.types[instance.type]?.property(name)?.node.as(PatternBindingSyntax.self)?
        .typeAnnotation?.type
    else { return false }
    return type.as(IdentifierTypeSyntax.self)?.name.text == "Binding"
  }

  /// Returns the setter of `Binding(get:set:)`; `nil` for any other expression.
  private func setterOfMade(_ expression: ExprSyntax, in scope: Scope) -> ((Value) -> Void)? {
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return nil }
    let called =
      call.calledExpression.as(GenericSpecializationExprSyntax.self)?.expression ?? call.calledExpression
    guard called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Binding" else { return nil }
    let code =
      call.arguments.first { $0.label?.text == "set" }?.expression
      ?? call.additionalTrailingClosures.first { $0.label.text == "set" }.map { ExprSyntax($0.closure) }
      ?? (call.arguments.contains { $0.label?.text == "get" }
        ? call.trailingClosure.map { ExprSyntax($0) } : nil)
    guard let code else { return nil }
    return { [unowned self] value in
      catching(or: ()) {
        guard case .function(let set) = try evaluate(code, in: scope) else { return }
        _ = try self.call(set, [Argument(label: nil, value: value, node: Syntax(code))], at: code)
      }
    }
  }

  /// Returns a view or modifier with the states that are stored for its place in the view tree.
  func connected(_ instance: Instance, in environment: EnvironmentValues) throws -> Instance {
    guard instance.shared == nil, let type = program.types[instance.type] else { return instance }
    let names = type.stored.filter { $0.isState || makesObject($0, in: type) }.map(\.name)
    guard !names.isEmpty,
      let kept = environment.kept({ SharedFields(names: Set(names), noteChange: $0) })
    else { return instance }
    for name in names where kept[name] == nil {
      guard let value = try firstObject(name, of: instance, type) else { continue }
      kept[name] = value
    }
    var connected = instance
    connected.shared = kept
    return connected
  }

  /// Returns the initial object of a property; `nil` where its initial value is not an object.
  private func firstObject(_ name: String, of instance: Instance, _ type: TypeDeclaration) throws -> Value? {
    if let value = instance[name] {
      guard case .instance(let object) = value, object.shared != nil else { return nil }
      return value
    }
    guard let property = type.property(name), makesObject(property, in: type),
      supplied(property.name, property.type, from: type.name) == nil, let initial = property.initialValue
    else { return nil }
    let value = try evaluate(initial, in: Scope(owner: type.name))
    return property.type.map { coerce(value, to: $0, from: type.name) } ?? value
  }

  /// Returns whether a property's initial value is an object of a declared type.
  private func makesObject(_ property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    guard let initial = property.initialValue else { return false }
    let called = initial.as(FunctionCallExprSyntax.self)?.calledExpression.trimmedDescription
    let name = called.flatMap { $0.first?.isUppercase == true ? $0 : nil } ?? property.type?.unwrapped.name
    return name.flatMap { program.type($0, from: type.name) }?.kind == .object
  }
}

extension PropertyDeclaration {
  /// Whether a view keeps its value from one layout to the next.
  fileprivate var isState: Bool {
    ["State", "StateObject", "AppStorage", "SceneStorage", "FocusState", "GestureState"]
      .contains(wrapper?.name)
  }
}
