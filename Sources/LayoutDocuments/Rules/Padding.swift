import LayoutCore

/// `padding` and `safeAreaPadding`: one length for all edges, true for the scene's default length, or an object of edges;
/// `safeArea`, which a scene may say of its container too, likewise.
struct PaddingRule: DocumentRule {
  let words: [DocumentWord] = PaddingElement.Use.allCases.map {
    .modifier(PaddingElement(EdgeInsets(), use: $0).kind, keys: Self.parameterKeys)
  }

  func read(_ reader: ElementReader) throws(DocumentError) -> PaddingElement {
    let none = PaddingElement.Use.allCases.map { PaddingElement(EdgeInsets(), use: $0) }
      .first { $0.kind == reader.word.name }
    guard var padding = none else { throw reader.notHeld }
    switch reader.field.value.content {
    case .object: return try reader.element(padding)
    case .boolean(true): padding.insets = EdgeInsets(.all, reader.scene.environment.padding)
    case .boolean(false): throw reader.field.wrongType("a number, an object or true")
    default: padding.insets = EdgeInsets(.all, try reader.field.number())
    }
    return padding
  }

  func write(_ padding: PaddingElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    guard padding.insets == EdgeInsets(.all, padding.insets.top) else {
      return try writer.element(padding, without: PaddingElement(EdgeInsets(), use: padding.use))
    }
    return WrittenElement(padding.kind, .number(padding.insets.top))
  }
}
