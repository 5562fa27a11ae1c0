import LayoutCore

/// `ViewThatFits`: candidates, and the axes where they are not both.
struct ViewThatFitsRule: DocumentRule {
  let words: [DocumentWord] = [
    .view("ViewThatFits", keys: Self.parameterKeys, children: .placed(along: nil))
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> ViewThatFitsElement {
    try reader.element(ViewThatFitsElement())
  }

  func write(_ choice: ViewThatFitsElement, _ writer: ElementWriter) throws(SceneWriterError)
    -> WrittenElement
  {
    try writer.element(choice, without: ViewThatFitsElement())
  }
}
