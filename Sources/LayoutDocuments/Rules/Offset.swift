import LayoutCore

/// `offset`: a list of x and y.
struct OffsetRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("offset")]

  func read(_ reader: ElementReader) throws(DocumentError) -> OffsetElement {
    let (x, y) = try reader.field.pair()
    return OffsetElement(x: x, y: y)
  }

  func write(_ offset: OffsetElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(offset.kind, .array([.number(offset.x), .number(offset.y)]))
  }
}
