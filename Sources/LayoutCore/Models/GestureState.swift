/// A value that holds while a gesture lasts: no gesture lasts here, so it is always the first one.
///
/// ```swift
/// struct Draggable: View {
///   @GestureState private var offset = CGSize.zero
///
///   var body: some View { Color.red.offset(offset) }
/// }
/// ```
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Begins, and stays, with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Begins, and stays, with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The state itself, for gestures.
  public var projectedValue: GestureState<Value> { self }
}
