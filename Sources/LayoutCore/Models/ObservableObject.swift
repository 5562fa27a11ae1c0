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

  /// Makes a publisher that nobody listens to yet.
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
