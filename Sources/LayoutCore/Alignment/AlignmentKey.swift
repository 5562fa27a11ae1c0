/// What names an alignment guide: its axis and its name, and for a custom guide the type behind it.
public struct AlignmentKey: Sendable {
  /// The axis along which the guide is measured: horizontal for `.leading`, vertical for `.top`.
  public let axis: Axis
  /// Its name in messages, such as `firstTextBaseline` or `Feet`.
  public let name: String
  /// What a view without an explicit value answers.
  public let defaultValue: GuideFunction
  /// How explicit values of children are combined by a container.
  public let combination: Combination
  private let type: ObjectIdentifier?
  let builtIn: BuiltInGuide?

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
    self.axis = axis
    self.name = name
    self.combination = combination
    self.defaultValue = defaultValue
    self.type = type.map(ObjectIdentifier.init)
    builtIn = type == nil ? BuiltInGuide(axis, name) : nil
  }

  /// Whether SwiftUI has the guide.
  var isBuiltIn: Bool { builtIn != nil }
}

extension AlignmentKey: Hashable {
  /// Two keys are the same guide if axis, name and type agree.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    if a.builtIn != nil || b.builtIn != nil { return a.builtIn == b.builtIn }
    return a.axis == b.axis && a.name == b.name && a.type == b.type
  }

  public func hash(into hasher: inout Hasher) {
    if let builtIn { return hasher.combine(builtIn) }
    hasher.combine(axis)
    hasher.combine(name)
    hasher.combine(type)
  }
}

extension AlignmentKey: CustomStringConvertible {
  public var description: String { name }
}
