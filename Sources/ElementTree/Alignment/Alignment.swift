import Foundation

/// A type that identifies a custom alignment guide and provides its default value.
///
/// Implement either requirement. The solver sees the whole of a linear default; a closure is opaque to it.
///
/// ```swift
/// enum Feet: AlignmentID {
///   static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
///   static func linearDefaultValue(in context: LinearDimensions) -> LinearLength? { context.height }
/// }
///
/// extension VerticalAlignment {
///   static let feet = VerticalAlignment(Feet.self)
/// }
/// ```
public protocol AlignmentID: SendableMetatype {
  /// Returns the guide's value, in points, for a view without an explicit one.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
  /// Returns the guide's value as a linear length, or `nil` if it is not linear.
  static func linearDefaultValue(in context: LinearDimensions) -> LinearLength?
}

extension AlignmentID {
  /// Returns `nil`: without an implementation of its own, the default is not known to be linear.
  public static func linearDefaultValue(in context: LinearDimensions) -> LinearLength? { nil }

  fileprivate static func key(_ axis: Axis) -> AlignmentKey {
    let function: GuideFunction
    if let length = linearDefaultValue(in: LinearDimensions()) {
      function = .linear(length)
    } else {
      let type = self
      function = .opaque { type.defaultValue(in: $0) }
    }
    return AlignmentKey(axis: axis, name: "\(self)", defaultValue: function, type: self)
  }
}

/// A guide by which views are aligned horizontally, such as the children of a `VStack`.
public struct HorizontalAlignment: Hashable, Sendable {
  /// The key that identifies the guide.
  public let key: AlignmentKey

  /// Creates an alignment from the type that identifies its guide.
  public init(_ id: any AlignmentID.Type) { key = id.key(.horizontal) }
  /// Creates an alignment from a key, whose axis must be horizontal.
  public init(key: AlignmentKey) {
    precondition(key.axis == .horizontal, "a horizontal alignment needs a horizontal guide")
    self.key = key
  }

  private init(_ name: String, _ length: LinearLength) {
    key = AlignmentKey(axis: .horizontal, name: name, combination: .none, defaultValue: .linear(length))
  }

  /// The leading edge, 0.
  public static let leading = HorizontalAlignment("leading", 0)
  /// The middle, half the width.
  public static let center = HorizontalAlignment("center", LinearLength(.width, times: 0.5))
  /// The trailing edge, the width.
  public static let trailing = HorizontalAlignment("trailing", LinearLength(.width))
}

/// A guide by which views are aligned vertically, such as the children of an `HStack`.
public struct VerticalAlignment: Hashable, Sendable {
  /// The key that identifies the guide.
  public let key: AlignmentKey

  /// Creates an alignment from the type that identifies its guide.
  public init(_ id: any AlignmentID.Type) { key = id.key(.vertical) }
  /// Creates an alignment from a key, whose axis must be vertical.
  public init(key: AlignmentKey) {
    precondition(key.axis == .vertical, "a vertical alignment needs a vertical guide")
    self.key = key
  }

  private init(_ name: String, _ length: LinearLength, _ combination: AlignmentKey.Combination = .none) {
    key = AlignmentKey(axis: .vertical, name: name, combination: combination, defaultValue: .linear(length))
  }

  /// The upper edge, 0.
  public static let top = VerticalAlignment("top", 0)
  /// The middle, half the height.
  public static let center = VerticalAlignment("center", LinearLength(.height, times: 0.5))
  /// The lower edge, the height.
  public static let bottom = VerticalAlignment("bottom", LinearLength(.height))
  /// The baseline of the first line of text; the height if there is none.
  public static let firstTextBaseline =
    VerticalAlignment("firstTextBaseline", LinearLength(.height), .smallest)
  /// The baseline of the last line of text; the height if there is none.
  public static let lastTextBaseline =
    VerticalAlignment("lastTextBaseline", LinearLength(.height), .largest)
}

/// A pair of guides, one for each axis.
public struct Alignment: Hashable, Sendable {
  /// The guide for the horizontal axis.
  public var horizontal: HorizontalAlignment
  /// The guide for the vertical axis.
  public var vertical: VerticalAlignment

  /// Creates an alignment from one guide for each axis.
  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The key of the guide along the axis.
  public subscript(axis: Axis) -> AlignmentKey { axis == .horizontal ? horizontal.key : vertical.key }

