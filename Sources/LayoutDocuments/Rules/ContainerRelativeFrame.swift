import LayoutCore

/// `containerRelativeFrame`: axes, and the parts of the container that are taken.
struct ContainerRelativeFrameRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("containerRelativeFrame", keys: Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> ContainerRelativeFrameElement {
    try reader.element(Self.usual, requiring: [.axes])
  }

  func write(
    _ frame: ContainerRelativeFrameElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    try writer.element(frame, without: Self.usual)
  }

  private static let usual = ContainerRelativeFrameElement(axes: [])
}
