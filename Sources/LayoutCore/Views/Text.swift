import Foundation

/// A text in the environment's font, wrapped where it must be.
///
/// Modifiers of texts give texts, so that they can be kept in variables and put together.
///
/// ```swift
/// let name = Text("Ann").bold() + Text(", 34").font(.caption)
/// ```
public struct Text: View, PrimitiveView, TextFromString, Sendable {
  /// The first piece; most texts have no other.
  var first: Piece
  /// The pieces after it.
  var others: [Piece] = []
  /// What is only drawn, the innermost first.
  var appearances: [Appearance] = []
  var source: SourcePosition?

  /// A part of a text with what the text itself says of it.
  struct Piece: Sendable {
    var content: Content
    var style = Style()
  }

  /// What a piece shows.
  enum Content: Sendable {
    case string(String)
    case image(Image)
    case date(DateText)
  }

  /// What a text says of its letters; `nil` is what the environment says.
  struct Style: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var design: Font.Design?
    var kerning: CGFloat?
    var tracking: CGFloat?
    var baselineOffset: CGFloat?
  }

  /// A modifier that changes how the text is drawn, and no size.
  struct Appearance: Sendable {
    var element: AppearanceElement
    var source: SourcePosition
  }

  /// Shows pieces one after the other; without any, nothing.
  init(_ pieces: [Piece], source: SourcePosition?) {
    first = pieces.first ?? Piece(content: .string(""))
    others = Array(pieces.dropFirst())
    self.source = source
  }

  /// Shows a string as it is: a literal is a `LocalizedStringKey`.
  @_disfavoredOverload
  public init(_ content: String, fileID: String = #fileID, line: Int = #line) {
    first = Piece(content: .string(content))
    source = SourcePosition(file: fileID, line: line)
  }

  /// Shows a piece of a string.
  @_disfavoredOverload
  public init(_ content: some StringProtocol, fileID: String = #fileID, line: Int = #line) {
    self.init(String(content), fileID: fileID, line: line)
  }

  /// Shows an image in a line of text.
  public init(_ image: Image, fileID: String = #fileID, line: Int = #line) {
    first = Piece(content: .image(image))
    source = SourcePosition(file: fileID, line: line)
  }

  /// Shows a string as it is; there is no translation, so this is the same as `Text(_:)`.
  public init(verbatim content: String, fileID: String = #fileID, line: Int = #line) {
    self.init(content, fileID: fileID, line: line)
  }

  /// One measured leaf, with a node around it for each modifier that is only drawn.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    var text = MeasurableText(
      first.run(in: environment), lineLimit: environment.lineLimit.map { max(1, $0) },
      typesetting: environment.text.typesetting)
    if !others.isEmpty { text.runs += others.map { $0.run(in: environment) } }
    let element = MeasuredElement(
      kind: "Text", content: TextContent(text, measurer: environment.textMeasurer))
    var node = LayoutNode(element, source: source, direction: environment.layoutDirection)
    for appearance in appearances {
      node = LayoutNode(
        appearance.element, children: [node], source: appearance.source,
        direction: environment.layoutDirection)
    }
    return [node]
  }
}

extension Text.Piece {
  /// The piece as it is measured.
  func run(in environment: EnvironmentValues) -> TextRun {
    switch content {
    case .string(let string): return environment.run(string, style)
    case .date(let date): return environment.run(date.string(at: environment.now), style)
    case .image(let image):
      var run = environment.run("", style)
      run.image = image.inText(environment, beside: run.font)
      run.string = "[\(image.name)]"
      return run
    }
  }
}
