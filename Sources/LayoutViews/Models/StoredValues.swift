import ElementTree

/// A value that an app stores under a name.
///
/// Here it is stored in memory, and each layout or session begins with the initial value. All views of a
/// layout or session that use one name share the value.
///
/// ```swift
/// struct Greeting: View {
///   @AppStorage("name") private var name = "Ann"
///
///   var body: some View { Text("Hello, \(name)") }
/// }
/// ```
@propertyWrapper
public struct AppStorage<Value>: ConnectedProperty {
  private let key: String
  private let box: StateBox<Value>

  /// Stores a value under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    box = StateBox { wrappedValue }
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value, for use by another view.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }

  func connect(_ place: PropertyPlace) { box.connect(place.shared(under: key, of: "AppStorage")) }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Stores an optional value under a name, `nil` at first.
  public init(_ key: String) { self.init(wrappedValue: nil, key) }
}

/// A value that a scene stores under a name.
///
/// Here it is stored in memory, and each layout or session begins with the initial value. All views of a
/// layout or session that use one name share the value.
///
/// ```swift
/// struct Chapter: View {
///   @SceneStorage("chapter") private var chapter = 1
///
///   var body: some View { Text("Chapter \(chapter)") }
/// }
/// ```
@propertyWrapper
public struct SceneStorage<Value>: ConnectedProperty {
  private let key: String
  private let box: StateBox<Value>

  /// Stores a value under a name.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    box = StateBox { wrappedValue }
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value, for use by another view.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }

  func connect(_ place: PropertyPlace) { box.connect(place.shared(under: key, of: "SceneStorage")) }
}

extension PropertyPlace {
  /// Returns the place of a value that all views share under a name.
  fileprivate func shared(under name: String, of kind: String) -> PropertyPlace {
    var place = self
    place.key = PropertyKey(owner: [], name: AnyHashable([kind, name]))
    return place
  }
}
