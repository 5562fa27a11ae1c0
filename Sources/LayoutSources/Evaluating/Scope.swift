import LayoutCore

/// The visible names and their values.
final class Scope {
  let parent: Scope?
  var values: [String: Value]
  /// What sets the values that are bound to names here, which are those of bindings.
  var bindings: [String: (Value) -> Void] = [:]
  /// What returns the values that are bound to names here, which are those of bindings.
  var sources: [String: () throws -> Value] = [:]
  /// The number of optionals around the values of names declared as optionals here.
  private var optionals: [String: Int] = [:]
  /// The value of `self`, where this scope is that of a method or a computed property.
  private var ownReceiver: Value?
  /// Whether `self` is being initialized here: setting its properties does not run observers.
  private let ownsInitialization: Bool
  /// The type whose code this is.
  let owner: String?
  /// The environment, where a body is evaluated.
  let environment: EnvironmentValues?

  init(
    _ parent: Scope? = nil, values: [String: Value] = [:], receiver: Value? = nil, owner: String? = nil,
    environment: EnvironmentValues? = nil, isInitializing: Bool = false
  ) {
    self.parent = parent
    self.values = values
    ownReceiver = receiver
    ownsInitialization = isInitializing
    self.owner = owner ?? parent?.owner
    self.environment = environment ?? parent?.environment
  }

  /// The value of `self`.
  var receiver: Value? { ownReceiver ?? parent?.receiver }

  /// Whether this is the code of an initializer of `self`.
  var isInitializing: Bool { ownReceiver == nil ? parent?.isInitializing ?? false : ownsInitialization }

  subscript(name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// Binds a name here.
  func bind(_ name: String, _ value: Value, optionalDepth: Int = 0) {
    values[name] = value
    optionals[name] = optionalDepth == 0 ? nil : optionalDepth
  }

  /// Returns the number of optionals around a name's value; `nil` for an undeclared name.
  func optionalDepth(of name: String) -> Int? {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil { return current.optionals[name] ?? 0 }
      scope = current.parent
    }
    return nil
  }

  /// Assigns a name where it is declared; returns whether it is.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if let own = current.values[name] {
        current.values[name] = value.seen(like: own)
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// Returns what sets the value that a name's binding binds; `nil` for a name that is none.
  func binding(named name: String) -> ((Value) -> Void)? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.bindings[name] { return found }
      if current.values[name] != nil { return nil }
      scope = current.parent
    }
    return nil
  }

  /// Returns what returns the value that a name's binding binds; `nil` for a name that is none.
  func source(named name: String) -> (() throws -> Value)? {
    var scope: Scope? = self
    while let current = scope {
      if let found = current.sources[name] { return found }
      if current.values[name] != nil { return nil }
      scope = current.parent
    }
    return nil
  }

  /// Assigns `self`; returns whether there is one.
  func assignReceiver(_ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if let own = current.ownReceiver {
        current.ownReceiver = value.seen(like: own)
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// Assigns a field of `self`; returns whether it has fields.
  func assignField(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if case .instance(var instance)? = current.ownReceiver {
        instance[name] = value
        current.ownReceiver = .instance(instance)
        return true
      }
      scope = current.parent
    }
    return false
  }
}
