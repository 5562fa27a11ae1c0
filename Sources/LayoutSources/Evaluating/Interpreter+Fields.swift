import Foundation
import LayoutCore
import SwiftSyntax

// The initial values of an instance's stored properties.
extension Interpreter {
  /// Returns a field as it is read: one with `@ScaledMetric` grows with the text size.
  func scaled(_ field: Value, _ name: String, of instance: Instance, in scope: Scope) -> Value {
    guard let environment = scope.environment, environment.dynamicTypeSize != .large,
      let wrapper = program.types[instance.type]?.property(name)?.wrapper, wrapper.name == "ScaledMetric",
      case .number(let number)? = plainNumber(field)
    else { return field }
    var style = Font.TextStyle.body
    if case .argumentList(let arguments)? = wrapper.arguments,
      let named = arguments.first(where: { $0.label?.text == "relativeTo" })?.expression,
      let last = named.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    {
      style = Font.TextStyle(rawValue: last) ?? style
    }
    let size = environment.dynamicTypeSize
    return .number(Double(size.scaled(CGFloat(number.value), asMuchAs: style)))
  }

  /// Returns a stored property without an assigned value: its default, the environment's, or an unknown
  /// value.
  func field(_ property: PropertyDeclaration, of instance: Instance, in scope: Scope) throws -> Value {
    if let wrapper = property.wrapper, let environment = scope.environment,
      let value = environmentValue(wrapper, property.type, in: environment)
    {
      return value
    }
    let path = instance.path.map { "\($0).\(property.name)" } ?? property.name
    if property.attributes.contains(where: { isDeclaredWrapper($0, in: instance.type) }) {
      let initial = try property.initialValue.map { try evaluate($0, in: Scope(owner: instance.type)) }
      if let made = try madeWrapper(of: property, around: initial, in: instance.type) {
        return try wrapped(made, property.name, of: instance, at: property.node, in: scope) ?? made
      }
    }
    if let supplied = try supplied(path, for: property, in: instance.type) { return supplied }
    if let initial = property.initialValue {
      let value = try evaluate(
        initial, in: Scope(receiver: property.isLazy ? .instance(instance) : nil, owner: instance.type))
      // The creator of the instance is unknown, and may have set the property.
      if instance.path != nil, !property.isConstant,
        property.wrapper.map({ !isDeclaredWrapper($0, in: instance.type) }) ?? true
      {
        let declared = property.type.map { coerce(value, to: $0, from: instance.type) } ?? value.named
        return .unknown(
          Unknown(
            path: path, type: absolute(property.type, from: instance.type) ?? declared.typeOfSource,
            initialValue: declared
          ))
      }
      let coerced = property.type.map { coerce(value, to: $0, from: instance.type) } ?? value.named
      // The result of an unknown call is named by the property, under which it can be supplied.
      if case .unknown(var unknown) = coerced, unknown.call == nil, unknown.path.contains("(") {
        unknown.path = path
        return .unknown(unknown)
      }
      return scaled(coerced, property.name, of: instance, in: scope)
    }
    return .unknown(
      Unknown(path: path, type: absolute(property.type ?? property.wrappedType, from: instance.type)))
  }

  /// Returns the supplied value of a property, of its type or that of its initial value.
  func supplied(_ path: String, for property: PropertyDeclaration, in owner: String) throws -> Value? {
    guard let value = supplied(path, property.type, from: owner) else { return nil }
    guard property.type == nil, let type = try inferredType(of: property, in: owner) else { return value }
    return coerce(value, to: type, from: owner)
  }

  /// Returns the declared type of a property's initial value; `nil` for a value of another type.
  private func inferredType(of property: PropertyDeclaration, in owner: String) throws -> TypeReference? {
    guard let initial = property.initialValue else { return nil }
    switch try evaluate(initial, in: Scope(owner: owner)) {
    case .enumeration(let value): return .named(value.type, [])
    case .instance(let instance): return .named(instance.type, [])
    default: return nil
    }
  }

  func rawValue(of value: EnumValue) throws -> Value? {
    guard let type = program.types[value.type],
      let found = type.cases.firstIndex(where: { $0.name == value.name })
    else { return nil }
    return try rawValue(ofCase: found, in: type)
  }

  /// Returns the raw value of a case: the written one, a number that continues from the last, or its name.
  func rawValue(ofCase index: Int, in type: TypeDeclaration) throws -> Value {
    let isNumber = !type.inherited.isDisjoint(with: ConversionReader.names)
    let last = type.cases[...index].lastIndex { $0.rawValue != nil }
    guard let last, last == index || isNumber, let raw = type.cases[last].rawValue else {
      return isNumber ? .integer(index) : .string(type.cases[index].name)
    }
    // A case may refer to another case's raw value, and so to its own.
    let path = "\(type.name).\(type.cases[last].name).rawValue"
    let value = try expanding(path, or: .unknown(Unknown(path: path, type: nil))) {
      try evaluate(raw, in: Scope(owner: type.name))
    }
    guard last < index else { return value }
    let number = try number(value, at: raw)
    return .number(Value.Number(value: number + Double(index - last), isInteger: number.rounded() == number))
  }

  /// Returns a computed property of an instance; `nil` where it has none.
  func computed(_ name: String, of instance: Instance, at node: some SyntaxProtocol) throws -> Value? {
    guard program.types[instance.type]?.property(name) != nil else { return nil }
    return try declaredMember(name, of: .instance(instance), at: node, in: Scope())
  }
}

extension PropertyDeclaration {
  /// The type in the wrapper: `@Environment(Model.self)`.
  var wrappedType: TypeReference? {
    guard case .argumentList(let arguments)? = wrapper?.arguments, let first = arguments.first else {
      return nil
    }
    guard let access = first.expression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self",
      let base = access.base
    else { return nil }
    return .named(base.trimmedDescription, [])
  }
}

extension Value {
  /// The inferred type of a declaration with this initial value, as far as it is known.
  fileprivate var typeOfSource: TypeReference? {
    switch self {
    case .bool: .named("Bool", [])
    case .string: .named("String", [])
    case .number(let number): .named(number.isInteger ? "Int" : "Double", [])
    case .enumeration(let value): .named(value.type, [])
    case .instance(let instance): .named(instance.type, [])
    case .symbol(let symbol): symbol.base.map { .named($0, []) }
    default: nil
    }
  }
}
