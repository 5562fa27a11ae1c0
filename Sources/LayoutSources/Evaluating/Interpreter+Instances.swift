import LayoutCore
import SwiftSyntax

extension Interpreter {
  /// Returns the value of `Name(...)`: an instance of a declared type, one of SwiftUI's views, or a value.
  func make(
    _ name: String, _ arguments: [Argument], at position: SourcePosition, node: some SyntaxProtocol,
    in scope: Scope, isSystems: Bool = false
  ) throws -> Value {
    if !isSystems, let type = program.types[name], type.kind != .extended {
      if type.kind == .enumeration {
        return try initialized(type, arguments) ?? enumeration(type, arguments, at: node)
      }
      let inherited = inheritance(of: name)
      if !inherited.isDisjoint(with: ["View", "Shape"]) { try countView(at: position) }
      if inherited.contains("Layout"),
        let content = arguments.last, content.isTrailing, content.label == nil,
        let layout = try layout(instantiate(name, Array(arguments.dropLast()), at: node, in: scope))
      {
        return try laidOut(by: layout, content, at: position, node: node)
      }
      return try instantiate(name, arguments, at: node, in: scope)
    }
    // An initializer that an extension adds: `extension Color { init(hex: UInt) { ... } }`.
    if !isSystems, let type = program.types[name], type.kind == .extended,
      type.initializers.contains(where: { takes(.functions([$0], Scope(owner: name)), arguments) }),
      let made = try initialized(type, arguments)
    {
      return made
    }
    if name == "Task" {
      begin(arguments, at: node)
      return .void
    }
    let call = Call(
      name: name, arguments: arguments, position: position, node: Syntax(node), interpreter: self,
      scope: scope)
    if let reader = Readers.views[name] {
      try countView(at: position)
      // A style's code that creates the control from its configuration.
      if arguments.count == 1, case .native(let configuration as StyleConfiguration) = arguments[0].value,
        let control = configuration.control
      {
        return .view(ReadView(control, at: position))
      }
      return .view(ReadView(try reader.view(call), at: position))
    }
    if let reader = Readers.values[name] { return try reader.value(call) }
    if SupportedNames.support(of: name) == .notModelled {
      try countView(at: position)
      refuse(name, at: position)
      return .view(ReadView(PlaceholderView(name: name, position: position)))
    }
    if let only = arguments.first?.value, arguments.count == 1, Self.wrappers.contains(name) { return only }
    if SupportedNames.support(of: name) != nil {
      return .symbol(Symbol(base: name, steps: [Symbol.Step(name: "init", arguments: arguments)]))
    }
    return .unknown(
      Unknown(path: name, type: .named(name, []), call: UnknownCall(name: name, position: position)))
  }

  /// The property wrappers and type erasers that are read as the value they wrap.
  private static let wrappers: Set<String> = [
    "State", "StateObject", "ObservedObject", "Binding", "Bindable", "Published", "FocusState", "Namespace",
    "AppStorage", "SceneStorage", "Query",
    "Optional", "AnyHashable", "Identified", "AnyShapeStyle", "AnyShape", "AnyTransition", "AnyGradient",
  ]

  /// Returns the value of an enum from one of its own initializers; `nil` where none accepts the arguments.
  private func initialized(_ type: TypeDeclaration, _ arguments: [Argument]) throws -> Value? {
    let scope = Scope(owner: type.name)
    let candidates = type.initializers.filter { $0.body != nil }
    guard let (initializer, values) = meant(of: candidates, by: arguments, in: scope),
      let body = initializer.body
    else { return nil }
    let own = TypeReference.named(type.name, [])
    return try expanding(type.name, or: .unknown(Unknown(path: type.name, type: own))) {
      let receiver = Scope(
        receiver: .unknown(Unknown(path: type.name, type: own)), owner: type.name, isInitializing: true)
      let inner = Scope(receiver, values: try completed(values, initializer.parameters, scope))
      if case .returned(.missing) = try execute(body, in: inner) { return .missing }
      return coerce(receiver.receiver ?? .missing, to: own, from: type.name)
    }
  }

