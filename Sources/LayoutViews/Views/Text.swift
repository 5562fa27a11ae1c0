import ElementTree
import Foundation

/// A text in the environment's font, wrapped where it is wider than the proposal.
///
/// Modifiers of texts give texts, so that they can be kept in variables and put together.
///
/// ```swift
/// let name = Text("Ann").bold() + Text(", 34").font(.caption)
/// ```
public struct Text: View, SingleNodeView, TextFromString, Sendable {
  /// The first piece; most texts have no other.
  var first: Piece
  /// The pieces after the first.
  var others: [Piece] = []
  /// The modifiers that only draw, the innermost first.
  var appearances: [Appearance] = []
  var source: SourcePosition?

  /// A part of a text with its own style.
  struct Piece: Sendable {
    var content: Content
    var style = Style()
  }

  /// The content of a piece.
  enum Content: Sendable {
    case string(String)
    case key(LocalizedStringKey)
    case image(Image)
    case date(DateText)
    /// What depends on the locale in which it is written.
    case written(@Sendable (Locale) -> String)
  }

  /// The style that a text gives its letters; `nil` is that of the environment.
  struct Style: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var design: Font.Design?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
  }

  /// A modifier that changes the drawing of the text, and not its size.
  struct Appearance: Sendable {
    var element: AppearanceElement
    var source: SourcePosition
  }

  /// Creates a text of pieces, one after the other; of none, an empty text.
  init(_ pieces: [Piece], source: SourcePosition?) {
    first = pieces.first ?? Piece(content: .string(""))
    others = Array(pieces.dropFirst())
    self.source = source
  }

  /// Creates a text of a string, in which no key is looked up: a literal is a `LocalizedStringKey`.
  @_disfavoredOverload
  public init(_ content: String, fileID: String = #fileID, line: Int = #line) {
    first = Piece(content: .string(content))
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a text of a part of a string.
  @_disfavoredOverload
  public init(_ content: some StringProtocol, fileID: String = #fileID, line: Int = #line) {
    self.init(String(content), fileID: fileID, line: line)
  }

  /// Creates an image in a line of text.
  public init(_ image: Image, fileID: String = #fileID, line: Int = #line) {
    first = Piece(content: .image(image))
    source = SourcePosition(file: fileID, line: line)
  }

  /// Creates a text of a string that is never translated.
  public init(verbatim content: String, fileID: String = #fileID, line: Int = #line) {
    self.init(content, fileID: fileID, line: line)
  }

  /// Returns one measured leaf, with a node around it for each modifier that only draws.
  func layoutNode(in environment: EnvironmentValues) -> LayoutNode {
    let limit = environment.lineLimit.map { max(1, $0) }
    let typesetting = environment.text.typesetting
    // Nearly all texts are one run, and those should not each need a list.
    let text =
      if others.isEmpty, let only = first.onlyRun(in: environment) {
        MeasurableText(only, lineLimit: limit, typesetting: typesetting)
      } else {
        MeasurableText(
          ([first] + others).flatMap { $0.runs(in: environment) }, lineLimit: limit, typesetting: typesetting)
      }
    let element = MeasuredElement(
      kind: "Text", content: TextContent(text, environment.sharedMeasurer))
    var node = LayoutNode(element, source: source, direction: environment.layoutDirection)
    for appearance in appearances {
      node = LayoutNode(
        appearance.element, children: [node], source: appearance.source,
        direction: environment.layoutDirection)
    }
    return node
  }
}

/// A value with its format.
private struct FormattedValue<Format: FormatStyle>: @unchecked Sendable where Format.FormatOutput == String {
  // Unchecked: formats and what they take are values, though Foundation does not say so.
  let input: Format.FormatInput
  let format: Format

  func string(in locale: Locale) -> String { format.locale(locale).format(input) }
}

extension Text.Piece {
  /// Returns the piece as one measured run; `nil` for a key that has values or Markdown.
  func onlyRun(in environment: EnvironmentValues) -> TextRun? {
    switch content {
    case .string(let string): return environment.run(string, style)
    case .key(let key):
      return key.translated(by: environment.textTranslator, in: environment.ownLocale).plain.map {
        environment.run($0, style)
      }
    case .date(let date): return environment.run(date.string(in: environment), style)
    case .written(let string): return environment.run(string(environment.locale), style)
    case .image(let image):
      var run = environment.run("", style)
      run.image = image.inText(environment, beside: run.font)
      run.string = "[\(image.name)]"
      return run
    }
  }

