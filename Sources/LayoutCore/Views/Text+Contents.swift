import Foundation

/// What has an initialiser that takes a string and nothing else.
///
/// An initialiser of a protocol is weaker than one of the type itself: only where a function of a string is asked for, as
/// in `map(Text.init)`, is it the one.
public protocol TextFromString {}

extension TextFromString where Self == Text {
  /// Shows a string; this is the initialiser that `map(Text.init)` finds.
  @_disfavoredOverload
  public init(_ content: String) { self.init([Text.Piece(content: .string(content))], source: nil) }
}

extension Text {
  /// Shows what the environment's `textTranslator` has for a key, or the key: with Markdown, and with values put into it.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    self.init([Piece(content: .key(key))], source: SourcePosition(file: fileID, line: line))
  }

  /// Shows a string each part of which has its own attributes: `font`, `kern`, `tracking` and `baselineOffset`.
  ///
  /// Other attributes change no size. A literal is a key, and no attributed string.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString, fileID: String = #fileID, line: Int = #line) {
    let pieces = attributedContent.runs.map { run in
      Piece(
        content: .string(String(attributedContent[run.range].characters)),
        style: Style(
          font: run.font, kerning: run.kern, tracking: run.tracking, baselineOffset: run.baselineOffset))
    }
    self.init(pieces, source: SourcePosition(file: fileID, line: line))
  }

  /// Shows a value in a format, in English.
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format, fileID: String = #fileID, line: Int = #line
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    // The layout of one machine is that of every other.
    let content = format.locale(Locale(identifier: "en_US")).format(input)
    self.init([Piece(content: .string(content))], source: SourcePosition(file: fileID, line: line))
  }

  /// Shows a date, told from the environment's `now`.
  public init(_ date: Date, style: DateStyle, fileID: String = #fileID, line: Int = #line) {
    self.init(
      [Piece(content: .date(DateText(kind: .date(date, style))))],
      source: SourcePosition(file: fileID, line: line))
  }

  /// Shows how much of an interval is left at the environment's `now`, or has passed: `2:32`.
  ///
  /// With a `pauseTime` it stands still from then on.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true,
    fileID: String = #fileID, line: Int = #line
  ) {
    let kind = DateText.Kind.timer(
      timerInterval, pauseTime: pauseTime, countsDown: countsDown, showsHours: showsHours)
    self.init(
      [Piece(content: .date(DateText(kind: kind)))], source: SourcePosition(file: fileID, line: line))
  }

  /// How a date is shown.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time alone: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The date alone: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// How far it is from now: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// How far it is from now, with a sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// How far it is from now, as a clock: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }
}
