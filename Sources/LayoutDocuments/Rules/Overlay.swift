import LayoutCore

/// `overlay` and `background`: an alignment where it is not the centre, and the content.
struct OverlayRule: DocumentRule {
  private static let background = "background"

  let words: [DocumentWord] = ["overlay", background].map {
    .modifier($0, keys: Self.parameterKeys, hasContent: true)
  }

  func read(_ reader: ElementReader) throws(DocumentError) -> OverlayElement {
    try reader.element(OverlayElement(isBackground: reader.word.name == Self.background))
  }

  func write(_ overlay: OverlayElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    try writer.element(overlay, without: OverlayElement(isBackground: overlay.isBackground))
  }
}
