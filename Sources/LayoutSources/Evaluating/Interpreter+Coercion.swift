import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// A value where one of a type is expected: `.filled` becomes a case, a JSON object an instance.
  func coerce(_ value: Value, to type: TypeReference, from owner: String?) -> Value {
    switch (value, type) {
    case (_, .optional(let wrapped)):
      if case .unknown(let unknown) = value {
        return .unknown(Unknown(path: unknown.path, type: unknown.type ?? type))
      }
      return coerce(value, to: wrapped, from: owner)
    case (.array(let items), .array(let element)):
      return .array(items.map { coerce($0, to: element, from: owner) })
    case (.symbol(let symbol), .array(let element)) where symbol.base == nil:
      // `.samples`, where an extension of `[Row]` or of `Array` declares it.
      let names = [element.name.map { "[\($0)]" }, "Array"].compactMap { $0 }
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
    case (.unknown(let unknown), _): return .unknown(Unknown(path: unknown.path, type: unknown.type ?? type))
    case (_, .named(let name, _)): return coerce(value, named: name, from: owner)
    default: return value
    }
  }

  private func coerce(_ value: Value, named name: String, from owner: String?) -> Value {
    switch value {
    case .number(let number):
      guard ["Double", "CGFloat", "Float", "TimeInterval", "Decimal"].contains(name) else {
        return value.named
      }
      return .number(number.fraction ?? number.value)
    case .symbol(let symbol) where symbol.base == nil || symbol.base == name:
      if Geometry.types.contains(name) { return geometry(value, named: name) }
      if let aligned = aligned(value, as: name) { return aligned }
      if let made = made(symbol, as: name, from: owner) { return made }
      return member(symbol, of: program.type(name, from: owner)?.name ?? name, from: owner) ?? value
    case .dictionary(let entries):
      guard let type = program.type(name, from: owner), type.kind != .enumeration else { return value }
      var fields: [String: Value] = [:]
      for entry in entries {
        guard case .string(let key) = entry.key else { continue }
        let property = type.property(key)
        fields[key] = property?.type.map { coerce(entry.value, to: $0, from: type.name) } ?? entry.value
      }
      return .instance(instance(of: type, fields))
    case .string(let text):
      guard let type = program.type(name, from: owner), type.kind == .enumeration else { return value }
      let found = type.cases.first { item in
        item.name == text || item.rawValue?.as(StringLiteralExprSyntax.self)?.representedLiteralValue == text
      }
      return found.map { .enumeration(EnumValue(type: type.name, name: $0.name, payload: [])) } ?? value
    default: return value
    }
  }

  /// What `.init(...)` makes of a type that has a room, such as `UUID`; `nil` for anything else.
  private func made(_ symbol: Symbol, as type: String, from owner: String?) -> Value? {
    guard symbol.steps.count == 1, let step = symbol.steps.first, step.name == "init",
      let arguments = step.arguments, let room = Rooms.values[type], program.types[type] == nil
    else { return nil }
    let node = arguments.first?.node ?? step.node
    guard let node else { return nil }
    return catching(or: nil) {
      try room.value(
        Call(
          name: type, arguments: arguments, position: position(node), node: node, interpreter: self,
          scope: Scope(owner: owner)))
    }
  }

  /// What a name stands for as an alignment, or as a guide of one axis; `nil` for any other type.
  private func aligned(_ value: Value, as type: String) -> Value? {
    switch type {
    case "Alignment": alignment(value).map { .native($0) }
    case "HorizontalAlignment": alignmentKey(value, axis: .horizontal).map { .native($0) }
    case "VerticalAlignment": alignmentKey(value, axis: .vertical).map { .native($0) }
    default: nil
    }
  }

  /// The value of a parameter or a property: what a type that nobody knows is made of is not known.
  func coerce(_ value: Value, to type: TypeReference?, named name: String, from owner: String?) -> Value {
    guard let type else { return value }
    let coerced = coerce(value, to: type, from: owner)
    guard case .symbol(let symbol) = coerced, symbol.base == nil, let typeName = type.unwrapped.name,
      program.type(typeName, from: owner) == nil, SupportedNames.support(of: typeName) == nil,
      Rooms.values[typeName] == nil, symbol.steps.first?.arguments != nil, typeName.first?.isUppercase == true
    else { return coerced }
    return unknown(name, type, from: owner)
  }

  /// What an implicit member is, in a type; `nil` where the files declare no such member.
  private func member(_ symbol: Symbol, of type: String, from owner: String?) -> Value? {
    guard let first = symbol.steps.first, let node = program.types[type]?.node else { return nil }
    return catching(or: nil) {
      var value: Value
      if first.name == "init" {
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
        value = try self.member(step.name, of: value, at: node, in: Scope(owner: owner))
        if let arguments = step.arguments, case .function(let callable) = value {
          value = try call(callable, arguments, at: node)
        }
      }
      return value
    }
  }

  /// The value of a symbol whose type, or an extension of SwiftUI's, declares it.
  func resolved(_ symbol: Symbol, as type: String? = nil, at node: some SyntaxProtocol) throws -> Value? {
    for name in [symbol.base, type].compactMap({ $0 }) {
      let inner = Symbol(base: nil, steps: symbol.steps)
      if let value = member(inner, of: name, from: nil) { return value }
    }
    return nil
  }
}
