import ElementTree

/// The view that has the focus: nothing gives it to a view, but code may.
///
/// ```swift
/// struct Search: View {
///   @State private var text = ""
///   @FocusState private var isFocused: Bool
///
///   var body: some View {
///     TextField("Search", text: $text).focused($isFocused).onAppear { isFocused = true }
///   }
/// }
/// ```
@propertyWrapper
public struct FocusState<Value: Hashable>: ConnectedProperty {
  private let box: StateBox<Value>

  /// Creates a state that begins without focus.
  public init() where Value == Bool { box = StateBox { false } }
  /// Creates a state that begins without focus.
  public init<Field>() where Value == Field?, Field: Hashable { box = StateBox { nil } }

  /// The field that has the focus.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the field that has the focus.
  public var projectedValue: Binding { Binding(box: box) }

  func connect(_ place: PropertyPlace) { box.connect(place) }

  /// A binding to the field that has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: StateBox<Value>

    /// The field that has the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself, as `$` gives it.
    public var projectedValue: Binding { self }
  }
}

/// A value that holds while a gesture lasts: no gesture happens here, so it is always the initial one.
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
  /// The present value.
  public let wrappedValue: Value

  /// Creates a state with an initial value, which it keeps.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Creates a state with an initial value, which it keeps.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The state itself, as gestures take it.
  public var projectedValue: GestureState<Value> { self }
}

/// A name of a view's own, which tells apart geometries that go together.
///
/// ```swift
/// struct Tabs: View {
///   @Namespace private var names
///
///   var body: some View { Text("One").matchedGeometryEffect(id: "one", in: names) }
/// }
/// ```
@propertyWrapper
public struct Namespace: ConnectedProperty {
  /// A name that no other view has.
  public struct ID: Hashable {
    private let marker: Marker

    fileprivate init(_ marker: Marker) { self.marker = marker }

    /// Returns whether both are the name of one view.
    public static func == (one: ID, other: ID) -> Bool { one.marker === other.marker }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(marker)) }
  }

  fileprivate final class Marker {}
  private let box = StateBox { Marker() }

  /// Creates a name.
  public init() {}

  /// The name, which is unique to the view.
  public var wrappedValue: ID { ID(box.value) }

  func connect(_ place: PropertyPlace) { box.connect(place) }
}
