import LayoutCore
import SwiftSyntax

// Overload resolution.
extension Interpreter {
  /// Returns the function that the arguments select, with the values of its parameters; `nil` where none
  /// accepts them.
  ///
  /// Of those with matching labels, the one whose parameters have the arguments' kinds, and that needs no
  /// defaults, is preferred.
  func meant(
    of functions: [FunctionDeclaration], by arguments: [Argument], in scope: Scope
  ) -> (FunctionDeclaration, [String: Value])? {
    var best: (FunctionDeclaration, [String: Value])?
    var leastRank = Int.max
    for function in functions {
      guard let values = bind(arguments, to: function.parameters, in: scope) else { continue }
      if functions.count == 1 { return (function, values) }
      let conversions = conversions(of: arguments, to: function.parameters, in: scope)
      let rank =
        (conversions.map { 2 * $0 } ?? 1_000)
        + (values.count == function.parameters.count ? 0 : 1)
      if rank < leastRank { (best, leastRank) = ((function, values), rank) }
    }
    return best
  }

  /// Returns whether any of the functions accepts the arguments, by their labels and their known kinds.
  ///
  /// Where none does, the system's function of the same name is meant.
  func takes(_ callable: Callable, _ arguments: [Argument]) -> Bool {
    guard case .functions(let functions, let scope) = callable else { return true }
    return functions.contains {
      bind(arguments, to: $0.parameters, in: scope) != nil
        && conversions(of: arguments, to: $0.parameters, in: scope) != nil
    }
  }

  /// Returns the number of literals that are converted to another kind of number; `nil` where an argument is
  /// of a different kind from its parameter.
  private func conversions(
    of arguments: [Argument], to parameters: [Parameter], in scope: Scope
  ) -> Int? {
    var count = 0
    var rest = parameters[...]
    for argument in arguments where !argument.isTrailing {
      guard let index = rest.firstIndex(where: { $0.label == argument.label }) else { continue }
      let parameter = rest[index]
      if !parameter.isVariadic { rest = rest[(index + 1)...] }
      guard let type = parameter.type?.unwrapped else { continue }
      if isForeign(argument.value, to: type, from: scope.owner) { return nil }
      if case .missing = argument.value, let whole = parameter.type, !whole.isOptional, takesNoNil(type) {
        return nil
      }
      if case .number(let number) = argument.value, number.isInteger, let name = type.name,
        ConversionRoom.names.contains(name), !Self.isWhole(name)
      {
        count += 1
      }
    }
    return count
  }

  /// Returns whether a type is the system's and does not accept `nil`.
  private func takesNoNil(_ type: TypeReference) -> Bool {
    switch type {
    case .array: true
    case .named(let name, _): ConversionRoom.names.contains(name) || ["String", "Bool"].contains(name)
    default: false
    }
  }

  /// Returns whether a type is one of whole numbers.
  private static func isWhole(_ name: String) -> Bool { name.hasPrefix("Int") || name.hasPrefix("UInt") }

  /// Returns whether a value is known to be of another type.
  private func isForeign(_ value: Value, to type: TypeReference, from owner: String?) -> Bool {
    switch type {
    case .array:
      switch value {
      case .string, .number, .bool, .instance, .enumeration, .view: return true
      default: return false
      }
    case .function:
      switch value {
      case .string, .number, .bool, .instance, .enumeration, .view, .array: return true
      default: return false
      }
    case .named(let name, _): return isForeign(value, toTypeNamed: name, from: owner)
    default: return false
    }
  }

  private func isForeign(_ value: Value, toTypeNamed name: String, from owner: String?) -> Bool {
    let declared = program.type(name, from: owner).flatMap {
      [.structure, .object, .enumeration].contains($0.kind) ? $0 : nil
    }
    let isNumber = ConversionRoom.names.contains(name)
    func isDeclaredWithout(_ literal: String) -> Bool {
      declared.map { !inheritance(of: $0.name).contains { $0.hasPrefix("ExpressibleBy\(literal)") } } ?? false
    }
    switch value {
    case .native(is TextIndex): return isNumber || name == "String" || name == "Bool"
    case .string: return isNumber || name == "Bool" || isDeclaredWithout("String")
    case .number(let number)
    where !number.isInteger && Self.isWhole(name) && ConversionRoom.names.contains(name):
      return true
    case .number:
      return name == "String" || name == "Bool" || isDeclaredWithout("Integer") && isDeclaredWithout("Float")
    case .bool: return isNumber || name == "String" || isDeclaredWithout("Boolean")
    case .array: return isNumber || name == "String" || name == "Bool" || isDeclaredWithout("Array")
    case .view:
      return isNumber || name == "String" || name == "Bool"
        || declared.map { inheritance(of: $0.name).isDisjoint(with: ["View", "Shape"]) } ?? false
    case .native(let native) where Geometry.types.contains(native.typeName) || native is Font:
      return isNumber || name == "String" || name == "Bool"
        || declared.map { $0.name != native.typeName } ?? false
    case .instance(let instance): return isForeign(type: instance.type, to: name, declared, isNumber)
    case .enumeration(let value): return isForeign(type: value.type, to: name, declared, isNumber)
    case .symbol(let symbol) where symbol.base == nil:
      // `.name` of a type without such a member.
      guard let first = symbol.steps.first, !["init", "none", "some"].contains(first.name) else {
        return false
      }
      if isNumber || name == "String" || name == "Bool" {
        return symbol.number == nil && first.name != "random" && !isExtended(name, by: first.name)
      }
      return declared.map { !hasStaticMember(first.name, $0) } ?? false
    case .symbol(let symbol):
      guard let base = symbol.base, base == "Font" || base == "Color" else { return false }
      return declared.map { $0.name != base } ?? false
    case .unknown(let unknown):
      switch unknown.type?.unwrapped {
      case .array: return isNumber || name == "String" || name == "Bool" || isDeclaredWithout("Array")
      case .named(let own, _):
        guard let own = program.type(own, from: owner), own.kind != .protocolType else { return false }
        return isForeign(type: own.name, to: name, declared, isNumber)
      default: return false
      }
    default: return false
    }
  }

  /// Returns whether the source adds a static member to a type of the system.
  private func isExtended(_ type: String, by member: String) -> Bool {
    program.types[type].map { hasStaticMember(member, $0) } ?? false
  }

  /// Returns whether the type has an implicit member of the name.
  private func hasStaticMember(_ name: String, _ type: TypeDeclaration) -> Bool {
    ([type] + inheritance(of: type.name).compactMap { program.types[$0] }).contains { type in
      type.cases.contains { $0.name == name } || type.property(name, isStatic: true) != nil
        || !type.functions(named: name, isStatic: true).isEmpty || name == "allCases"
    }
  }

  private func isForeign(
    type own: String, to name: String, _ declared: TypeDeclaration?, _ isNumber: Bool
  ) -> Bool {
    if isNumber || name == "String" || name == "Bool" { return true }
    guard let declared else { return false }
    return declared.name != own && !inheritance(of: own).contains(declared.name)
      && !inheritance(of: own).contains(name)
  }
}
