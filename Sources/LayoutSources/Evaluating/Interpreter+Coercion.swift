import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Converts a value to an expected type: `.filled` becomes a case, a JSON object an instance.
  func coerce(_ value: Value, to type: TypeReference, from owner: String?) -> Value {
    switch (value, type) {
    case (_, .optional(let wrapped)):
      if case .unknown(let unknown) = value {
        return .unknown(unknown.typed(absolute(type, from: owner) ?? type))
      }
      if case .symbol(let symbol) = value, symbol.base == nil, symbol.steps.count == 1,
        let step = symbol.steps.first, !hasCase(step.name, wrapped, from: owner)
      {
        if step.name == "none", step.arguments == nil { return .missing }
        if step.name == "some", let held = step.arguments?.first {
          return coerce(held.value, to: wrapped, from: owner)
        }
      }
      return coerce(value, to: wrapped, from: owner)
    case (.array(let items), .array(let element)):
      return .array(items.map { coerce($0, to: element, from: owner) })
    case (.native(let slice as SliceValue), .array(let element)):
      return .part(slice.items.map { coerce($0, to: element, from: owner) }, from: slice.start)
    case (.symbol(let symbol), .dictionary), (.symbol(let symbol), .array):
      guard symbol.base == nil else { return value }
      let name = if case .dictionary = type { "Dictionary" } else { "Array" }
      if let made = made(symbol, as: name, from: owner) { return coerce(made, to: type, from: owner) }
      guard case .array(let element) = type else { return value }
      // `.samples`, where an extension of `[Row]` or of `Array` declares it.
      let names = [element.name.map { "[\($0)]" }, name].compactMap { $0 }
      guard let found = names.lazy.compactMap({ self.member(symbol, of: $0, from: owner) }).first else {
        return value
      }
      if case .array = found { return coerce(found, to: type, from: owner) }
      return found
    case (.dictionary(let entries), .dictionary(let key, let element)):
      return .dictionary(
        entries.map {
          Value.Entry(
            key: coerce($0.key, to: key, from: owner), value: coerce($0.value, to: element, from: owner))
        })
    case (.tuple(let elements), .tuple(let parts)) where elements.count == parts.count:
      return .tuple(
        zip(elements, parts).map { element, part in
          Value.Element(
            label: part.label ?? element.label, value: coerce(element.value, to: part.type, from: owner))
        })
    case (.unknown(let unknown), _): return .unknown(unknown.typed(absolute(type, from: owner) ?? type))
    case (.range(var range), .named("ClosedRange", let bounds)),
      (.range(var range), .named("Range", let bounds)):
      // The ends of `0...1` are whole numbers, unless the type is another.
      if let bound = bounds.first?.name, ConversionReader.names.contains(bound) {
        range.isInteger = range.isInteger && bound.contains("Int")
      }
      return .range(range)
    case (_, .named(let name, _)):
      return seen(coerce(value, named: name, from: owner), as: type, from: owner)
    default: return seen(value, as: type, from: owner)
    }
  }

  /// Returns a declared type's value from a literal; `nil` for any other value or type.
  private func literal(_ value: Value, named name: String, from owner: String?) -> Value? {
    let labels: [(protocolName: String, label: String)] =
      switch value {
      case .number(let number) where number.fraction != nil || !number.isInteger:
        (number.isInteger ? [("ExpressibleByIntegerLiteral", "integerLiteral")] : [])
          + [("ExpressibleByFloatLiteral", "floatLiteral")]
      case .string:
        [
          ("ExpressibleByStringLiteral", "stringLiteral"),
          ("ExpressibleByStringInterpolation", "stringLiteral"),
        ]
      case .bool: [("ExpressibleByBooleanLiteral", "booleanLiteral")]
      case .array: [("ExpressibleByArrayLiteral", "arrayLiteral")]
      case .missing: [("ExpressibleByNilLiteral", "nilLiteral")]
      default: []
      }
    guard !labels.isEmpty, let type = program.type(name, from: owner),
      [.structure, .object, .enumeration].contains(type.kind)
    else { return nil }
    let inherited = inheritance(of: type.name)
    for (protocolName, label) in labels where inherited.contains(protocolName) {
      guard type.initializers.contains(where: { $0.parameters.first?.label == label }) else { continue }
      let node = type.node
      var arguments = [Argument(label: label, value: value, node: node)]
      if case .array(let items) = value {
        arguments = items.enumerated().map { Argument(label: $0 == 0 ? label : nil, value: $1, node: node) }
      }
      return catching(or: nil) {
        try make(type.name, arguments, at: position(node), node: node, in: Scope(owner: owner))
      }
    }
    return nil
  }

  /// Returns a type with its name resolved from inside another, so that it is valid anywhere.
  func absolute(_ type: TypeReference?, from owner: String?) -> TypeReference? {
    switch type {
    case .named(let name, let arguments):
      guard let declared = program.type(name, from: owner), declared.name != name else { return type }
      return .named(declared.name, arguments)
    case .optional(let wrapped): return absolute(wrapped, from: owner).map { .optional($0) }
    case .array(let element): return absolute(element, from: owner).map { .array($0) }
    default: return type
    }
  }

  /// Returns whether a type declares the case itself: `.none` of such a type is not a missing value.
  private func hasCase(_ name: String, _ type: TypeReference, from owner: String?) -> Bool {
    type.name.flatMap { program.type($0, from: owner) }?.cases.contains { $0.name == name } ?? false
  }

  private func coerce(_ value: Value, named name: String, from owner: String?) -> Value {
    if name == "Self", let owner { return coerce(value, named: owner, from: owner) }
    if let made = literal(value, named: name, from: owner) { return made }
    switch value {
    case .number(let number):
      guard ["Double", "CGFloat", "Float", "TimeInterval", "Decimal"].contains(name) else {
        guard number.isInteger, let width = Value.Width(name) else { return value.named }
        var typed = number
        typed.width = width
        return .number(typed)
      }
      return .number(
        Value.Number(value: number.fraction ?? number.value, isInteger: false, isDecimal: name == "Decimal"))
    case .symbol(let symbol) where symbol.base == nil || symbol.base == name:
      if Geometry.types.contains(name) {
        // A member that an extension declares, unless the system has one of that name.
        return Geometry.value(value, name) ?? member(symbol, of: name, from: owner) ?? value
      }
      if let aligned = aligned(value, as: name) { return aligned }
      if let made = made(symbol, as: name, from: owner) { return made }
      if let declared = member(symbol, of: program.type(name, from: owner)?.name ?? name, from: owner) {
        return declared
      }
      // Further members are those of a value of the type.
      return Self.typesOfMembers.contains(name) ? .symbol(Symbol(base: name, steps: symbol.steps)) : value
    case .array(let items):
      guard let type = program.type(name, from: owner) else { return value }
      return optionSet(items, as: type, at: type.node) ?? value
    case .dictionary(let entries):
      guard let type = program.type(name, from: owner), type.kind != .enumeration else { return value }
      var fields: [String: Value] = [:]
      for entry in entries {
        guard case .string(let key) = entry.key else { continue }
        let property = type.property(key)
        fields[key] = property?.type.map { coerce(entry.value, to: $0, from: type.name) } ?? entry.value
      }
      return .instance(instance(of: type, fields))
    case .string(let text) where name == "LocalizedStringKey" || name == "LocalizedStringResource":
      return .native(
        ReadString(key: keysByWords[text] ?? LocalizedStringKey(text), plain: text, isKey: true))
    case .native(var string as ReadString):
      switch name {
      case "LocalizedStringKey", "LocalizedStringResource": string.isKey = true
      case "String", "Substring": return .string(string.plain)
      default: break
      }
      return .native(string)
    case .string(let text):
      guard let type = program.type(name, from: owner), type.kind == .enumeration else { return value }
      let found = type.cases.first { item in
        item.name == text || item.rawValue?.as(StringLiteralExprSyntax.self)?.representedLiteralValue == text
      }
      return found.map { .enumeration(EnumValue(type: type.name, name: $0.name, payload: [])) } ?? value
    default: return value
    }
  }

  /// The system's types whose implicit members have further members: `.red`, and its frame.
  static let typesOfMembers: Set<String> = [
    "Color", "Font", "Font.Weight", "Font.TextStyle", "Font.Design", "Animation", "UIColor", "Material",
    "Edge", "Edge.Set", "Axis", "Axis.Set", "TextAlignment", "ContentMode", "ColorScheme", "UnitPoint",
    "Image.Scale", "ButtonRole", "ControlSize", "DynamicTypeSize", "LayoutDirection", "Visibility",
    "AnyTransition", "BlendMode", "ScenePhase", "UserInterfaceSizeClass",
  ]

  /// Returns the value of `.init(...)` for a type with a reader, such as `UUID`, or for a colour; `nil` for
  /// any other.
  private func made(_ symbol: Symbol, as type: String, from owner: String?) -> Value? {
    guard symbol.steps.count == 1, let step = symbol.steps.first, step.name == "init",
      let arguments = step.arguments, program.types[type].map({ $0.kind == .extended }) ?? true,
      Readers.values[type] != nil || ["Color", "Text", "Image", "LinearGradient"].contains(type),
      let node = arguments.first?.node ?? step.node
    else { return nil }
    return catching(or: nil) {
      try make(type, arguments, at: position(node), node: node, in: Scope(owner: owner))
    }
  }

  /// Returns a name as an alignment, or as a guide of one axis; `nil` for any other type.
  private func aligned(_ value: Value, as type: String) -> Value? {
    switch type {
    case "Alignment": alignment(value).map { .native($0) }
    case "HorizontalAlignment": alignmentKey(value, axis: .horizontal).map { .native($0) }
    case "VerticalAlignment": alignmentKey(value, axis: .vertical).map { .native($0) }
    default: nil
    }
  }

  /// Returns the value of a parameter or a property; one of an unknown type is unknown.
  func coerce(_ value: Value, to type: TypeReference?, named name: String, from owner: String?) -> Value {
    guard let type else { return value }
    let coerced = coerce(value, to: type, from: owner)
    guard case .symbol(let symbol) = coerced, symbol.base == nil, let typeName = type.unwrapped.name,
      program.type(typeName, from: owner) == nil, SupportedNames.support(of: typeName) == nil,
      Readers.values[typeName] == nil, symbol.steps.first?.arguments != nil,
      typeName.first?.isUppercase == true
    else { return coerced }
    return unknown(name, type, from: owner)
  }

  /// Returns the implicit member of a type; `nil` if the files declare none.
  private func member(_ symbol: Symbol, of type: String, from owner: String?) -> Value? {
    guard let first = symbol.steps.first, let declared = program.types[type] else { return nil }
    let node = first.node ?? declared.node
    return catching(or: nil) {
      var value: Value
      if first.name == "init", let state = first.arguments?.first, state.label == "initialState" {
        value = coerce(state.value, to: .named(type, []), from: owner)
      } else if first.name == "init" {
        value = try instantiate(type, first.arguments ?? [], at: node, in: Scope(owner: owner))
      } else {
        let isCalled = first.arguments != nil
        guard let member = try staticMember(first.name, of: type, isCalled: isCalled, at: node) else {
          return nil
        }
        value = member
        if let arguments = first.arguments {
          guard case .function(let callable) = member, takes(callable, arguments) else { return nil }
          value = try call(callable, arguments, at: node)
        }
      }
      for step in symbol.steps.dropFirst() {
        if case .symbol(let symbol) = value {
          value = .symbol(Symbol(base: symbol.base, steps: symbol.steps + [step]))
          continue
        }
        if step.name == FunctionDeclaration.subscriptName, let index = step.arguments?.first {
          value = try element(index.value, of: value, at: step.node ?? node)
          continue
        }
        if isViewLike(value), let arguments = step.arguments, isModifier(step.name) {
          value = try modified(value, step.name, arguments, at: step.node ?? node, in: Scope(owner: owner))
          continue
        }
        value = try self.member(step.name, of: value, at: node, in: Scope(owner: owner))
        if let arguments = step.arguments, case .function(let callable) = value {
          value = try call(callable, arguments, at: node)
        }
      }
      return value
    }
  }

  /// Returns the value of a symbol that its type, or an extension of SwiftUI's, declares.
  func resolved(_ symbol: Symbol, as type: String? = nil, at node: some SyntaxProtocol) throws -> Value? {
    for name in [symbol.base, type].compactMap({ $0 }) {
      let inner = Symbol(base: nil, steps: symbol.steps)
      if let value = member(inner, of: name, from: nil) { return value }
    }
    return nil
  }
}