  /// Returns the piece as measured runs, at least one.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    if let only = onlyRun(in: environment) { return [only] }
    guard case .key(let key) = content else { return [] }
    let pieces = key.translated(by: environment.textTranslator, in: environment.ownLocale).pieces.map {
      piece in
      var piece = piece
      piece.style.inherit(style)
      return piece
    }
    return pieces.isEmpty ? [environment.run("", style)] : pieces.flatMap { $0.runs(in: environment) }
  }

  /// The piece's text without its environment.
  var plainString: String {
    switch content {
    case .string(let string): string
    case .key(let key): key.pieces.map(\.plainString).joined()
    case .image(let image): "[\(image.name)]"
    case .date(let date): date.string(in: EnvironmentValues())
    case .written(let string): string(.ofTexts)
    }
  }
}

extension Text.Style {
  /// Takes over the settings of a text around that the style does not make itself.
  fileprivate mutating func inherit(_ outer: Text.Style) {
    font = font ?? outer.font
    weight = weight ?? outer.weight
    isBold = isBold ?? outer.isBold
    design = design ?? outer.design
    kerning = kerning ?? outer.kerning
    tracking = tracking ?? outer.tracking
    baselineOffset = baselineOffset ?? outer.baselineOffset
  }
}

/// A type with an initialiser that takes a string and nothing else.
///
/// An initialiser of a protocol is weaker than one of the type itself: it is chosen only where a function of
/// a string is asked for, as in `map(Text.init)`.
public protocol TextFromString {}

extension TextFromString where Self == Text {
  /// Creates a text of a string; this is the initialiser that `map(Text.init)` finds.
  @_disfavoredOverload
  public init(_ content: String) { self.init([Text.Piece(content: .string(content))], source: nil) }
}

extension Text {
  /// Creates a text of a key's translation by the environment's `textTranslator`, in a table, or of the key: with
  /// Markdown, and with its values.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil,
    fileID: String = #fileID, line: Int = #line
  ) {
    var key = key
    key.table = tableName ?? key.table
    self.init([Piece(content: .key(key))], source: SourcePosition(file: fileID, line: line))
  }

  /// Creates a text each part of which has its own attributes: `font`, `kern`, `tracking` and
  /// `baselineOffset`.
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

  /// Creates a text of a value in a format, in the environment's locale.
  public init<Format: FormatStyle>(
    _ input: Format.FormatInput, format: Format, fileID: String = #fileID, line: Int = #line
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    let value = FormattedValue(input: input, format: format)
    self.init(
      [Piece(content: .written { value.string(in: $0) })], source: SourcePosition(file: fileID, line: line))
  }

  /// Creates a text of what is written in the environment's locale.
  package init(writtenBy string: @escaping @Sendable (Locale) -> String) {
    self.init([Piece(content: .written(string))], source: nil)
  }

  /// Shows a date, formatted against the environment's `now`, in its locale, calendar and time zone.
  public init(_ date: Date, style: DateStyle, fileID: String = #fileID, line: Int = #line) {
    self.init(
      [Piece(content: .date(DateText(kind: .date(date, style))))],
      source: SourcePosition(file: fileID, line: line))
  }

  /// Shows the rest of an interval at the environment's `now`, or its past part: `2:32`.
  ///
  /// With a `pauseTime` it no longer changes from then on.
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

  /// The format of a date.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case time, date, relative, offset, timer }
    let kind: Kind

    /// The time alone: `9:41 AM`.
    public static let time = DateStyle(kind: .time)
    /// The date alone: `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The distance from now: `2 hours, 23 minutes`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now, with a sign: `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now, as a clock: `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }
}

extension Text {
  /// Sets the text's font; `nil` is that of the environment.
  ///
  /// Of two such modifiers the inner one counts.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }

  /// Sets the weight of the text's letters; `nil` is the font's own.
  ///
  /// Of two such modifiers the inner one counts.
  public func fontWeight(_ weight: Font.Weight?) -> Text { styled { $0.weight = $0.weight ?? weight } }

