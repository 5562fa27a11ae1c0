import Foundation
import LayoutCore
import SwiftSyntax

extension Interpreter {
  func member(_ name: String, of value: Value, at node: some SyntaxProtocol, in scope: Scope) throws -> Value
  {
    if ["wrappedValue", "projectedValue"].contains(name) {
      if case .instance = value, let own = try declaredMember(name, of: value, at: node, in: scope) {
        return own
      }
      return value
    }
    if name == "self" { return value }
    if name == "state", isStoreState(value) { return value }
    switch value {
    case .missing: return try declaredMember(name, of: value, at: node, in: scope) ?? .missing
    case .type(let type):
      if let member = try staticMember(name, of: type, at: node) { return member }
      if program.types[type].map({ $0.kind != .extended }) ?? false {
        if name == "init" { return .function(.initializer(type, scope)) }
        return unknown("\(type).\(name)", nil)
      }
      if name == "init" { return .function(.initializer(type, scope)) }
      if type == "Optional", name == "none" { return .missing }
      if let value = platformMember(name, of: Symbol(base: type, steps: [])) { return value }
      if ConversionReader.names.contains(type),
        let number = Symbol(base: type, steps: [.init(name: name)]).number
      {
        return coerce(.number(number), to: .named(type, []), from: nil)
      }
      let symbol = Value.symbol(Symbol(base: type, steps: [Symbol.Step(name: name, arguments: nil)]))
      return Geometry.types.contains(type) ? geometry(symbol, named: type) : symbol
    case .symbol(let symbol):
      if let value = try screenMember(name, of: symbol, at: node) { return value }
      if let value = platformMember(name, of: symbol) { return value }
      if let value = try resolved(symbol, at: node) {
        return try member(name, of: value, at: node, in: scope)
      }
      if let declared = try declaredMember(name, of: value, at: node, in: scope) { return declared }
      // The result of an unknown call is an unknown value, and not a name.
      if symbol.steps.contains(where: { $0.arguments != nil }), ["isEmpty", "count"].contains(name) {
        return try member(name, of: Unknown(path: symbol.description, type: nil), at: node, in: scope)
      }
      return .symbol(symbol.adding(name))
    case .tuple(let elements):
      if let element = elements.first(where: { $0.label == name }) { return element.value }
      if let index = Int(name), elements.indices.contains(index) { return elements[index].value }
      return .unknown(Unknown(path: node.trimmedDescription, type: nil))
    case .native(let slice as SliceValue):
      if let own = try slice.member(name) ?? declaredMember(name, of: value, at: node, in: scope) {
        return own
      }
      if ValueMethods.names.contains(name), !["first", "last", "count"].contains(name) {
        return .function(.method(value, name))
      }
      return try member(name, of: value.plainList, at: node, in: scope)
    case .native(let native):
      if let environment = native as? EnvironmentValue {
        return environmentValue(name, in: environment.values)
      }
      if let known = native.member(name) { return known }
      return try declaredMember(name, of: value, at: node, in: scope) ?? .function(.method(value, name))
    case .unknown(let unknown): return try member(name, of: unknown, at: node, in: scope)
    case .void, .bool, .number, .string, .array, .dictionary, .range, .instance, .enumeration, .function,
      .keyPath,
      .view:
      if let member = try declaredMember(name, of: value, at: node, in: scope) {
        // `first` is the system's property, although an extension declares `first(_:)`.
        guard case .function = member, let own = try valueMember(name, of: value, at: node) else {
          return member
        }
        return own
      }
      if let member = try valueMember(name, of: value, at: node) { return member }
      if name == "gradient", case .view(let view) = value, let color = view.view as? Color {
        return .view(ReadView(ReadGradient(paint: color.gradient.paint, position: position(node))))
      }
      if let member = optionSetMember(name, of: value, at: node) { return member }
      if let member = try dynamicMember(name, of: value, at: node, in: scope) { return member }
      if case .instance(let instance) = value {
        if isViewLike(value) || isModifier(name) { return .function(.method(value, name)) }
        let path =
          "\(instance.path ?? node.trimmedDescription.split(separator: ".").dropLast().joined(separator: ".")).\(name)"
        return unknown(path, nil)
      }
      return .function(.method(value, name))
    }
  }

