import LayoutCore
import SwiftSyntax

// Types of values, also inferred from their context.
extension Interpreter {
  /// Returns whether a value is of a type; `nil` where that is unknown.
  func isOf(_ value: Value, _ type: TypeReference, from owner: String?) -> Bool? {
    if case .missing = value { return type.isOptional || type.isAny }
    guard let name = type.unwrapped.name else {
      if case .array(let items) = value, let element = type.element {
        return items.isEmpty ? nil : isOf(items[0], element, from: owner)
      }
      return nil
    }
    if ["Any", "AnyObject", "AnyHashable"].contains(name) { return true }
    let whole: Set = [
      "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
    ]
    let fractions: Set = ["Double", "CGFloat", "Float", "TimeInterval"]
    switch value {
    case .string:
      if name == "String" { return true }
      return whole.contains(name) || fractions.contains(name) || name == "Bool" ? false : nil
    case .bool: return name == "Bool"
    case .number(let number):
      if whole.contains(name) { return number.isInteger }
      if fractions.contains(name) { return number.isInteger ? nil : true }
      return name == "String" || name == "Bool" ? false : nil
    case .instance(let instance):
      guard let asked = program.type(name, from: owner) else { return false }
      return asked.name == instance.type || inheritance(of: instance.type).contains(asked.name)
    case .enumeration(let value):
      guard let asked = program.type(name, from: owner) else { return false }
      return asked.name == value.type || inheritance(of: value.type).contains(asked.name)
    default: return nil
    }
  }

  /// Returns the name of `type(of:)` for a value; `nil` where that is unknown.
  func nameOfType(_ value: Value) -> String? {
    switch value {
    case .instance(let instance): instance.type
    case .enumeration(let value): value.type
    case .string: "String"
    case .bool: "Bool"
    case .number(let number): number.isInteger ? "Int" : "Double"
    case .native(let native): native.typeName
    case .void, .missing, .array, .dictionary, .tuple, .range, .type, .symbol, .function, .keyPath, .view,
      .unknown:
      nil
    }
  }

  /// Returns the type of a value that gives implicit members beside it their type.
  private func typeName(of value: Value) -> String? {
    switch value {
    case .symbol(let symbol): symbol.base
    case .enumeration(let value): value.type
    case .instance(let instance): instance.type
    case .view(let view): view.view is Color ? "Color" : nil
    case .unknown(let unknown): unknown.type?.unwrapped.name
    default: nil
    }
  }

  /// Returns an implicit member as one of the type of another value: `.blue` beside `Color.red`.
  func named(_ value: Value, as other: Value, in scope: Scope) -> Value {
    guard value.isNamedAlone, let type = typeName(of: other) else { return value }
    return coerce(value, to: .named(type, []), from: scope.owner)
  }

  /// Returns an implicit member as one of the type of an expression that is not evaluated.
  func named(_ value: Value, asIn expression: ExprSyntax?, in scope: Scope) -> Value {
    guard value.isNamedAlone, let type = expression.flatMap({ named(by: $0, in: scope) }) else {
      return value
    }
    return coerce(value, to: .named(type, []), from: scope.owner)
  }

  /// Returns the type that an expression names: `Color` of `Color.red.opacity(0.5)`, or that of a property.
  private func named(by expression: ExprSyntax, in scope: Scope) -> String? {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base.flatMap { named(by: $0, in: scope) }
    }
    if let call = expression.as(FunctionCallExprSyntax.self) {
      return named(by: call.calledExpression, in: scope)
    }
    guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text else { return nil }
    if let local = scope[name] { return typeName(of: local) }
    if let type = scope.owner.flatMap({ program.types[$0] })?.property(name)?.type {
      return type.unwrapped.name
    }
    return name.first?.isUppercase == true ? name : nil
  }

  /// Returns the elements of a list, with implicit members typed by the others.
  func alike(_ values: [Value], in scope: Scope) -> [Value] {
    guard let known = values.first(where: { !$0.isNamedAlone && typeName(of: $0) != nil }),
      let type = typeName(of: known)
    else { return values }
    return values.map { value in
      switch value {
      case .number, .string, .bool: coerce(value, to: .named(type, []), from: scope.owner)
      default: named(value, as: known, in: scope)
      }
    }
  }
}

extension Value {
  /// Whether it is an implicit member of unknown type: `.red`.
  var isNamedAlone: Bool {
    if case .symbol(let symbol) = self { symbol.base == nil && !symbol.steps.isEmpty } else { false }
  }
}
