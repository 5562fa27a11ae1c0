import LayoutCore

/// A custom layout is a user's own code, which no document can hold.
struct CustomLayoutRule: DocumentRule {
  let words: [DocumentWord] = []

  func read(_ reader: ElementReader) throws(DocumentError) -> CustomLayoutElement { throw reader.notHeld }

  func write(
    _ layout: CustomLayoutElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    throw writer.error(.element(layout.kind))
  }
}
