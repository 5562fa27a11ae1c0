import ElementTree

/// A value that a view keeps for itself.
///
/// A layout begins with the initial value, or with the value that was last set on the same view. A value that `onAppear`,
/// `task`, `onChange` and the like set while a layout settles holds for that layout; a ``ViewSession`` keeps it from one
/// layout to the next. A view value that occurs in two places keeps one value for both.
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

  /// Creates a state with an initial value.
  public init(wrappedValue: Value) { box = StateBox { wrappedValue } }
  /// Creates a state with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; copies of the view share it.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value from another view.
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }

  func connect(_ place: PropertyPlace) { box.connect(place) }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state that is `nil` at first.
  public init() { self.init(wrappedValue: nil) }
}

/// A property that reads and writes a value that another view keeps.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Creates a binding from closures that read and write the value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Returns a binding to a value that does not change; a written value is discarded.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value, read and written through the binding's closures.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, as `$` gives it.
  public var projectedValue: Binding<Value> { self }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

/// A property of a view whose value comes from outside the view, such as `State` or `Environment`.
///
/// A type with such properties can be one itself: its properties are found when the view's body is evaluated.
///
/// ```swift
/// struct Tally: DynamicProperty {
///   @State var count = 0
/// }
/// ```
public protocol DynamicProperty {
  /// Runs on a copy of the property before the body of its view is evaluated; by default without effect.
  mutating func update()
}

extension DynamicProperty {
  /// Has no effect unless implemented.
  public mutating func update() {}
}

/// A property whose value a memory keeps.
protocol ConnectedProperty: DynamicProperty {
  /// Takes the value from a memory for as long as the memory keeps the view.
  func connect(_ place: PropertyPlace)
}

/// The place of a dynamic property: in a view, in an environment, with a memory that keeps its value.
struct PropertyPlace {
  var key: PropertyKey
  var environment: EnvironmentValues
  var memory: ViewMemory
}

/// The key of a property: the view, and the property's place in it.
struct PropertyKey: Hashable {
  /// The path to the view; empty for a value that views share.
  var owner: [ViewIdentity.Step]
  /// The place of the property among those of the view, or the name under which it is shared.
  var name: AnyHashable
}

extension EnvironmentValues {
  /// Connects the dynamic properties of a view, modifier or style whose body is about to be evaluated.
  func connect(_ owner: some Any) {
    guard let memory, memory.mayHaveProperties(type(of: owner)) else { return }
    var connector = PropertyConnector(environment: self, memory: memory)
    connector.visit(owner)
    if !connector.hasFound { memory.notePlain(type(of: owner)) }
  }
}

/// Finds the dynamic properties of a value, and those inside them.
private struct PropertyConnector {
  let environment: EnvironmentValues
  let memory: ViewMemory
  var hasFound = false
  private var count = 0

  init(environment: EnvironmentValues, memory: ViewMemory) {
    self.environment = environment
    self.memory = memory
  }

  mutating func visit(_ owner: Any) {
    for (_, value) in Mirror(reflecting: owner).children {
      guard var property = value as? any DynamicProperty else { continue }
      hasFound = true
      count += 1
      if let connected = property as? any ConnectedProperty {
        let key = PropertyKey(owner: memory.path, name: count)
        connected.connect(PropertyPlace(key: key, environment: environment, memory: memory))
      } else {
        visit(property)
      }
      property.update()
    }
  }
}
