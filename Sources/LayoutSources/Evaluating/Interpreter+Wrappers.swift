import LayoutCore
import SwiftSyntax

// Declared property wrappers, whose code runs.
extension Interpreter {
  /// Returns the declaration of a property wrapper; `nil` for any other attribute, and the system's.
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

  /// Returns the wrapper of a property, initialized with its value; `nil` where none is declared.
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

  /// Returns the values of the parameters of a function or a closure, with declared wrappers applied.
  ///
  /// A parameter with such a wrapper has the wrapped value; the wrapper is `_name`, and its projected value `$name`.
  func wrapping(
    _ values: [String: Value], _ parameters: [(name: String, attributes: [AttributeSyntax])],
    from owner: String?,
    at node: some SyntaxProtocol
  ) throws -> [String: Value] {
    var values = values
    for parameter in parameters where !parameter.attributes.isEmpty {
      for attribute in parameter.attributes.reversed() {
        guard let type = declaredWrapper(attribute, in: owner ?? ""), let value = values[parameter.name]
        else {
          continue
        }
        let scope = Scope(owner: owner)
        var arguments = [Argument(label: "wrappedValue", value: value, node: Syntax(node))]
        if case .argumentList(let list)? = attribute.arguments {
          arguments += try list.map {
            Argument(
              label: $0.label?.text, value: try evaluate($0.expression, in: scope),
              node: Syntax($0.expression))
          }
        }
        let made = try instantiate(type.name, arguments, at: node, in: scope)
        values[parameter.name] = try declaredMember("wrappedValue", of: made, at: node, in: scope) ?? value
        values["_\(parameter.name)"] = made
        values["$\(parameter.name)"] = try declaredMember("projectedValue", of: made, at: node, in: scope)
      }
    }
    return values
  }

  /// Returns the wrapped value of a property with a declared wrapper; `nil` for any other.
  func wrapped(
    _ field: Value, _ name: String, of instance: Instance, at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value? {
    guard case .instance(let wrapper) = field, let property = program.types[instance.type]?.property(name),
      let (_, type) = declaredWrapper(of: property, in: instance.type), type.name == wrapper.type
    else { return nil }
    return try declaredMember("wrappedValue", of: field, at: node, in: scope)
  }

  /// Returns the wrapped value of a static property with a declared wrapper; `nil` for any other.
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

  /// Returns `$name` of a property with a declared wrapper that has a projected value; `nil` for any other.
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

  /// Returns the wrapper of a property after its wrapped value is set; `nil` where none is declared.
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