  private func enumeration(
    _ type: TypeDeclaration, _ arguments: [Argument], at node: some SyntaxProtocol
  ) throws -> Value {
    guard let raw = arguments.first?.value else { return .missing }
    for (index, item) in type.cases.enumerated() {
      if Self.areEqual(try rawValue(ofCase: index, in: type), raw) == true {
        return .enumeration(EnumValue(type: type.name, name: item.name, payload: []))
      }
    }
    if case .unknown(let unknown) = raw {
      return .unknown(Unknown(path: unknown.path, type: .named(type.name, [])))
    }
    return .missing
  }

  /// Returns an instance of a declared type, by one of its initializers or memberwise.
  func instantiate(
    _ name: String, _ arguments: [Argument], at node: some SyntaxProtocol, in scope: Scope
  ) throws -> Value {
    guard let type = program.types[name] else { return .unknown(Unknown(path: name, type: .named(name, []))) }
    return try expanding(name, or: .unknown(Unknown(path: name, type: nil))) {
      let inner = Scope(owner: name)
      let candidates = type.initializers.filter { $0.body != nil }
      if let (initializer, values) = meant(of: candidates, by: arguments, in: inner),
        let body = initializer.body
      {
        let completed = try wrapping(
          completed(values, initializer.parameters, inner),
          initializer.parameters.map { ($0.name, $0.wrappers) }, from: name, at: node)
        let made = try initialized(type, by: body, completed, isDelegating: initializer)
        guard case .instance(var instance) = made else { return made }
        instance.maker = scope.owner
        return .instance(bound(instance, arguments))
      }
      var made = bound(instance(of: type, try memberwise(type, arguments, at: node)), arguments)
      made.maker = scope.owner
      return .instance(made)
    }
  }

  /// Returns an instance after running its initializer.
  private func initialized(
    _ type: TypeDeclaration, by body: CodeBlockItemListSyntax, _ values: [String: Value],
    isDelegating initializer: FunctionDeclaration
  ) throws -> Value {
    let instance = instance(of: type, try defaults(of: type))
    let receiver = Scope(receiver: .instance(instance), owner: type.name, isInitializing: true)
    let inner = Scope(receiver, values: values)
    _ = try execute(body, in: inner)
    guard case .instance(var made)? = receiver.receiver else { return .instance(instance) }
    // A closure property with a builder's attribute is a view from here on.
    for property in type.stored where isBuilder(property, in: type) {
      guard let value = made[property.name] else { continue }
      made[property.name] = try built(value, property, at: property.node)
    }
    return .instance(made)
  }

  private func built(_ value: Value, _ property: PropertyDeclaration, at node: some SyntaxProtocol) throws
    -> Value
  {
    guard case .function(let callable) = value else { return value }
    let own = ownBuilder(among: property.attributes.map(\.name), from: nil)
    if case .function? = property.type?.unwrapped { return value.built(by: own) }
    // A closure passed on from a parameter may be a builder's already.
    if let own, case .closure = callable { return try call(.builder(callable, own: own), [], at: node) }
    return try call(callable, [], asBuilder: true, at: node)
  }

  /// Returns whether a property has a builder's attribute.
  private func isBuilder(_ property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    property.isBuilder || ownBuilder(among: property.attributes.map(\.name), from: type.name) != nil
  }

  /// Returns the fields with initial values.
  private func defaults(of type: TypeDeclaration) throws -> [String: Value] {
    var fields: [String: Value] = [:]
    let scope = Scope(owner: type.name)
    for property in type.stored where !property.isLazy {
      let initial = try property.initialValue.map { try evaluate($0, in: scope) }
      if property.initialValue != nil || property.type?.isOptional == true || property.hasArguments,
        let made = try madeWrapper(of: property, around: initial, in: type.name)
      {
        fields[property.name] = made
      } else if let value = initial {
        fields[property.name] = property.type.map { coerce(value, to: $0, from: type.name) } ?? value
      } else if property.type?.isOptional == true, !property.isConstant, property.readsElsewhere == false {
        fields[property.name] = Value.missing
      }
    }
    return fields
  }

