import LayoutCore

/// `Circle`, with what it is filled with.
struct CircleRule: DocumentRule {
  let words: [DocumentWord] = [.view("Circle", keys: [ShapeRule.fillKey])]

  func read(_ reader: ElementReader) throws(DocumentError) -> CircleElement {
    CircleElement(fill: try reader.object()[ShapeRule.fillKey]?.string())
  }

  func write(_ circle: CircleElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(circle.kind, ShapeRule.fill(circle.fill))
  }
}
