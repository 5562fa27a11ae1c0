/// A text in the environment's font, wrapped where it must be.
///
/// Modifiers of texts give texts, so that they can be kept in variables and put together.
///
/// ```swift
/// let name = Text("Ann").bold() + Text(", 34")
/// ```
public struct Text: View, PrimitiveView, Sendable {
  var string: String
  var style = Style()
  /// What is only drawn, the innermost first.
  var appearances: [Appearance] = []
  let source: SourcePosition?

  /// What a text says of its letters; `nil` is what the environment says.
  struct Style: Hashable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
  }

  /// A modifier that changes how the text is drawn, and no size.
  struct Appearance: Sendable {
    var element: AppearanceElement
    var source: SourcePosition
  }

  /// Shows a string.
  public init(_ content: String, fileID: String = #fileID, line: Int = #line) {
    string = content
    source = SourcePosition(file: fileID, line: line)
  }

  /// Shows a piece of a string.
  @_disfavoredOverload
  public init(_ content: some StringProtocol, fileID: String = #fileID, line: Int = #line) {
    self.init(String(content), fileID: fileID, line: line)
  }

  /// Shows a string; this is the initialiser that `map(Text.init)` finds.
  @_disfavoredOverload
  public init(_ content: String) {
    string = content
    source = nil
  }

  /// Shows a string as it is; there is no translation, so this is the same as `Text(_:)`.
  public init(verbatim content: String, fileID: String = #fileID, line: Int = #line) {
    self.init(content, fileID: fileID, line: line)
  }

  /// One measured leaf, with a node around it for each modifier that is only drawn.
  public func layoutNodes(in environment: EnvironmentValues) -> [LayoutNode] {
    let content = TextContent(
      string, font: environment.resolvedFont(style), lineLimit: environment.lineLimit.map { max(1, $0) },
      measurer: environment.textMeasurer)
    let element = MeasuredElement(kind: "Text", content: content)
    var node = LayoutNode(element, source: source, direction: environment.layoutDirection)
    for appearance in appearances {
      node = LayoutNode(
        appearance.element, children: [node], source: appearance.source,
        direction: environment.layoutDirection)
    }
    return [node]
  }
}
