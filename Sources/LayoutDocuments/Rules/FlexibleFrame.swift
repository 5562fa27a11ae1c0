import LayoutCore

/// `frame` with limits.
///
/// The two versions of `frame` do not mix: SwiftUI has no such modifier either.
struct FlexibleFrameRule: DocumentRule {
  let words: [DocumentWord] = [
    .modifier("frame", keys: Self.parameterKeys, title: "a frame with limits")
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> FlexibleFrameElement {
    let object = try reader.object()
    let alignment = try reader.scene.alignments.alignment(object["alignment"])
    // Set together: the frame says what it puts right.
    return FlexibleFrameElement(
      minWidth: try object["minWidth"]?.length(), idealWidth: try object["idealWidth"]?.length(),
      maxWidth: try object["maxWidth"]?.length(), minHeight: try object["minHeight"]?.length(),
      idealHeight: try object["idealHeight"]?.length(), maxHeight: try object["maxHeight"]?.length(),
      alignment: alignment)
  }

  func write(
    _ frame: FlexibleFrameElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    let members = try writer.members(of: frame, without: FlexibleFrameElement())
    // A frame without any limit still is one with limits; null says so.
    let hasLimits = members.contains { $0.key != ParameterName.alignment.rawValue }
    return WrittenElement(frame.kind, (hasLimits ? [] : [.init("minWidth", .null)]) + members)
  }
}
