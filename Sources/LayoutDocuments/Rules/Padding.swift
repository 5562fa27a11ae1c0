import LayoutCore

/// `padding`: one length for all edges, true for the scene's default length, or an object of edges.
struct PaddingRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("padding", keys: Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> PaddingElement {
    switch reader.field.value.content {
    case .object: return try reader.element(PaddingElement(EdgeInsets(.all, 0)))
    case .boolean(true): return PaddingElement(EdgeInsets(.all, reader.scene.environment.padding))
    case .boolean(false): throw reader.field.wrongType("a number, an object or true")
    default: return PaddingElement(EdgeInsets(.all, try reader.field.number()))
    }
  }

  func write(_ padding: PaddingElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    guard padding.insets == EdgeInsets(.all, padding.insets.top) else {
      return try writer.element(padding, without: PaddingElement(EdgeInsets(.all, 0)))
    }
    return WrittenElement(padding.kind, .number(padding.insets.top))
  }
}