  /// Returns the fields from the arguments of the memberwise initializer.
  private func memberwise(
    _ type: TypeDeclaration, _ arguments: [Argument], at node: some SyntaxProtocol
  ) throws -> [String: Value] {
    var fields = try defaults(of: type)
    let settable = type.stored.filter { !($0.isConstant && $0.initialValue != nil) && !$0.readsElsewhere }
    var open = settable[...]
    for argument in arguments {
      let index =
        argument.isTrailing && argument.label == nil
        ? open.firstIndex { fields[$0.name] == nil && (isBuilder($0, in: type) || isFunction($0, in: type)) }
          ?? open.firstIndex { isFunction($0, in: type) || isBuilder($0, in: type) }
        : open.firstIndex { $0.name == argument.label }
      guard let index else { continue }
      let property = open[index]
      open = open[(index + 1)...]
      let value = coerce(argument.value, to: property.type, named: property.name, from: type.name)
      if let made = try madeWrapper(of: property, around: value, in: type.name) {
        fields[property.name] = made
        continue
      }
      fields[property.name] = isBuilder(property, in: type) ? try built(value, property, at: node) : value
    }
    return fields
  }

  /// Returns whether the type of a property is a function's, or an alias of one.
  private func isFunction(_ property: PropertyDeclaration, in type: TypeDeclaration) -> Bool {
    guard !property.isFunction, let name = property.type?.unwrapped.name else { return property.isFunction }
    let alias = type.aliases[name] ?? program.types[""]?.aliases[name]
    if case .function? = alias?.unwrapped { return true }
    return false
  }

  // MARK: - Bodies

  /// Returns the view of an instance's body.
  func body(of instance: Instance, in environment: EnvironmentValues) throws -> any View {
    let instance = try connected(instance, in: environment)
    guard let type = program.types[instance.type] else { return EmptyView() }
    let types = [type] + inheritance(of: type.name).sorted().compactMap { program.types[$0] }
    guard let declaring = types.first(where: { $0.property("body")?.getter != nil }),
      let body = declaring.property("body"), let getter = body.getter
    else {
      let position = program.position(of: type.node)
      return placeholder(instance.type, at: position).positioned
    }
    let scope = Scope(
      receiver: receiver(.instance(instance), in: declaring, at: body.node), owner: instance.type,
      environment: environment)
    return try view(run(getter, in: scope, asBuilder: true), at: body.node).positioned
  }

  /// Returns the view of a modifier's body.
  func body(
    of modifier: Instance, around content: any View, in environment: EnvironmentValues
  ) throws -> any View {
    guard let function = inherited("body", of: modifier.type),
      let code = function.body
    else { return content }
    let name = function.parameters.first?.name ?? "content"
    let scope = Scope(
      values: [name: .view(ReadView(content))],
      receiver: Value.instance(try connected(modifier, in: environment)).seen(as: nil),
      owner: modifier.type, environment: environment)
    return try view(run(code, in: scope, asBuilder: true), at: function.node).positioned
  }
}

extension PropertyDeclaration {
  /// Whether its value does not come from the initializer.
  var readsElsewhere: Bool {
    ["Environment", "EnvironmentObject", "FetchRequest", "Query", "Namespace", "FocusState", "GestureState"]
      .contains(wrapper?.name) || (wrapper?.name.hasPrefix("Environment") ?? false)
  }

  /// Whether its wrapper has arguments.
  fileprivate var hasArguments: Bool { attributes.contains { $0.arguments != nil } }

  /// Whether it contains a function.
  var isFunction: Bool { if case .function? = type?.unwrapped { true } else { false } }
}
