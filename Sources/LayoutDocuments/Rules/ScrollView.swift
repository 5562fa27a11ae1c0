import LayoutCore

/// `ScrollView`: several views in it stand under each other, as in a `VStack`.
struct ScrollViewRule: DocumentRule {
  let words: [DocumentWord] = [.view("ScrollView", keys: Self.parameterKeys, children: .one)]

  func read(_ reader: ElementReader) throws(DocumentError) -> ScrollViewElement {
    try reader.element(ScrollViewElement())
  }

  func write(_ scroll: ScrollViewElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement
  {
    try writer.element(scroll)
  }
}
