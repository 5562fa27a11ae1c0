import Observation

/// A model of the standard library's `Observable`, to make bindings to its properties.
///
/// ```swift
/// struct NameEditor: View {
///   @Bindable var settings: Settings
///
///   var body: some View { TextField("Name", text: $settings.name) }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private let model: Value

  /// The model.
  public var wrappedValue: Value { model }

  private init(model: Value) { self.model = model }

  /// Nothing but a model can be made bindable: this is here so that initialisers take the model itself.
  @available(
    *, unavailable, message: "only a model of the standard library's Observable can be made bindable"
  )
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }

  /// The bindable model itself.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Makes a model bindable.
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }
  /// Makes a model bindable.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// A binding to a property.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
