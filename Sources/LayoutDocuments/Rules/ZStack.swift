import LayoutCore

/// `ZStack`, with an alignment where it is not centred.
struct ZStackRule: DocumentRule {
  let words: [DocumentWord] = [
    .view("ZStack", keys: Self.parameterKeys, children: .placed(along: nil))
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> ZStackElement {
    try reader.element(ZStackElement())
  }

  func write(_ stack: ZStackElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    try writer.element(stack, without: ZStackElement())
  }
}
