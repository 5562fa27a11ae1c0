import LayoutCore

/// `Divider`, with its axis where that is not the stack's.
struct DividerRule: DocumentRule {
  let words: [DocumentWord] = [.view("Divider", keys: ["axis"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> DividerElement {
    DividerElement(axis: try reader.axis())
  }

  func write(_ divider: DividerElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(divider.kind, writer.axis(divider.axis))
  }
}
