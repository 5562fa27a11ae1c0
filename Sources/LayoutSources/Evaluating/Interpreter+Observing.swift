import SwiftSyntax

/// A property with the type that declares it.
typealias OwnedProperty = (owner: String, property: PropertyDeclaration)

extension Interpreter {
  /// Returns the declarations of a property: that of the type itself, then those it overrides.
  func declarations(of property: String, in type: String) -> [OwnedProperty] {
    var (found, seen): ([OwnedProperty], Set<String>) = ([], [])
    var next = program.types[type]
    while let declaration = next, seen.insert(declaration.name).inserted {
      if let property = declaration.property(property) { found.append((declaration.name, property)) }
      next = declaration.inherited.lazy.compactMap { self.program.types[$0] }.first { $0.kind == .object }
    }
    return found
  }

  /// Assigns a field of `self`, and runs the property's observers.
  func assignField(_ name: String, _ value: Value, at target: ExprSyntax, in scope: Scope) throws {
    guard case .instance(let instance)? = scope.receiver else {
      // In an extension, `self` may be a value without fields.
      if !scope.assignField(name, value) { noteUnset(target) }
      return
    }
    let declared = declarations(of: name, in: instance.type)
    guard let first = declared.first else { return noteUnset(target) }
    let value =
      first.property.type.map { coerce(value, to: $0, from: first.owner) }
      ?? instance[name].map { named(value, as: $0, in: scope) } ?? value
    if let wrapper = try wrapper(of: first.property, in: instance, setting: value, scope: scope) {
      _ = scope.assignField(name, wrapper)
      return
    }
    // During initialization, observers do not run, and setters do.
    let isObserved = declared.contains { !$0.property.accessors.isEmpty }
    guard isObserved, !scope.isInitializing || first.property.accessors[.set] != nil else {
      _ = scope.assignField(name, value)
      return
    }
    let changed = try self.instance(instance, setting: declared[...], to: value, in: scope)
    _ = scope.assignReceiver(.instance(changed))
  }

  /// Returns an instance with a property changed, after its `set`, or `willSet` and `didSet`, have run.
  ///
  /// Setting the property in these does not call them again; those of an override run around those of what it
  /// overrides.
  func instance(
    _ instance: Instance, setting declared: ArraySlice<OwnedProperty>, to value: Value, in scope: Scope
  ) throws -> Instance {
    guard let (owner, property) = declared.first else { return instance }
    var instance = instance
    func run(_ kind: PropertyDeclaration.Accessor.Kind, with value: @autoclosure () throws -> Value) throws {
      guard let accessor = property.accessors[kind] else { return }
      let inner = Scope(
        values: [accessor.parameter: try value()], receiver: .instance(instance), owner: owner,
        environment: scope.environment)
      _ = try expanding("\(owner).\(property.name)", or: .normal) { try execute(accessor.code, in: inner) }
      if case .instance(let changed)? = inner.receiver { instance = changed }
    }
    func store() throws {
      if declared.count == 1 {
        instance[property.name] = value
      } else {
        instance = try self.instance(instance, setting: declared.dropFirst(), to: value, in: scope)
      }
    }
    let place = "\(owner).\(property.name)"
    guard !observed.contains(place) else {
      try store()
      return instance
    }
    if property.accessors[.set] != nil {
      try run(.set, with: value)
      return instance
    }
    observed.insert(place)
    defer { observed.remove(place) }
    let old =
      property.accessors[.didSet] == nil
      ? nil : try declaredMember(property.name, of: .instance(instance), at: property.node, in: scope)
    try run(.willSet, with: value)
    try store()
    try run(.didSet, with: old ?? .missing)
    return instance
  }

  /// Reports a statement that sets a value which is not stored: a static or global variable, or
  /// a member of something unknown.
  func noteUnset(_ target: ExprSyntax) {
    var statement: Syntax? = Syntax(target)
    while let node = statement, !node.is(CodeBlockItemSyntax.self) { statement = node.parent }
    assume(.action, Self.words(statement ?? Syntax(target)), "not run", at: target)
  }
}
