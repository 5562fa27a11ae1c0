import Foundation

/// How the lines of a text are set, save for the greatest number of them.
///
/// ```swift
/// var typesetting = Typesetting()
/// typesetting.lineSpacing = 4
/// let text = MeasurableText("Two lines\nof text", typesetting: typesetting)
/// ```
public struct Typesetting: Hashable, Sendable {
  /// The distance between the bottom of a line and the top of the next one, in points; less than 0 counts as 0.
  public var lineSpacing: CGFloat = 0

  /// For how many lines there is always room; fewer than 1 count as 1.
  public var reservedLines = 0

  /// How lines are aligned with each other; this changes no size.
  public var alignment = TextAlignment.leading

  /// Which part of the last line is left out where a text does not fit.
  public var truncationMode = TruncationMode.tail

  /// Whether the letters of the last line may move closer together before a part of it is left out.
  public var allowsTightening = false

  /// How small a text may become so that it fits, from 0 to 1; 1 is its full size.
  public var minimumScaleFactor: CGFloat = 1

  /// Texts as they are unless something is said of them.
  public init() {}
}

/// How the lines of a text are aligned with each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge where lines begin.
  case leading
  /// In the middle.
  case center
  /// At the edge where lines end.
  case trailing
}

/// Which part of a line is left out where a text does not fit.
public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
  /// The beginning.
  case head
  /// What lies in the middle.
  case middle
  /// The end.
  case tail
}
