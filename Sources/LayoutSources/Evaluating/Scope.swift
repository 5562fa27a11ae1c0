import LayoutCore

/// The names that code sees, and what they stand for.
final class Scope {
  let parent: Scope?
  var values: [String: Value]
  /// How many optionals hold the values of the names that were declared as optionals here.
  private var optionals: [String: Int] = [:]
  /// What `self` is, where this scope begins a method or a computed property.
  private var ownReceiver: Value?
  /// Whether `self` is being initialised here: setting its properties runs no other code of theirs.
  private let ownsInitialization: Bool
  /// The type whose code this is.
  let owner: String?
  /// What the environment holds, where a body is made.
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

  /// What `self` is.
  var receiver: Value? { ownReceiver ?? parent?.receiver }

  /// Whether this is the code of an initialiser of what `self` is.
  var isInitializing: Bool { ownReceiver == nil ? parent?.isInitializing ?? false : ownsInitialization }

  subscript(name: String) -> Value? {
    var scope: Scope? = self
    while let current = scope {
      if let value = current.values[name] { return value }
      scope = current.parent
    }
    return nil
  }

  /// Gives a name a value, here.
  func bind(_ name: String, _ value: Value, optionalDepth: Int = 0) {
    values[name] = value
    optionals[name] = optionalDepth == 0 ? nil : optionalDepth
  }

  /// How many optionals hold the value of a name; `nil` for a name that no code around has declared.
  func optionalDepth(of name: String) -> Int? {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil { return current.optionals[name] ?? 0 }
      scope = current.parent
    }
    return nil
  }

  /// Sets a name where it was declared; whether there is one.
  func assign(_ name: String, _ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.values[name] != nil {
        current.values[name] = value
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// Sets `self`; whether there is one.
  func assignReceiver(_ value: Value) -> Bool {
    var scope: Scope? = self
    while let current = scope {
      if current.ownReceiver != nil {
        current.ownReceiver = value
        return true
      }
      scope = current.parent
    }
    return false
  }

  /// Sets a field of `self`; whether there is a `self` that has fields.
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
