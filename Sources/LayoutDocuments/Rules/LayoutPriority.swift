import LayoutCore

/// `layoutPriority`: a number, which may be infinite.
struct LayoutPriorityRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("layoutPriority")]

  func read(_ reader: ElementReader) throws(DocumentError) -> LayoutPriorityElement {
    LayoutPriorityElement(try reader.field.length())
  }

  func write(
    _ priority: LayoutPriorityElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(priority.kind, .number(priority.value))
  }
}
