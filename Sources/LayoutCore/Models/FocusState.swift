/// Which view has the focus: nothing gives it any, but code may.
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

  /// No view has the focus.
  public init() where Value == Bool { box = StateBox { false } }
  /// No view has the focus.
  public init<Field>() where Value == Field?, Field: Hashable { box = StateBox { nil } }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write which view has the focus.
  public var projectedValue: Binding { Binding(box: box) }

  func connect(_ place: PropertyPlace) { box.connect(place) }

  /// A way to read and write which view has the focus.
  @propertyWrapper
  public struct Binding {
    fileprivate let box: StateBox<Value>

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}
