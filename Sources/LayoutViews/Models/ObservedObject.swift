import ElementTree
import Observation

/// A model that is passed to a view.
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
  /// The observed model.
  public var wrappedValue: Model

  /// Creates a property that observes a model.
  public init(wrappedValue: Model) { self.wrappedValue = wrappedValue }
  /// Creates a property that observes a model.
  public init(initialValue: Model) { self.init(wrappedValue: initialValue) }

  /// A wrapper that gives bindings to the model's properties.
  public var projectedValue: Wrapper { Wrapper(model: wrappedValue) }

  func connect(_ place: PropertyPlace) { place.memory.observe(wrappedValue) }

  /// A wrapper that gives bindings to the properties of a model.
  @dynamicMemberLookup
  public struct Wrapper {
    let model: Model

    /// Returns a binding to a property of the model.
    public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Part>) -> Binding<Part> {
      let model = model
      return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
    }
  }
}

/// A model that a view creates once and keeps.
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

  /// The model, which is created once for the view.
  public var wrappedValue: Model { box.value }

  /// A wrapper that gives bindings to the model's properties.
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

  /// The model; the program stops on reading it where no view around has set one.
  public var wrappedValue: Model { (box.environment ?? .current).requiredModel(Model.self) }

  /// A wrapper that gives bindings to the model's properties.
  public var projectedValue: ObservedObject<Model>.Wrapper {
    ObservedObject<Model>.Wrapper(model: wrappedValue)
  }

  func connect(_ place: PropertyPlace) {
    box.connect(place)
    if let model = place.environment.model(Model.self) { place.memory.observe(model) }
  }
}

/// A model that notifies views when it is about to change.
///
/// ```swift
/// final class Profile: ObservableObject {
///   @Published var name = "Ann"
/// }
/// ```
public protocol ObservableObject: AnyObject {
  /// The publisher of every change; by default that of the properties that are `Published`.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
  /// The publisher of the first `Published` property's changes, and of those that are sent by hand.
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

/// A publisher that notifies views before a model changes.
public final class ObservableObjectPublisher {
  private struct Observer {
    weak var memory: ViewMemory?
  }

  private var observers: [Observer] = []

  /// Creates a publisher without observers.
  public init() {}

  /// Notifies all observers.
  public func send() {
    for observer in observers { observer.memory?.noteChange() }
  }

  func add(_ memory: ViewMemory) {
    observers.removeAll { $0.memory == nil || $0.memory === memory }
    observers.append(Observer(memory: memory))
  }
}

extension ViewMemory {
  /// Causes another layout when a model changes.
  func observe(_ model: some ObservableObject) {
    model.objectWillChange.add(self)
    for box in model.publishedBoxes { box.publisher.add(self) }
  }
}

/// A property of a model whose changes cause a new layout.
///
/// ```swift
/// final class Profile: ObservableObject {
///   @Published var name = "Ann"
/// }
/// ```
@propertyWrapper
public struct Published<Value>: PublishedProperty {
  private let box: PublishedBox<Value>

  /// Creates a property with an initial value.
  public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
  /// Creates a property with an initial value.
  public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

  /// The value; setting it notifies the views that observe the model.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.set(newValue) }
  }

  var anyBox: AnyPublishedBox { box }
}

/// A published property whose type is erased.
protocol PublishedProperty {
  var anyBox: AnyPublishedBox { get }
}

/// The storage of a published property's value.
private final class PublishedBox<Value>: AnyPublishedBox {
  private(set) var value: Value

  init(_ value: Value) { self.value = value }

  func set(_ newValue: Value) {
    let isSame = Equality.areEqual(value, newValue)
    value = newValue
    if !isSame { publisher.send() }
  }
}

/// The storage of a published property, with its type erased.
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

  /// The bindable model.
  public var wrappedValue: Value { model }

  private init(model: Value) { self.model = model }

  /// Unavailable for anything but a model: it is declared so that initialisers take the model itself.
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

  /// Returns a binding to a property of the model.
  public subscript<Part>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>) -> Binding<Part> {
    let model = wrappedValue
    return Binding(get: { model[keyPath: keyPath] }, set: { model[keyPath: keyPath] = $0 })
  }
}
