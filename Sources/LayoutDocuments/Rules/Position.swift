import LayoutCore

/// `position`: a list of x and y.
struct PositionRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("position")]

  func read(_ reader: ElementReader) throws(DocumentError) -> PositionElement {
    let (x, y) = try reader.field.pair()
    return PositionElement(x: x, y: y)
  }

  func write(_ position: PositionElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement
  {
    WrittenElement(position.kind, .array([.number(position.x), .number(position.y)]))
  }
}
