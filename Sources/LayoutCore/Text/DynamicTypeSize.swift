import Foundation

/// How large a person wants texts to be: one of twelve sizes, in their order.
///
/// ```swift
/// let headline = Text("Today").font(.headline).dynamicTypeSize(.accessibility3)
/// ```
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The smallest size.
  case xSmall
  /// Smaller than ``medium``.
  case small
  /// Smaller than ``large``.
  case medium
  /// The size that is usual.
  case large
  /// Larger than ``large``.
  case xLarge
  /// Larger than ``xLarge``.
  case xxLarge
  /// The largest size that is not meant for accessibility.
  case xxxLarge
  /// The first of the sizes for accessibility.
  case accessibility1
  /// Larger than ``accessibility1``.
  case accessibility2
  /// Larger than ``accessibility2``.
  case accessibility3
  /// Larger than ``accessibility3``.
  case accessibility4
  /// The largest size.
  case accessibility5

  /// Whether the size is one of those for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Whether a size is smaller than another.
  public static func < (first: DynamicTypeSize, second: DynamicTypeSize) -> Bool {
    first.rawValue < second.rawValue
  }

  /// The name of the case.
  public var name: String { "\(self)" }

  /// The size of a name; `nil` for a name of none.
  public init?(name: String) {
    guard let size = Self.allCases.first(where: { $0.name == name }) else { return nil }
    self = size
  }

  /// The size of a style's font, in points.
  ///
  /// Apple's Human Interface Guidelines, *Typography*, tables *iOS, iPadOS Dynamic Type sizes* and *Larger
  /// accessibility type sizes*.
  func points(_ style: Font.TextStyle) -> CGFloat { style.sizes[rawValue] }

  /// A length in points that grows in proportion to the size of a style's font.
  package func scaled(_ length: CGFloat, asMuchAs style: Font.TextStyle) -> CGFloat {
    length * points(style) / style.size
  }
}

extension Font.TextStyle {
  /// The point sizes from ``DynamicTypeSize/xSmall`` to ``DynamicTypeSize/accessibility5``.
  fileprivate var sizes: [CGFloat] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline, .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
