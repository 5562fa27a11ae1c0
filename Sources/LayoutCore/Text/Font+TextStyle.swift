import Foundation

extension Font {
  /// A role of a text, which has a size and a weight.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    /// 34 points.
    case largeTitle
    /// 28 points.
    case title
    /// 22 points.
    case title2
    /// 20 points.
    case title3
    /// 17 points, semibold.
    case headline
    /// 17 points; the style of a text that states none.
    case body
    /// 16 points.
    case callout
    /// 15 points.
    case subheadline
    /// 13 points.
    case footnote
    /// 12 points.
    case caption
    /// 11 points.
    case caption2

    /// The size of the style's font at ``DynamicTypeSize/large``, in points.
    public var size: CGFloat { DynamicTypeSize.large.points(self) }

    /// The weight of the style's font.
    public var weight: Weight {
      self == .headline ? .semibold : .regular
    }
  }

  /// The font of ``TextStyle/largeTitle``.
  public static let largeTitle = system(.largeTitle)
  /// The font of ``TextStyle/title``.
  public static let title = system(.title)
  /// The font of ``TextStyle/title2``.
  public static let title2 = system(.title2)
  /// The font of ``TextStyle/title3``.
  public static let title3 = system(.title3)
  /// The font of ``TextStyle/headline``.
  public static let headline = system(.headline)
  /// The font of ``TextStyle/body``.
  public static let body = system(.body)
  /// The font of ``TextStyle/callout``.
  public static let callout = system(.callout)
  /// The font of ``TextStyle/subheadline``.
  public static let subheadline = system(.subheadline)
  /// The font of ``TextStyle/footnote``.
  public static let footnote = system(.footnote)
  /// The font of ``TextStyle/caption``.
  public static let caption = system(.caption)
  /// The font of ``TextStyle/caption2``.
  public static let caption2 = system(.caption2)
}