  /// The middle on both axes.
  public static let center = Alignment(horizontal: .center, vertical: .center)
  /// The middle of the leading edge.
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  /// The middle of the trailing edge.
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  /// The middle of the upper edge.
  public static let top = Alignment(horizontal: .center, vertical: .top)
  /// The middle of the lower edge.
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  /// The upper leading corner.
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  /// The upper trailing corner.
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  /// The lower leading corner.
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  /// The lower trailing corner.
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
  /// The leading edge, on the first baseline.
  public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
  /// The leading edge, on the last baseline.
  public static let leadingLastTextBaseline = Alignment(horizontal: .leading, vertical: .lastTextBaseline)
  /// The trailing edge, on the first baseline.
  public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
  /// The trailing edge, on the last baseline.
  public static let trailingLastTextBaseline = Alignment(horizontal: .trailing, vertical: .lastTextBaseline)
  /// The horizontal middle, on the first baseline.
  public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
  /// The horizontal middle, on the last baseline.
  public static let centerLastTextBaseline = Alignment(horizontal: .center, vertical: .lastTextBaseline)
}

/// The identity of an alignment guide: its axis, its name and, for a custom guide, its type.
public struct AlignmentKey: Sendable {
  // A key is kept with every guide and copied often: behind a reference, a copy costs one word.
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
  /// The name in messages, such as `firstTextBaseline` or `Feet`.
  public var name: String { storage.name }
  /// The value of a view without an explicit one.
  public var defaultValue: GuideFunction { storage.defaultValue }
  /// The way in which a container combines the explicit values of its children.
  public var combination: Combination { storage.combination }
  /// The default value in its plain form; `nil` for the few that have none.
  package var plainDefault: PlainGuide? { storage.plainDefault }
  var builtIn: BuiltInGuide? { storage.builtIn }

  /// A way in which a stack or z-stack combines the explicit values of its children.
  public enum Combination: Hashable, Sendable {
    /// The children's values are not passed up (`leading`, `center`, `trailing`, `top`, `bottom`).
    case none
    /// The average of the values that exist (custom guides).
    case average
    /// The smallest (`firstTextBaseline`).
    case smallest
    /// The largest (`lastTextBaseline`).
    case largest
  }

  /// Creates a key; `type` distinguishes guides of the same name.
  public init(
    axis: Axis, name: String, combination: Combination = .average, defaultValue: GuideFunction,
    type: Any.Type? = nil
  ) {
    storage = Storage(axis, name, defaultValue, combination, type.map(ObjectIdentifier.init))
  }

  /// Whether the guide is one of SwiftUI's own.
  var isBuiltIn: Bool { builtIn != nil }
}

extension AlignmentKey: Hashable {
  /// Returns whether two keys name the same guide: whether axis, name and type agree.
  public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
    if a.storage === b.storage { return true }
    if a.builtIn != nil || b.builtIn != nil { return a.builtIn == b.builtIn }
    return a.axis == b.axis && a.name == b.name && a.storage.type == b.storage.type
  }

  /// Hashes the properties that equality compares.
  public func hash(into hasher: inout Hasher) {
    if let builtIn { return hasher.combine(builtIn) }
    hasher.combine(axis)
    hasher.combine(name)
    hasher.combine(storage.type)
  }
}

extension AlignmentKey: CustomStringConvertible {
  /// The guide's name, without its axis.
  public var description: String { name }
}

/// A guide of SwiftUI's own, identified by its number.
enum BuiltInGuide: UInt8, CaseIterable {
  case leading, horizontalCenter, trailing, top, verticalCenter, bottom, firstTextBaseline, lastTextBaseline

  /// Returns the guide of an axis and a name; `nil` for a name that SwiftUI does not have.
  init?(_ axis: Axis, _ name: String) {
    switch (axis, name) {
    case (.horizontal, "leading"): self = .leading
    case (.horizontal, "center"): self = .horizontalCenter
    case (.horizontal, "trailing"): self = .trailing
    case (.vertical, "top"): self = .top
    case (.vertical, "center"): self = .verticalCenter
    case (.vertical, "bottom"): self = .bottom
    case (.vertical, "firstTextBaseline"): self = .firstTextBaseline
    case (.vertical, "lastTextBaseline"): self = .lastTextBaseline
    default: return nil
    }
  }

  var key: AlignmentKey {
    switch self {
    case .leading: HorizontalAlignment.leading.key
    case .horizontalCenter: HorizontalAlignment.center.key
    case .trailing: HorizontalAlignment.trailing.key
    case .top: VerticalAlignment.top.key
    case .verticalCenter: VerticalAlignment.center.key
    case .bottom: VerticalAlignment.bottom.key
    case .firstTextBaseline: VerticalAlignment.firstTextBaseline.key
    case .lastTextBaseline: VerticalAlignment.lastTextBaseline.key
    }
  }

  /// The guide's bit in a `GuideSet`.
  var bit: UInt8 { 1 << rawValue }
}
