/// A value that a view keeps for itself.
///
/// A layout sees the value that is there when the view is resolved: the initial one, or what was set since on
/// the same view. Setting it does not lay out again; who wants that calls the layout again.
@propertyWrapper
public struct State<Value> {
  private final class Storage {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Begins with a value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }
  /// Begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; copies of the view share it.
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// A way to read and write the value from another view.
  public var projectedValue: Binding<Value> {
    let storage = storage
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}
