import Foundation

/// A text in the environment's font, wrapped where it must be.
///
/// Modifiers of texts give texts, so that they can be kept in variables and put together.
///
/// ```swift
/// let name = Text("Ann").bold() + Text(", 34").font(.caption)
/// ```
public struct Text: View, SingleNodeView, TextFromString, Sendable {
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
    case key(LocalizedStringKey)
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

  /// Shows a string as it is, which is never translated.
  public init(verbatim content: String, fileID: String = #fileID, line: Int = #line) {
    self.init(content, fileID: fileID, line: line)
  }

  /// One measured leaf, with a node around it for each modifier that is only drawn.
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

extension Text.Piece {
  /// The piece as it is measured; `nil` for a key with more in it than letters.
  func onlyRun(in environment: EnvironmentValues) -> TextRun? {
    switch content {
    case .string(let string): return environment.run(string, style)
    case .key(let key):
      return key.translated(by: environment.textTranslator).plain.map { environment.run($0, style) }
    case .date(let date): return environment.run(date.string(at: environment.now), style)
    case .image(let image):
      var run = environment.run("", style)
      run.image = image.inText(environment, beside: run.font)
      run.string = "[\(image.name)]"
      return run
    }
  }

  /// The piece as it is measured: at least one run.
  func runs(in environment: EnvironmentValues) -> [TextRun] {
    if let only = onlyRun(in: environment) { return [only] }
    guard case .key(let key) = content else { return [] }
    let pieces = key.translated(by: environment.textTranslator).pieces.map { piece in
      var piece = piece
      piece.style.inherit(style)
      return piece
    }
    return pieces.isEmpty ? [environment.run("", style)] : pieces.flatMap { $0.runs(in: environment) }
  }

  /// What the piece says where nothing is known of its surroundings.
  var plainString: String {
    switch content {
    case .string(let string): string
    case .key(let key): key.pieces.map(\.plainString).joined()
    case .image(let image): "[\(image.name)]"
    case .date(let date): date.string(at: EnvironmentValues().now)
    }
  }
}

extension Text.Style {
  /// Takes over what a text around says, and the style does not.
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
