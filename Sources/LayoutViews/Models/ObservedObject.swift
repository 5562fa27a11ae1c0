import ElementTree
import Observation

/// A model that a view is given.
///
/// ```swift
/// struct NameField: View {
///   @ObservedObject var profile: Profile
///
///   var body: some View { TextField("Name", text: $profile.name) }
/// }
/// ```
@propertyWrapper
public struct ObservedObject<Model: ObservableObject>: ConnectedProperty {
  /// The model.
  public var wrappedValue: Model

  /// Observes a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// Observes a model.
  public init(initialValue: Model) { self.init(wrappedValue: initialValue) }

  /// Makes bindings to the model's properties.
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }

  func connect(_ place: PropertyPlace) { place.memory.observe(wrappedValue) }

  /// Makes bindings to the properties of a model.
  @dynamicMemberLookup
  public struct Wrapper {
    let model: Model

    /// A binding to a property.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Part>) -> Binding<Part> {
      let model = model
      return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
  }
}

/// A model that a view makes once and keeps.
///
/// ```swift
/// struct ProfileScreen: View {
///   @StateObject private var profile = Profile()
///
///   var body: some View { Text(profile.name) }
/// }
/// ```
@propertyWrapper
public struct StateObject<Model: ObservableObject>: ConnectedProperty {
  private let box: StateBox<Model>

  /// Creates the model when the view is first laid out.
  public init(wrappedValue: @autoclosure @escaping () -> Model) { box = StateBox(wrappedValue) }

  /// The model.
  public var wrappedValue: Model { box.value }

  /// Makes bindings to the model's properties.
  public var projectedValue: ObservedObject<Model>.Wrapper {
    ObservedObject<Model>.Wrapper(model: wrappedValue)
  }

  func connect(_ place: PropertyPlace) {
    box.connect(place)
    place.memory.observe(box.value)
  }
}

/// A model that a view around has put into the environment.
///
/// ```swift
/// struct ProfileName: View {
///   @EnvironmentObject private var profile: Profile
///
///   var body: some View { Text(profile.name) }
/// }
/// ```
@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject>: ConnectedProperty {
  private let box = EnvironmentBox()

  /// Reads the model of the type.
  public init() {}

  /// The model; reading it stops the program where no view around has set one.
  public var wrappedValue: Model { (box.environment ?? .current).requiredModel(Model.self) }

  /// Makes bindings to the model's properties.
  public var projectedValue: ObservedObject<Model>.Wrapper {
    ObservedObject<Model>.Wrapper(model: wrappedValue)
  }

  func connect(_ place: PropertyPlace) {
    box.connect(place)
    if let model = place.environment.model(Model.self) { place.memory.observe(model) }
  }
}

/// A model that tells views when it is about to change.
///
/// ```swift
/// final class Profile: ObservableObject {
///   @Published var name = "Ann"
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// Tells of every change; by default of those of the properties that are `Published`.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// Tells of the changes of the first `Published` property, and of what is sent by hand.
  public var objectWillChange: ObservableObjectPublisher {
    publishedBoxes.first?.publisher ?? ObservableObjectPublisher()
  }

  /// The properties that are `Published`, those of base classes too.
  var publishedBoxes: [AnyPublishedBox] {
    var boxes: [AnyPublishedBox] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      boxes += level.children.compactMap { ($0.value as? any PublishedProperty)?.anyBox }
      mirror = level.superclassMirror
    }
    return boxes
  }
}

/// Tells views that a model is about to change.
public final class ObservableObjectPublisher {
  private struct Observer {
    weak var memory: ViewMemory?
  }

  private var observers: [Observer] = []

  /// Creates a publisher that nobody listens to yet.
  public init() {}

  /// Tells everybody who listens.
  public func send() {
    for observer in observers { observer.memory?.noteChange() }
  }

  func add(_ memory: ViewMemory) {
    observers.removeAll { $0.memory == nil || $0.memory === memory }
    observers.append(Observer(memory: memory))
  }
}

extension ViewMemory {
  /// Lays out again when a model changes.
  func observe(_ model: some ObservableObject) {
    model.objectWillChange.add(self)
    for box in model.publishedBoxes { box.publisher.add(self) }
  }
}

/// A property of a model whose changes views see.
///
/// ```swift
/// final class Profile: ObservableObject {
///   @Published var name = "Ann"
/// }
/// ```
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private let box: PublishedBox<Value>

  /// Begins with a value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// Begins with a value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; another one that is set is told to the views that observe the model.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  var anyBox: AnyPublishedBox { box }
}

/// A published property of any type.
protocol PublishedProperty {
  var anyBox: AnyPublishedBox { get }
}

/// The value of a published property.
private final class PublishedBox<Value>: AnyPublishedBox {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    let isSame = Equality.areEqual(value, newValue)
    value = newValue
    if !isSame { publisher.send() }
  }
}

/// The value of a published property, whatever its type.
class AnyPublishedBox {
  let publisher = ObservableObjectPublisher()
}

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
  /// Creates a model bindable.
  public init(wrappedValue: Value) { self.init(model: wrappedValue) }
  /// Creates a model bindable.
  public init(_ wrappedValue: Value) { self.init(wrappedValue: wrappedValue) }

  /// A binding to a property.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
