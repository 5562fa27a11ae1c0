/// A text with all that its measure depends on, save the proposal.
public struct MeasurableText: Hashable, Sendable {
  /// The text.
  ///
  /// Newlines (also CR, CR LF, VT, FF, U+0085, U+2028 and U+2029) begin a new line.
  public var string: String

  /// The font of all letters.
  public var font: Font

  /// The largest number of lines, or nil for any number; numbers below 1 count as 1.
  public var lineLimit: Int?

  /// Creates a text to measure.
  public init(_ string: String, font: Font = .body, lineLimit: Int? = nil) {
    self.string = string
    self.font = font
    self.lineLimit = lineLimit
  }
}
