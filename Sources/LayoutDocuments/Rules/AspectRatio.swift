import LayoutCore

/// `aspectRatio`: a content mode, and a ratio; null is the content's own.
struct AspectRatioRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("aspectRatio", keys: Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> AspectRatioElement {
    try reader.element(AspectRatioElement(ratio: nil, contentMode: .fit), requiring: [.contentMode])
  }

  func write(_ ratio: AspectRatioElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement
  {
    try writer.element(ratio)
  }
}
