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
    for argument in arguments {
      if argument.isTrailing {
        guard let taken = rest.last(where: { argument.label == nil || $0.label == argument.label }) else {
          continue
        }
        if takesNoClosure(taken, from: scope.owner) { return nil }
        // A closure that names more values than it is given is none for it; a single one may be a tuple.
        if let most = taken.functionParameters, case .function(.closure(let closure, _)) = argument.value,
          closure.signature?.parameterClause != nil,
          most != 1, Callable.closure(closure, scope).parameterCount > most
        {
          return nil
        }
        continue
      }
      guard let index = rest.firstIndex(where: { $0.label == argument.label }) else { continue }
      let parameter = rest[index]
      if !parameter.isVariadic { rest = rest[(index + 1)...] }
      guard let cost = cost(of: argument, for: parameter, from: scope.owner) else { return nil }
      count += cost
    }
    return count
  }

  /// Returns how far an argument's type is from a parameter's, 0 for the same one; `nil` for one that is known to be of
  /// another type.
  private func cost(of argument: Argument, for parameter: Parameter, from owner: String?) -> Int? {
    guard let whole = parameter.type else { return 0 }
    let type = whole.unwrapped
    var cost = argument.node.isBinding == parameter.isBinding ? 0 : 20
    if case .missing = argument.value {
      if !whole.isOptional, takesNoNil(type) { return nil }
      if !whole.isOptional { cost += 10 }
    } else {
      if whole.isOptional { cost += 2 }
      if isForeign(argument.value.plainList, to: type, from: owner) { return nil }
    }
    if parameter.isGeneric { return cost + 8 }
    // A key path may be passed as a function, but an overload that takes a key path is preferred.
    if case .keyPath = argument.value, parameter.isFunction { cost += 5 }
    if case .number(let number) = argument.value, number.isInteger, let name = type.name,
      ConversionReader.names.contains(name), !Self.isWhole(name)
    {
      cost += 1
    }
    switch type {
    case .named("Any", _), .named("AnyObject", _), .named("AnyHashable", _), .opaque(.named("Any", _)):
      cost += 9
    case .opaque: cost += 4
    case .named(let name, _):
      switch argument.value {
      case .instance(let instance): cost += distance(of: instance.type, to: name, from: owner)
      case .enumeration(let value): cost += distance(of: value.type, to: name, from: owner)
      default: break
      }
    default: break
    }
    return cost
  }

  /// Returns 0 for a type itself, 3 for one that it inherits from, and 4 for a protocol.
  private func distance(of type: String, to name: String, from owner: String?) -> Int {
    guard let declared = program.type(name, from: owner) else { return 0 }
    return declared.name == type ? 0 : declared.kind == .protocolType ? 4 : 3
  }

  /// Returns whether the type of a parameter is not a function's, so that it takes no trailing closure.
  private func takesNoClosure(_ parameter: Parameter, from owner: String?) -> Bool {
    guard !parameter.isFunction, !parameter.isBuilder, let type = parameter.type?.unwrapped else {
      return false
    }
    switch type {
    case .function: return false
    // A name that no file declares may be that of a function's type.
    case .named(let name, _): return isKnownType(name, from: owner)
    case .opaque, .array, .dictionary, .tuple: return true
    case .optional: return false
    }
  }

  private func isKnownType(_ name: String, from owner: String?) -> Bool {
    ConversionReader.names.contains(name) || ["String", "Bool", "Color", "Font"].contains(name)
      || name.hasSuffix("KeyPath")
      || program.type(name, from: owner) != nil
  }

  /// Returns whether a type is the system's and does not accept `nil`.
  private func takesNoNil(_ type: TypeReference) -> Bool {
    switch type {
    case .array: true
    case .named(let name, _): ConversionReader.names.contains(name) || ["String", "Bool"].contains(name)
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
      case .string, .number, .bool, .instance, .enumeration, .view, .dictionary, .tuple, .range, .function:
        return true
      default: return false
      }
    case .dictionary:
      switch value {
      case .string, .number, .bool, .instance, .enumeration, .view, .tuple, .range, .function: return true
      case .array(let items): return !items.isEmpty
      default: return false
      }
    case .tuple(let parts):
      switch value {
      case .string, .number, .bool, .instance, .enumeration, .view, .array, .dictionary, .range, .function:
        return true
      case .tuple(let elements): return elements.count != parts.count
      default: return false
      }
    case .function:
      switch value {
      case .string, .number, .bool, .instance, .enumeration, .view, .array, .dictionary, .tuple, .range:
        return true
      default: return false
      }
    case .opaque(.named(let name, _)): return isForeign(value, toProtocolNamed: name, from: owner)
    case .named(let name, _):
      if program.type(name, from: owner)?.kind == .protocolType {
        return isForeign(value, toProtocolNamed: name, from: owner)
      }
      return isForeign(value, toTypeNamed: name, from: owner)
    default: return false
    }
  }

  /// Returns whether a value is known not to conform to a protocol.
  private func isForeign(_ value: Value, toProtocolNamed name: String, from owner: String?) -> Bool {
    if let own = Self.typesOfLiterals(value), let declared = program.type(name, from: owner),
      declared.kind == .protocolType
    {
      return !own.contains { inheritance(of: $0).contains(declared.name) }
    }
    switch value {
    case .string: return ["View", "Shape"].contains(name) || Self.protocolsOfNumbers.contains(name)
    case .number: return ["View", "Shape", "StringProtocol"].contains(name)
    case .bool, .array, .dictionary, .tuple, .range, .function:
      return ["View", "Shape", "StringProtocol"].contains(name) || Self.protocolsOfNumbers.contains(name)
    case .view: return name == "StringProtocol" || Self.protocolsOfNumbers.contains(name)
    case .instance(let instance): return isForeign(type: instance.type, toProtocolNamed: name, from: owner)
    case .enumeration(let value): return isForeign(type: value.type, toProtocolNamed: name, from: owner)
    default: return false
    }
  }

  /// The system's types of which a literal may be; `nil` for any other value.
  private static func typesOfLiterals(_ value: Value) -> [String]? {
    switch value {
    case .number: ConversionReader.names
    case .string: ["String", "Character", "Substring", "StaticString"]
    case .bool: ["Bool"]
    case .array: ["Array", "Set"]
    case .dictionary: ["Dictionary"]
    default: nil
    }
  }

  private func isForeign(type: String, toProtocolNamed name: String, from owner: String?) -> Bool {
    let inherited = inheritance(of: type)
    if ["View", "Shape", "StringProtocol"].contains(name) || Self.protocolsOfNumbers.contains(name) {
      return !inherited.contains(name) && !(name == "View" && inherited.contains("Shape"))
    }
    guard let declared = program.type(name, from: owner), declared.kind == .protocolType else { return false }
    return !inherited.contains(declared.name)
  }

  private static let protocolsOfNumbers: Set<String> = [
    "BinaryInteger", "BinaryFloatingPoint", "FloatingPoint", "Numeric", "SignedNumeric", "FixedWidthInteger",
    "AdditiveArithmetic",
  ]

  private func isForeign(_ value: Value, toTypeNamed name: String, from owner: String?) -> Bool {
    let declared = program.type(name, from: owner).flatMap {
      [.structure, .object, .enumeration].contains($0.kind) ? $0 : nil
    }
    let isNumber = ConversionReader.names.contains(name)
    let isRange = ["Range", "ClosedRange", "PartialRangeFrom", "PartialRangeUpTo", "PartialRangeThrough"]
      .contains(name)
    func isDeclaredWithout(_ literal: String) -> Bool {
      declared.map { !inheritance(of: $0.name).contains { $0.hasPrefix("ExpressibleBy\(literal)") } } ?? false
    }
    switch value {
    case .native(is TextIndex): return isNumber || name == "String" || name == "Bool"
    case .function:
      return isNumber || isRange || ["String", "Bool", "Color", "Font"].contains(name)
        || name.hasSuffix("KeyPath") || declared != nil
    case .string:
      return isNumber || isRange || name == "Bool" || isDeclaredWithout("String")
        || ["URL", "Date", "Data", "Image", "Text", "Color"].contains(name)
    case .tuple, .range, .dictionary:
      if case .range = value, isRange { return false }
      let isLiteral = if case .dictionary = value { isDeclaredWithout("Dictionary") } else { declared != nil }
      return isNumber || isRange || name == "String" || name == "Bool" || isLiteral
    case .number(let number)
    where !number.isInteger && Self.isWhole(name) && ConversionReader.names.contains(name):
      return true
    case .number:
      return isRange || name == "String" || name == "Bool"
        || isDeclaredWithout("Integer") && isDeclaredWithout("Float")
    case .bool: return isNumber || isRange || name == "String" || isDeclaredWithout("Boolean")
    case .array: return isNumber || name == "String" || name == "Bool" || isDeclaredWithout("Array")
    case .view(let view) where ["Text", "Image", "Color"].contains(name):
      return switch name {
      case "Text": !(view.view is ReadText)
      case "Image": !(view.view is ReadImage)
      default: !(view.view is Color)
      }
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
      if name == "Text" || name == "Image" { return !isExtended(name, by: first.name) }
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
      case .named(let own, _) where Self.typesOfValues.contains(own) && Self.typesOfValues.contains(name):
        return own != name
      case .named(let own, _):
        guard let own = program.type(own, from: owner), own.kind != .protocolType else { return false }
        return isForeign(type: own.name, to: name, declared, isNumber)
      default: return false
      }
    default: return false
    }
  }

  /// Types of Foundation's that are none of each other's.
  private static let typesOfValues: Set<String> = [
    "URL", "Date", "UUID", "Data", "DateComponents", "URLRequest", "Locale", "Calendar", "TimeZone", "String",
    "Int", "Double", "CGFloat", "Bool", "AttributedString",
  ]

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

extension SyntaxProtocol {
  /// Whether an expression is a binding: `$name`, a member of one, or one that is made on the spot.
  var isBinding: Bool {
    if let name = self.as(DeclReferenceExprSyntax.self)?.baseName.text { return name.hasPrefix("$") }
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.isBinding ?? false || access.declName.baseName.text.hasPrefix("$")
    }
    if let call = self.as(FunctionCallExprSyntax.self) {
      let called = call.calledExpression
      return called.as(DeclReferenceExprSyntax.self)?.baseName.text == "Binding"
        || called.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "constant"
    }
    if let element = self.as(SubscriptCallExprSyntax.self) { return element.calledExpression.isBinding }
    return false
  }
}
