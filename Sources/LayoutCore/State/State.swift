/// A value that a view keeps for itself.
///
/// A layout begins with the initial value, or with what was set since on the same view. What `onAppear`, `task`,
/// `onChange` and the like set while a layout settles holds for that layout; a ``ViewSession`` keeps it from one layout to
/// the next. A view value that stands in two places keeps one value for both.
///
/// ```swift
/// struct Measured: View {
///   @State private var width: CGFloat = 0
///
///   var body: some View {
///     Text("Hello").onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width = $0 }
///     Color.red.frame(width: width, height: 2)
///   }
/// }
/// ```
@propertyWrapper
public struct State<Value>: ConnectedProperty {
  private let box: StateBox<Value>

  /// Begins with a value.
  public init(wrappedValue: Value) { box = StateBox { wrappedValue } }
  /// Begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; copies of the view share it.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write the value from another view.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }

  func connect(_ place: PropertyPlace) { box.connect(place) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Begins with nothing.
  public init() { self.init(wrappedValue: nil) }
}
