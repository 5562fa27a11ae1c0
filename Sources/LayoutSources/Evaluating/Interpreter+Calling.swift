import SwiftSyntax

extension Interpreter {
  /// Calls code; a closure of a builder makes one view.
  func call(
    _ callable: Callable, _ arguments: [Argument], asBuilder: Bool = false, at node: some SyntaxProtocol
  ) throws -> Value {
    try step(node)
    switch callable {
    case .closure(let closure, let scope):
      let inner = bound(closure, arguments, scope)
      let wrapped = closure.wrappedParameters
      if !wrapped.isEmpty {
        inner.values = try wrapping(inner.values, wrapped, from: scope.owner, at: node)
      }
      let result = try run(closure.statements, in: inner, asBuilder: asBuilder)
      // `inout` arguments are written back.
      for (index, argument) in arguments.enumerated() {
        guard let change = argument.changing else { continue }
        let names = closure.parameterNames
        if let changed = inner.values[index < names.count ? names[index] : "$\(index)"] {
          try change(changed)
        }
      }
      return result
    case .builder(.closure(let closure, let scope), let own?):
      return try built(closure.statements, by: own, in: bound(closure, arguments, scope))
    case .builder(let inner, _): return try call(inner, arguments, asBuilder: true, at: node)
    case .functions(let functions, let scope):
      return try call(functions, arguments, asBuilder, scope, at: node)
    case .initializer(let type, let scope):
      return try make(type, labelled(arguments, for: type), at: position(node), node: node, in: scope)
    case .method(let value, let name): return try callMethod(name, of: value, arguments, at: node)
    case .native(let body): return try body(arguments)
    }
  }

  /// Returns the arguments of an initializer that is passed as a value, `map(Row.init)`, with its labels.
  private func labelled(_ arguments: [Argument], for type: String) -> [Argument] {
    guard let declared = program.types[type], arguments.allSatisfy({ $0.label == nil && !$0.isTrailing })
    else { return arguments }
    let initializers = declared.initializers.filter { $0.body != nil }.map { $0.parameters.map(\.label) }
    let members = declared.stored.filter { !($0.isConstant && $0.initialValue != nil) && !$0.readsElsewhere }
    let candidates: [[String?]] = initializers.isEmpty ? [members.map(\.name)] : initializers
    guard let labels = candidates.first(where: { $0.count >= arguments.count }) else { return arguments }
    return zip(arguments, labels).map { argument, label in
      var argument = argument
      argument.label = label
      return argument
    }
  }

  private func call(
    _ functions: [FunctionDeclaration], _ arguments: [Argument], _ asBuilder: Bool, _ scope: Scope,
    at node: some SyntaxProtocol
  ) throws -> Value {
    // A protocol's requirement has no code: an extension has it.
    let written = functions.filter { $0.body != nil }
    if let (function, values) = meant(of: written.isEmpty ? functions : written, by: arguments, in: scope) {
      guard let body = function.body else { return unknown(function.name, function.result) }
      return try expanding(
        "\(function.name)()", with: values, code: function.node, at: Syntax(node),
        or: unknown(function.name, function.result)
      ) {
        let given = try wrapping(
          completed(values, function.parameters, scope), function.parameters.map { ($0.name, $0.wrappers) },
          from: scope.owner, at: node)
        let inner = Scope(scope, values: opened(given, by: function))
        inner.noteOptionals(function.parameters)
        for (argument, parameter) in zip(arguments, function.parameters) where parameter.isBinding {
          inner.bindings[parameter.name] = argument.binding
          inner.sources[parameter.name] = argument.source
          if argument.source != nil { hasNamedBindings = true }
        }
        let value =
          if let own = ownBuilder(among: function.attributes, from: scope.owner) {
            try built(body, by: own, in: inner)
          } else {
            try run(body, in: inner, asBuilder: function.isBuilder || asBuilder)
          }
        // `inout` arguments are written back.
        for (argument, parameter) in zip(arguments, function.parameters) {
          if let change = argument.changing, let changed = inner.values[parameter.name] {
            try change(changed)
          }
        }
        return function.result.map { coerce(value, to: $0, from: scope.owner) } ?? value
      }
    }
    return unknown(functions.first?.name ?? "", functions.first?.result)
  }

  /// Returns the values of parameters whose types a caller chooses as the code of the function sees them: as those of a
  /// protocol.
  private func opened(_ values: [String: Value], by function: FunctionDeclaration) -> [String: Value] {
    guard function.parameters.contains(where: \.isOpened) else { return values }
    var values = values
    for parameter in function.parameters where parameter.isOpened {
      guard let value = values[parameter.name] else { continue }
      values[parameter.name] = opened(value, isGeneric: parameter.isGeneric, inside: function.node)
    }
    return values
  }

