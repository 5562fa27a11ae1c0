/// A value of the environment that a view reads while its body is made.
///
/// Read anywhere else, it is the default environment's value.
@propertyWrapper
public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }

  /// The value in the environment of the view whose body is being made.
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

/// A key for a custom value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// What the environment holds unless it is set.
  static var defaultValue: Value { get }
}

extension EnvironmentValues {
  /// The environment of the body that is being made.
  @TaskLocal static var current = EnvironmentValues()

  /// Makes views from a body that may read this environment.
  func reading<Views>(_ body: () -> Views) -> Views {
    Self.$current.withValue(self, operation: body)
  }

  /// The value for a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}
