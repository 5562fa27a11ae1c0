import Foundation

/// The typesetting of a text: its parameters other than its runs and its line limit.
///
/// ```swift
/// var typesetting = Typesetting()
/// typesetting.lineSpacing = 4
/// let text = MeasurableText("Two lines\nof text", typesetting: typesetting)
/// ```
public struct Typesetting: Hashable, Sendable {
  /// The distance from the bottom of a line to the top of the next one, in points; less than 0 counts as 0.
  public var lineSpacing: CGFloat = 0

  /// The number of lines for which the text is always high enough; less than 1 counts as 1.
  public var reservedLines = 0

  /// The alignment of the lines with each other, which affects no size.
  public var alignment = TextAlignment.leading

  /// The part of the last line that is left out of a text that does not fit.
  public var truncationMode = TruncationMode.tail

  /// Whether the last line may be tightened before a part of it is left out.
  public var allowsTightening = false

  /// The least scale to which a text may shrink so that it fits, from 0 to 1; 1 is full size.
  public var minimumScaleFactor: CGFloat = 1

  /// Creates the typesetting of a text without modifiers.
  public init() {}
}

/// An alignment of the lines of a text with each other.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable {
  /// At the edge at which lines begin.
  case leading
  /// In the middle of the text.
  case center
  /// At the edge at which lines end.
  case trailing
}

/// The part of a line that is left out of a text that does not fit.
public enum TruncationMode: String, CaseIterable, Hashable, Sendable {
  /// The beginning of the line.
  case head
  /// The middle of the line.
  case middle
  /// The end of the line.
  case tail
}
