import LayoutCore

/// `FlowLayout`, which has children and no parameters.
struct FlowRule: DocumentRule {
  let words: [DocumentWord] = [.view("FlowLayout", children: .placed(along: nil))]

  func read(_ reader: ElementReader) throws(DocumentError) -> FlowElement { FlowElement() }

  func write(_ flow: FlowElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(flow.kind, [])
  }
}