  /// Makes the text bold, whatever its font.
  public func bold(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> Text {
    styled { $0.isBold = $0.isBold ?? isActive }
      .drawn("bold", isActive ? [:] : ["isActive": "false"], fileID, line)
  }

  /// Sets the design of the letters; `nil` is the font's own.
  public func fontDesign(_ design: Font.Design?) -> Text { styled { $0.design = $0.design ?? design } }

  /// Sets the text in a monospaced font.
  public func monospaced(_ isActive: Bool = true) -> Text {
    isActive ? styled { $0.design = $0.design ?? .monospaced } : self
  }

  /// Adds a length in points to the width of each letter; has no effect where there is tracking.
  public func kerning(_ kerning: CGFloat) -> Text { styled { $0.kerning = $0.kerning ?? kerning } }

  /// Adds a length in points to the width of each letter.
  public func tracking(_ tracking: CGFloat) -> Text { styled { $0.tracking = $0.tracking ?? tracking } }

  /// Moves the letters up from the baseline by a length in points, or down where it is negative.
  ///
  /// The line becomes higher, or deeper, by as much.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? offset }
  }

  /// Draws the text in italics; the widths of its letters stay.
  public func italic(_ isActive: Bool = true, fileID: String = #fileID, line: Int = #line) -> Text {
    drawn("italic", isActive ? [:] : ["isActive": "false"], fileID, line)
  }

  /// Draws a line under the text, by default in the text's colour.
  public func underline(
    _ isActive: Bool = true, color: Color? = nil, fileID: String = #fileID, line: Int = #line
  ) -> Text {
    drawn("underline", Self.line(isActive, color), fileID, line)
  }

  /// Draws a line through the text, by default in the text's colour.
  public func strikethrough(
    _ isActive: Bool = true, color: Color? = nil, fileID: String = #fileID, line: Int = #line
  ) -> Text {
    drawn("strikethrough", Self.line(isActive, color), fileID, line)
  }

  /// Draws digits of equal widths, as those of the built-in measurer are.
  public func monospacedDigit(fileID: String = #fileID, line: Int = #line) -> Text {
    drawn("monospacedDigit", [:], fileID, line)
  }

  /// Sets the text's colour; `nil` is that of the environment.
  public func foregroundColor(_ color: Color?, fileID: String = #fileID, line: Int = #line) -> Text {
    drawn("foregroundColor", color.map { ["style": $0.paint] } ?? [:], fileID, line)
  }

  /// Fills the text's letters with a style.
  public func foregroundStyle(
    _ style: some ShapeStyle, fileID: String = #fileID, line: Int = #line
  ) -> Text {
    drawn("foregroundStyle", ["style": style.paint], fileID, line)
  }

  /// Returns one text after another, in one paragraph; each keeps its style.
  public static func + (first: Text, second: Text) -> Text { first.followed(by: second) }

  /// Returns the text and another one after it.
  package func followed(by other: Text) -> Text {
    var text = self
    text.others += [other.first] + other.others
    text.appearances += other.appearances
    return text
  }

  /// Returns the text, at a position of a source file.
  package func placed(at position: SourcePosition) -> Text {
    var text = self
    text.source = position
    return text
  }

  /// Returns the text with the modifiers that only draw, from a place in their order on, at a position.
  package func placingModifiers(from start: Int, at position: SourcePosition) -> Text {
    var text = self
    for index in text.appearances.indices.dropFirst(start) { text.appearances[index].source = position }
    return text
  }

  /// The number of its modifiers that only draw.
  package var drawnModifierCount: Int { appearances.count }

  /// The text's characters; an image is represented by its name.
  package var plainString: String {
    ([first] + others).map(\.plainString).joined()
  }

  private static func line(_ isActive: Bool, _ color: Color?) -> [String: String] {
    var attributes = isActive ? [:] : ["isActive": "false"]
    attributes["color"] = color?.paint
    return attributes
  }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    var text = self
    change(&text.first.style)
    for index in text.others.indices { change(&text.others[index].style) }
    return text
  }

  private func drawn(_ kind: String, _ attributes: [String: String], _ file: String, _ line: Int) -> Text {
    var text = self
    text.appearances.append(
      Appearance(
        element: AppearanceElement(kind: kind, attributes: attributes),
        source: SourcePosition(file: file, line: line)))
    return text
  }
}

extension Text {
  /// The part of a line that is left out where a text does not fit.
  public typealias TruncationMode = ElementTree.TruncationMode

  /// The case of letters.
  public enum Case: String, CaseIterable, Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }
}
