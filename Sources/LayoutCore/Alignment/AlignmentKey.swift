/// What names an alignment guide: its axis and its name, and for a custom guide the type behind it.
public struct AlignmentKey: Sendable {
  // A key is kept with every guide and copied often: behind a reference it costs a word.
  private let storage: Storage

  private final class Storage: Sendable {
    let axis: Axis
    let name: String
    let defaultValue: GuideFunction
    let combination: Combination
    let type: ObjectIdentifier?
    let builtIn: BuiltInGuide?
    let plainDefault: PlainGuide?

    init(
      _ axis: Axis, _ name: String, _ defaultValue: GuideFunction, _ combination: Combination,
      _ type: ObjectIdentifier?
    ) {
      self.axis = axis
      self.name = name
      self.defaultValue = defaultValue
      self.combination = combination
      self.type = type
      builtIn = type == nil ? BuiltInGuide(axis, name) : nil
      plainDefault = PlainGuide(defaultValue)
    }
  }

  /// The axis along which the guide is measured: horizontal for `.leading`, vertical for `.top`.
  public var axis: Axis { storage.axis }
  /// Its name in messages, such as `firstTextBaseline` or `Feet`.
  public var name: String { storage.name }
  /// What a view without an explicit value answers.
  public var defaultValue: GuideFunction { storage.defaultValue }
  /// How explicit values of children are combined by a container.
  public var combination: Combination { storage.combination }
  /// The default value where it is plain, which most are.
  package var plainDefault: PlainGuide? { storage.plainDefault }
  var builtIn: BuiltInGuide? { storage.builtIn }

  /// How a stack or z-stack makes one value from its children's explicit ones.
  public enum Combination: Hashable, Sendable {
    /// The children's values are not passed up (`leading`, `center`, `trailing`, `top`, `bottom`).
    case none
    /// The average of those that are there (custom guides).
    case average
    /// The smallest (`firstTextBaseline`).
    case smallest
    /// The largest (`lastTextBaseline`).
    case largest
  }

  /// Makes a key; `type` tells apart guides of the same name.
  public init(
    axis: Axis, name: String, combination: Combination = .average, defaultValue: GuideFunction,
    type: Any.Type? = nil
  ) {
    storage = Storage(axis, name, defaultValue, combination, type.map(ObjectIdentifier.init))
  }

  /// Whether SwiftUI has the guide.
  var isBuiltIn: Bool { builtIn != nil }
}

extension AlignmentKey: Hashable {
  /// Two keys are the same guide if axis, name and type agree.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    if a.storage === b.storage { return true }
    if a.builtIn != nil || b.builtIn != nil { return a.builtIn == b.builtIn }
    return a.axis == b.axis && a.name == b.name && a.storage.type == b.storage.type
  }

  /// Hashes what equality compares.
  public func hash(into hasher: inout Hasher) {
    if let builtIn { return hasher.combine(builtIn) }
    hasher.combine(axis)
    hasher.combine(name)
    hasher.combine(storage.type)
  }
}

extension AlignmentKey: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
