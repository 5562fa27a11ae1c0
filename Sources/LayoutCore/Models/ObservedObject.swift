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

  /// Makes the model when the view is first laid out.
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
