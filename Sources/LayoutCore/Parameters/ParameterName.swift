/// The name of a parameter of a view or modifier, as SwiftUI spells it: `minWidth`, `spacing`.
///
/// Names are an open set: an element that brings a parameter of its own declares the name beside it.
///
///     let spacing = StackElement(axis: .horizontal, spacing: 4, alignment: .center).length(.spacing)
public struct ParameterName: RawRepresentable, Hashable, Sendable {
  /// The name as it is written.
  public let rawValue: String
  /// A name as it is written.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name as it is written.
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

extension ParameterName: CustomStringConvertible {
  /// The name as it is written.
  public var description: String { rawValue }
}

extension ParameterName {
  /// A frame's or an image's width.
  public static let width = Self("width")
  /// A frame's or an image's height.
  public static let height = Self("height")
  /// A position's or an offset's horizontal coordinate.
  public static let x = Self("x")
  /// A position's or an offset's vertical coordinate.
  public static let y = Self("y")
  /// The guides by which an element aligns.
  public static let alignment = Self("alignment")
  /// The space between a container's children.
  public static let spacing = Self("spacing")
  /// The axes along which an element acts.
  public static let axes = Self("axes")
}
