import LayoutCore

/// `alignmentGuide`: a guide, and its value as a linear length.
struct AlignmentGuideRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("alignmentGuide", keys: ["guide", "value"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> AlignmentGuideElement {
    let object = try reader.object()
    let guide = try reader.scene.alignments.anyGuide(object.require("guide"))
    let length = try LinearReader(alignments: reader.scene.alignments)
      .length(object.require("value"), along: guide.axis)
    return AlignmentGuideElement(guide: guide, value: .linear(length))
  }

  func write(
    _ guide: AlignmentGuideElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    let definitions = writer.definitions
    let name = try definitions.alignments.guide(guide.guide, writer.path, isAmbiguous: true)
    let value = try definitions.alignments.function(guide.value, of: guide.guide, writer.path)
    return WrittenElement(guide.kind, .object(["guide": name, "value": value]))
  }
}
