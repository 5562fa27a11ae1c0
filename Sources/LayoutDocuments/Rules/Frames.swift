import LayoutCore

extension DocumentRules {
  /// The rules of frames.
  static let frames: [any DocumentRule] = [
    FrameRule(), FlexibleFrameRule(), ContainerRelativeFrameRule(), AspectRatioRule(), FixedSizeRule(),
  ]
}

/// `frame` with a width, a height, or both.
struct FrameRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("frame", keys: Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> FrameElement {
    let object = try reader.object()
    let alignment = try reader.scene.alignments.alignment(object["alignment"])
    // Set together: the frame reports the values that it corrects.
    return FrameElement(
      width: try object["width"]?.length(), height: try object["height"]?.length(), alignment: alignment)
  }

  func write(_ frame: FrameElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    try writer.element(frame, without: FrameElement(width: nil, height: nil))
  }
}

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
    // Set together: the frame reports the values that it corrects.
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
    // A frame without any limit still is one with limits; null marks it as such.
    let hasLimits = members.contains { $0.key != ParameterName.alignment.rawValue }
    return WrittenElement(frame.kind, (hasLimits ? [] : [.init("minWidth", .null)]) + members)
  }
}

/// `containerRelativeFrame`: axes, and the parts of the container that it takes.
struct ContainerRelativeFrameRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("containerRelativeFrame", keys: Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> ContainerRelativeFrameElement {
    try reader.element(Self.defaults, requiring: [.axes])
  }

  func write(
    _ frame: ContainerRelativeFrameElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    try writer.element(frame, without: Self.defaults)
  }

  private static let defaults = ContainerRelativeFrameElement(axes: [])
}

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

/// `fixedSize`: true for both axes, or an object of both.
struct FixedSizeRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("fixedSize", keys: Self.parameterKeys)]

  func read(_ reader: ElementReader) throws(DocumentError) -> FixedSizeElement {
    guard case .object = reader.field.value.content else {
      let isFixed = try reader.field.boolean()
      return FixedSizeElement(horizontal: isFixed, vertical: isFixed)
    }
    return try reader.element(FixedSizeElement(horizontal: false, vertical: false))
  }

  func write(_ fixed: FixedSizeElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    guard fixed.horizontal, fixed.vertical else { return try writer.element(fixed) }
    return WrittenElement(fixed.kind, .boolean(true))
  }
}
