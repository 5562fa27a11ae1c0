import LayoutCore

/// `GeometryReader`, whose content a document states: it does not depend on the reader's size.
struct GeometryReaderRule: DocumentRule {
  let words: [DocumentWord] = [.view("GeometryReader", children: .placed(along: nil))]

  func read(_ reader: ElementReader) throws(DocumentError) -> GeometryReaderElement {
    GeometryReaderElement()
  }

  func write(
    _ reader: GeometryReaderElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    if case .pending = reader.content { throw writer.error(.readerContent) }
    return WrittenElement(reader.kind, [])
  }
}