  private func opened(_ value: Value, isGeneric: Bool, inside function: Syntax) -> Value {
    switch value {
    case .array(let items): return .array(items.map { opened($0, isGeneric: isGeneric, inside: function) })
    case .dictionary(let entries):
      return .dictionary(
        entries.map { entry in
          Value.Entry(key: entry.key, value: opened(entry.value, isGeneric: isGeneric, inside: function))
        })
    default:
      // Without a protocol of its own, nothing is known of the type.
      let known = isGeneric ? nil : value.seenAs?.name
      return value.seen(as: known.map { StaticProtocol(name: $0, inside: function) })
    }
  }

  /// Returns the value of the first argument after code has changed it.
  func changed(
    _ value: Value, by callable: Callable, with more: [Value] = [], at node: some SyntaxProtocol
  ) throws -> Value {
    var result = value
    let others = more.map { Argument(label: nil, value: $0, node: Syntax(node)) }
    let first = Argument(label: nil, value: value, node: Syntax(node), changing: { result = $0 })
    guard case .closure(let closure, let scope) = callable else {
      _ = try call(callable, [first] + others, at: node)
      return result
    }
    try step(node)
    let inner = bound(closure, [first] + others, scope)
    _ = try run(closure.statements, in: inner, asBuilder: false)
    return inner.values[closure.parameterNames.first ?? "$0"] ?? value
  }

  /// Returns the scope of a closure: its parameters by name, or by number.
  private func bound(_ closure: ClosureExprSyntax, _ arguments: [Argument], _ scope: Scope) -> Scope {
    let inner = Scope(scope)
    let names = closure.parameterNames
    // One tuple for several parameters, as from `enumerated()`.
    var values = arguments.map(\.value)
    if values.count == 1, case .tuple(let parts) = values[0],
      names.count > 1 || names.isEmpty && closure.usesSecondParameter
    {
      values = parts.map(\.value)
    }
    for (index, value) in values.enumerated() { inner.values["$\(index)"] = value }
    let types = closure.parameterTypes
    for (index, name) in names.enumerated() where name != "_" {
      let type = types.indices.contains(index) ? types[index] : nil
      let given = index < values.count ? values[index] : unknown(name, nil)
      inner.bind(
        name, type.map { coerce(given, to: $0, from: scope.owner) } ?? given,
        optionalDepth: types.indices.contains(index) ? types[index]?.optionalDepth ?? 0 : 0)
    }
    return inner
  }
}

extension ClosureExprSyntax {
  /// Whether its code has a `$1` of its own, not counting nested closures.
  fileprivate var usesSecondParameter: Bool { statements.usesSecondParameter }

  /// The names of the parameters; for a binding the name of its value.
  fileprivate var parameterNames: [String] {
    let names: [String] =
      switch signature?.parameterClause {
      case .simpleInput(let parameters): parameters.map(\.name.text)
      case .parameterClause(let clause): clause.parameters.map { ($0.secondName ?? $0.firstName).text }
      default: []
      }
    return names.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
  }
}

extension ClosureExprSyntax {
  /// The parameters with attributes.
  fileprivate var wrappedParameters: [(name: String, attributes: [AttributeSyntax])] {
    guard case .parameterClause(let clause)? = signature?.parameterClause else { return [] }
    return clause.parameters.compactMap { parameter in
      let attributes = parameter.attributes.compactMap { $0.as(AttributeSyntax.self) }
      return attributes.isEmpty ? nil : ((parameter.secondName ?? parameter.firstName).text, attributes)
    }
  }

  /// The written types of the parameters.
  fileprivate var parameterTypes: [TypeReference?] {
    guard case .parameterClause(let clause)? = signature?.parameterClause else { return [] }
    return clause.parameters.map { $0.type.map { TypeReference($0) } }
  }
}

extension Scope {
  /// Records the optional parameters.
  fileprivate func noteOptionals(_ parameters: [Parameter]) {
    for parameter in parameters {
      guard let depth = parameter.type?.optionalDepth, depth > 0, let value = values[parameter.name] else {
        continue
      }
      bind(parameter.name, value, optionalDepth: depth)
    }
  }
}

extension SyntaxProtocol {
  fileprivate var usesSecondParameter: Bool {
    children(viewMode: .sourceAccurate).contains { child in
      if let token = child.as(TokenSyntax.self) { return token.tokenKind == .dollarIdentifier("$1") }
      return !child.is(ClosureExprSyntax.self) && child.usesSecondParameter
    }
  }
}