  /// Returns a member of an unknown value; if its type is declared, that type's.
  private func member(
    _ name: String, of unknown: Unknown, at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value {
    if let supplied = supplied("\(unknown.path).\(name)", nil) { return supplied }
    if let type = unknown.type?.unwrapped.name, program.type(type, from: scope.owner) != nil,
      let instance = materialized(unknown, from: scope.owner)
    {
      if case .enumeration(let chosen) = instance {
        assume(.condition, unknown.path, ".\(chosen.name)", at: node)
        choices[unknown.path] = instance
      }
      return try member(name, of: instance, at: node, in: scope)
    }
    if let declared = try declaredMember(name, of: .unknown(unknown), at: node, in: scope) { return declared }
    switch name {
    case "isEmpty":
      guesses += 1
      if let count = unknown.usualCount {
        assume(.collection, unknown.path, "\(count) elements", at: node)
        return .bool(count == 0)
      }
      assume(.collection, unknown.path, options.samples > 0 ? "not empty" : "empty", at: node)
      return .bool(options.samples == 0)
    case "count":
      let count = unknown.usualCount ?? options.samples
      assume(.collection, unknown.path, "\(count) elements", at: node)
      return .integer(count)
    case "first", "last", "randomElement":
      if let element = unknown.type?.unwrapped.element {
        return self.unknown("\(unknown.path)[0]", .optional(element))
      }
    case "startIndex" where unknown.type?.unwrapped.element != nil: return .integer(0)
    case "endIndex" where unknown.type?.unwrapped.element != nil: return .integer(options.samples)
    case "indices":
      return .range(Value.NumberRange(lower: 0, upper: Double(options.samples), isClosed: false))
    default: break
    }
    if isModifier(name) { return .function(.method(.unknown(unknown), name)) }
    if ValueMethods.names.contains(name) { return .function(.method(.unknown(unknown), name)) }
    return self.unknown("\(unknown.path).\(name)", nil)
  }

  /// Returns an instance of a declared type with unknown fields.
  func materialized(_ unknown: Unknown, from owner: String?) -> Value? {
    guard let name = unknown.type?.unwrapped.name, let type = program.type(name, from: owner) else {
      return nil
    }
    switch type.kind {
    case .structure: return .instance(Instance(type: type.name, fields: [:], path: unknown.path))
    case .object:
      if let known = objects[unknown.path] { return .instance(known) }
      let object = Instance(
        type: type.name, fields: [:], path: unknown.path, shared: objectFields(of: type, [:]))
      objects[unknown.path] = object
      return .instance(object)
    case .enumeration:
      if let choice = choices[unknown.path] { return choice }
      if case .enumeration? = unknown.initialValue { return unknown.initialValue }
      guard let first = type.cases.first else { return nil }
      let payload = first.parameters.map {
        Value.Element(
          label: $0.label,
          value: self.unknown("\(unknown.path).\($0.name)", absolute($0.type, from: type.name)))
      }
      return .enumeration(EnumValue(type: type.name, name: first.name, payload: payload))
    case .protocolType, .extended: return nil
    }
  }

  /// Returns the result of `subscript(dynamicMember:)` for a name; `nil` for a type without it.
  private func dynamicMember(
    _ name: String, of value: Value, at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value? {
    guard case .instance(let instance) = value, let type = program.types[instance.type],
      let access = type.functions(named: FunctionDeclaration.subscriptName).first(where: {
        $0.parameters.first?.label == "dynamicMember"
      })
    else { return nil }
    let takesPath = access.parameters.first?.type?.name?.hasSuffix("KeyPath") ?? false
    let inner = Scope(receiver: value, owner: type.name, environment: scope.environment)
    let argument = Argument(
      label: "dynamicMember", value: takesPath ? .keyPath([name]) : .string(name), node: Syntax(node))
    return try call(.functions([access], inner), [argument], at: node)
  }

  /// Returns a method of a type, its own or from an extension of a protocol.
  func inherited(_ method: String, of type: String) -> FunctionDeclaration? {
    ([type] + inheritance(of: type).sorted()).lazy.compactMap { name in
      self.program.types[name]?.functions(named: method).first { $0.body != nil }
    }.first
  }

  /// Returns all protocols and superclasses of a type, including indirect ones.
  func inheritance(of type: String) -> Set<String> {
    var found: Set<String> = []
    var pending = [type]
    while let name = pending.popLast() {
      for inherited in program.types[name]?.inherited ?? [] where found.insert(inherited).inserted {
        pending.append(inherited)
      }
    }
    return found
  }

  private static let strings = ["String", "StringProtocol"]
  private static let wholeNumbers = [
    "Int", "Int64", "Int32", "UInt", "BinaryInteger", "Double", "Numeric", "Comparable",
  ]
  private static let fractions = [
    "Double", "CGFloat", "TimeInterval", "Float", "Decimal", "BinaryFloatingPoint", "FloatingPoint",
    "Numeric",
    "Comparable",
  ]
  /// The names of extensions that apply to a type and its protocols, for types whose values may be unknown.
  private static let extensible: [String: [String]] = [
    "String": strings, "Int": wholeNumbers, "Double": fractions, "CGFloat": fractions, "Float": fractions,
    "Decimal": fractions, "Bool": ["Bool"], "Date": ["Date"], "URL": ["URL"],
  ]

  /// Returns the declarations in which members of a value are looked up: its type, then its protocols.
  private func declarations(of value: Value) -> [TypeDeclaration] {
    let names: [String] =
      switch value.plainList {
      case .instance(let instance): [instance.type] + inheritance(of: instance.type).sorted()
      case .enumeration(let value): [value.type] + inheritance(of: value.type).sorted()
      case .string: Self.strings
      case .number(let number): number.isInteger ? Self.wholeNumbers : Self.fractions
      case .bool: ["Bool"]
      case .array(let items):
        [items.first.flatMap(nameOfType).map { "[\($0)]" }].compactMap { $0 } + [
          "Array", "Collection", "Sequence",
        ]
      case .view(let view): view.view.typeNames + ["View"]
      case .symbol(let symbol) where !symbol.steps.isEmpty:
        symbol.base.map { $0 == "Color" ? [$0, "ShapeStyle", "View"] : [$0] } ?? []
      case .native(let native): [native.typeName]
      case .range: ["Range", "ClosedRange"]
      case .unknown(let unknown): Self.extensible[unknown.type?.unwrapped.name ?? ""] ?? []
      default: []
      }
    // Any value may be that of an optional.
    return (names + ["Optional"]).compactMap { program.types[$0] }
  }

  /// Returns a declared field, computed property or method.
  ///
  /// If the name is called, a method takes precedence over a property.
  func declaredMember(
    _ name: String, of value: Value, isCalled: Bool = false, at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value? {
    let ofProtocol = staticDeclarations(of: name, of: value, at: node)
    let types = ofProtocol ?? declarations(of: value)
    if isCalled {
      for type in types {
        let methods = type.functions(named: name)
        if !methods.isEmpty {
          return .function(
            .functions(
              program.nearest(methods, to: Syntax(node), at: \.node),
              Scope(
                receiver: receiver(value, in: type, at: methods.first?.node), owner: type.name,
                environment: scope.environment)))
        }
      }
    }
    if ofProtocol == nil, case .instance(let instance) = value, let field = instance[name] {
      if let wrapped = try wrapped(field, name, of: instance, at: node, in: scope) { return wrapped }
      return seen(
        scaled(field, name, of: instance, in: scope), asPropertyOf: instance, name, in: scope)
    }
    for type in types {
      let inner = { (member: Syntax?) in
        Scope(
          receiver: self.receiver(value, in: type, at: member), owner: type.name,
          environment: scope.environment)
      }
      // An override that only observes has no value of its own.
      if let property = property(name, of: type, at: node), property.getter != nil || !property.isOverride {
        if let getter = property.getter {
          let result = property.type ?? (property.isBuilder ? .opaque(.named("View", [])) : nil)
          return try expanding(
            "\(type.name).\(name)", with: value.fieldsOfInstance, code: property.node, at: Syntax(node),
            or: unknown(name, result)
          ) {
            let made = try made(by: getter, of: property, in: inner(property.node))
            return property.type.map { coerce(made, to: $0, from: type.name) } ?? made.named
          }
        }
        if case .instance(let instance) = value {
          return try field(property, of: instance, in: scope)
        }
      }
      let functions = type.functions(named: name)
      if !functions.isEmpty {
        return .function(
          .functions(program.nearest(functions, to: Syntax(node), at: \.node), inner(functions.first?.node)))
      }
    }
    if case .enumeration(let value) = value, name == "rawValue" { return try rawValue(of: value) }
    return nil
  }

  /// Returns the result of a computed property.
  func made(
    by getter: CodeBlockItemListSyntax, of property: PropertyDeclaration, in scope: Scope
  ) throws -> Value {
    if let own = ownBuilder(among: property.attributes.map(\.name), from: scope.owner) {
      return try built(getter, by: own, in: scope)
    }
    return try run(getter, in: scope, asBuilder: property.isBuilder)
  }

  // MARK: - Views

  /// Returns whether a value can have modifiers.
  func isViewLike(_ value: Value) -> Bool {
    switch value {
    case .view: true
    case .instance(let instance):
      inheritance(of: instance.type).contains {
        ["View", "Shape", "InsettableShape"].contains($0) || $0.isRepresentable
      }
    case .enumeration(let value): inheritance(of: value.type).contains("View")
    case .symbol(let symbol): symbol.base == "Color"
    default: false
    }
  }

  /// Returns whether a name is that of a modifier.
  func isModifier(_ name: String) -> Bool {
    SupportedNames.support(of: ".\(name)") != nil
      || program.types["View"]?.functions(named: name).isEmpty == false
  }
}

extension String {
  /// Whether it names a protocol by which views of another framework become SwiftUI's.
  fileprivate var isRepresentable: Bool {
    hasSuffix("Representable") && SupportedNames.support(of: self) == .notModelled
  }
}

extension View {
  /// The names under which its type is extended.
  fileprivate var typeNames: [String] {
    switch self {
    case is ReadText: ["Text"]
    case is ReadImage: ["Image"]
    case is Color: ["Color", "ShapeStyle"]
    case is any Shape: ["InsettableShape", "Shape"]
    default: []
    }
  }
}

extension Unknown {
  /// The number of elements in the collection's initial value; `nil` for an empty one, which would show
  /// nothing, and for none.
  var usualCount: Int? {
    guard case .array(let items)? = initialValue, !items.isEmpty else { return nil }
    return items.count
  }
}
