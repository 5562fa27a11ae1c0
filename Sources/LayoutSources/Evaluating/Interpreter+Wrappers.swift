import LayoutCore
import SwiftSyntax

// Property wrappers that the files declare: their code runs.
extension Interpreter {
  /// The declaration of a property wrapper; `nil` for an attribute that is none, or the system's.
  func declaredWrapper(_ attribute: AttributeSyntax, in owner: String) -> TypeDeclaration? {
    let name = String(attribute.name.prefix { $0 != "<" })
    guard let type = program.type(name, from: owner),
      [.structure, .object, .enumeration].contains(type.kind),
      type.property("wrappedValue") != nil
    else { return nil }
    return type
  }

  func isDeclaredWrapper(_ attribute: AttributeSyntax, in owner: String) -> Bool {
    declaredWrapper(attribute, in: owner) != nil
  }

  private func declaredWrapper(of property: PropertyDeclaration, in owner: String) -> (
    AttributeSyntax, TypeDeclaration
  )? {
    for attribute in property.attributes {
      if let type = declaredWrapper(attribute, in: owner) { return (attribute, type) }
    }
    return nil
  }

  /// The wrapper of a property, made with what it wraps; `nil` where the files declare none.
  func madeWrapper(of property: PropertyDeclaration, around value: Value?, in owner: String) throws -> Value?
  {
    guard let (attribute, type) = declaredWrapper(of: property, in: owner) else { return nil }
    if case .instance(let instance)? = value, instance.type == type.name { return value }
    let scope = Scope(owner: owner)
    var arguments: [Argument] = []
    if let value { arguments.append(Argument(label: "wrappedValue", value: value, node: property.node)) }
    if case .argumentList(let list)? = attribute.arguments {
      arguments += try list.map {
        Argument(
          label: $0.label?.text, value: try evaluate($0.expression, in: scope), node: Syntax($0.expression))
      }
    }
    return try instantiate(type.name, arguments, at: property.node, in: scope)
  }

  /// What a property with a wrapper of the files reads; `nil` where it has none.
  func wrapped(
    _ field: Value, _ name: String, of instance: Instance, at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value? {
    guard case .instance(let wrapper) = field, let property = program.types[instance.type]?.property(name),
      let (_, type) = declaredWrapper(of: property, in: instance.type), type.name == wrapper.type
    else { return nil }
    return try declaredMember("wrappedValue", of: field, at: node, in: scope)
  }

  /// What a static property with a wrapper of the files reads; `nil` for any other.
  func wrappedConstant(
    _ property: PropertyDeclaration, called name: String, owner: String, at node: some SyntaxProtocol
  ) throws -> Value? {
    guard declaredWrapper(of: property, in: owner) != nil else { return nil }
    let made = try constant(name, at: node) {
      let initial = try property.initialValue.map { try evaluate($0, in: Scope(owner: owner)) }
      return try madeWrapper(of: property, around: initial, in: owner)
        ?? unknown(name, property.type, from: owner)
    }
    let value = try declaredMember("wrappedValue", of: made, at: node, in: Scope(owner: owner)) ?? made
    return property.type.map { coerce(value, to: $0, from: owner) } ?? value
  }

  /// What `$name` is of a property with a wrapper of the files that projects something; `nil` for any other.
  func projected(_ name: String, at node: some SyntaxProtocol, in scope: Scope) throws -> Value? {
    guard case .instance(let instance)? = scope.receiver, let type = program.types[instance.type],
      let property = type.property(name), let (_, wrapper) = declaredWrapper(of: property, in: type.name),
      wrapper.property("projectedValue") != nil
    else { return nil }
    let initial = try property.initialValue.map { try evaluate($0, in: Scope(owner: type.name)) }
    guard let made = try instance[name] ?? madeWrapper(of: property, around: initial, in: type.name) else {
      return nil
    }
    return try declaredMember("projectedValue", of: made, at: node, in: scope)
  }

  /// The wrapper of a property with another value in it; `nil` where the files declare none.
  func wrapper(
    of property: PropertyDeclaration, in instance: Instance, setting value: Value, scope: Scope
  ) throws -> Value? {
    guard let (_, type) = declaredWrapper(of: property, in: instance.type) else { return nil }
    if case .instance(let other) = value, other.type == type.name { return value }
    guard case .instance(let current)? = instance[property.name], current.type == type.name else {
      return try madeWrapper(of: property, around: value, in: instance.type)
    }
    let declared = declarations(of: "wrappedValue", in: type.name)
    return .instance(try self.instance(current, setting: declared[...], to: value, in: scope))
  }
}
