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
