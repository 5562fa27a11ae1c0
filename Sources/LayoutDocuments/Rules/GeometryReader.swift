import LayoutCore

/// `GeometryReader`, whose content a document states, with the reader's sides as `{width}` and `{height}` where it depends
/// on them.
struct GeometryReaderRule: DocumentRule {
  let words: [DocumentWord] = [.view("GeometryReader", children: .placed(along: nil))]

  func read(_ reader: ElementReader) throws(DocumentError) -> GeometryReaderElement {
    GeometryReaderElement()
  }

  func write(
    _ reader: GeometryReaderElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    if case .pending(let content) = reader.content {
      guard let children = content.written as? DocumentValue else { throw writer.error(.readerContent) }
      return WrittenElement(reader.kind, [.init(DocumentWord.childrenKey, JSONValue(children))])
    }
    return WrittenElement(reader.kind, [])
  }
}
