import LayoutCore

/// `frame` with a width, a height, or both.
struct FrameRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("frame", keys: Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> FrameElement {
    let object = try reader.object()
    let alignment = try reader.scene.alignments.alignment(object["alignment"])
    // Set together: the frame says what it puts right.
    return FrameElement(
      width: try object["width"]?.length(), height: try object["height"]?.length(), alignment: alignment)
  }

  func write(_ frame: FrameElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    try writer.element(frame, without: FrameElement(width: nil, height: nil))
  }
}
