import ElementTree
import Foundation
import Observation

/// A value of the environment, or a model in it, that a view reads.
///
/// Read outside of a view that is being laid out, a value is that of the default environment.
///
/// ```swift
/// struct Mirrored: View {
///   @Environment(\.layoutDirection) private var direction
///
///   var body: some View {
///     Text(direction == .leftToRight ? "left to right" : "right to left")
///   }
/// }
/// ```
@propertyWrapper
public struct Environment<Value>: ConnectedProperty {
  private let reading: (EnvironmentValues) -> Value
  private let box = EnvironmentBox()

  /// Reads the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { reading = { $0[keyPath: keyPath] } }

  /// Reads the model of a type; the program stops on reading it where no view around has set one.
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    reading = { $0.requiredModel(objectType) }
  }

  /// Reads the model of a type, where a view around has set one.
  public init<Model: AnyObject & Observable>(_ objectType: Model.Type) where Value == Model? {
    reading = { $0.model(objectType) }
  }

  /// The value in the environment of the view.
  public var wrappedValue: Value { reading(box.environment ?? .current) }

  func connect(_ place: PropertyPlace) { box.connect(place) }
}

/// A key of a custom value in the environment.
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value: Sendable
  /// The value where the environment has no other.
  static var defaultValue: Value { get }
}

/// The environment in which a view was made, shared by all copies of the view.
final class EnvironmentBox: AnyStateBox {
  private(set) var environment: EnvironmentValues?

  func connect(_ place: PropertyPlace) {
    environment = place.environment
    attach(place)
  }

  override func disconnect(from memory: ViewMemory) {
    if connection === memory { environment = nil }
    super.disconnect(from: memory)
  }
}

extension EnvironmentValues {
  /// The environment of the body that is being evaluated.
  @TaskLocal static var current = EnvironmentValues()

  /// Runs a body that creates views and may read this environment.
  func reading<Views>(_ body: () -> Views) -> Views {
    Self.$current.withValue(self, operation: body)
  }

  /// The value of a custom key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Returns the model of a type; `nil` where there is none.
  func model<Model: AnyObject>(_ type: Model.Type) -> Model? { objects[ObjectIdentifier(type)] as? Model }

  /// Returns the model of a type, without which the program cannot go on: SwiftUI stops it too.
  func requiredModel<Model: AnyObject>(_ type: Model.Type) -> Model {
    guard let model = model(type) else {
      preconditionFailure("no view around this one has set a model of type \(type) in the environment")
    }
    return model
  }
}

/// A length that grows with the text size of the environment.
///
/// ```swift
/// struct Badge: View {
///   @ScaledMetric(relativeTo: .caption) private var side = 24
///
///   var body: some View { Circle().frame(width: side, height: side) }
/// }
/// ```
///
/// It is in proportion to the point size of a text style; on a platform, to its leading, rounded to whole pixels. Read
/// anywhere but in a body, it is the length as it was given.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
  private let length: Value
  private let style: Font.TextStyle

  /// A length in points at `DynamicTypeSize.large` that grows as `Font.body` does.
  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue, relativeTo: .body)
  }

  /// A length in points at `DynamicTypeSize.large` that grows as the font of a text style does.
  public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {
    length = wrappedValue
    self.style = style
  }

  /// The length at the text size of the view whose body is being evaluated, in points.
  public var wrappedValue: Value {
    let size = EnvironmentValues.current.dynamicTypeSize
    if let typography = EnvironmentValues.current.typography {
      return Value(typography.scaled(CGFloat(length), asMuchAs: style, at: size))
    }
    return size == .large ? length : Value(size.scaled(CGFloat(length), asMuchAs: style))
  }
}

extension LayoutTree {
  /// Resolves a view in an environment, and flattens its tree.
  ///
  /// Several views at the root are first a centred `VStack` with the environment's spacing, and spacers and
  /// dividers among them lie along it; no view at all is an empty `ZStack`. All of it lies within the
  /// container without the environment's `containerSafeArea`.
  ///
  /// - Throws: `LayoutError.invalidParameter` where no rule gives a parameter a meaning.
  public init(
    _ view: some View, environment: EnvironmentValues = EnvironmentValues()
  ) throws(LayoutError) {
    let insets = environment.containerSafeArea
    let environment = environment.insideContainer
    let root = view.singleNode(in: environment, combiningAlong: .vertical) {
      StackElement.centered(along: .vertical, defaultSpacing: $0.spacing)
    }
    let tree = root ?? LayoutNode(ZStackElement(), direction: environment.layoutDirection)
    try self.init(tree.inContainer(insets, in: environment))
  }
}

extension EnvironmentValues {
  /// The environment inside the container, with the unsafe edges taken off.
  package var insideContainer: EnvironmentValues {
    guard containerSafeArea != EdgeInsets() else { return self }
    var inside = self
    inside.containerSafeArea = EdgeInsets()
    inside.isInSafeArea = true
    return inside
  }
}

extension LayoutSession {
  /// Resolves a view in an environment, and lays it out with an engine.
  ///
  /// - Throws: As `LayoutTree.init` does.
  public convenience init(
    _ view: some View, engine: some LivingEngine, environment: EnvironmentValues = EnvironmentValues()
  ) throws {
    try self.init(LayoutTree(view, environment: environment), engine: engine)
  }
}
