import LayoutCore

/// A value for a custom layout may be of any type, which no document can hold.
struct LayoutValueRule: DocumentRule {
  let words: [DocumentWord] = []

  func read(_ reader: ElementReader) throws(DocumentError) -> LayoutValueElement { throw reader.notHeld }

  func write(
    _ modifier: LayoutValueElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    throw writer.error(.element(modifier.kind))
  }
}
