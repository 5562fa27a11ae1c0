import LayoutCore

/// `alignmentGuide`: a guide, and its value as a linear length or an expression.
struct AlignmentGuideRule: DocumentRule {
  let words: [DocumentWord] = [.modifier("alignmentGuide", keys: ["guide", "value"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> AlignmentGuideElement {
    let object = try reader.object()
    let guide = try reader.scene.alignments.anyGuide(object.require("guide"))
    let lengths = LinearReader(alignments: reader.scene.alignments)
    let value = try object.require("value")
    if case .string = value.value.content {
      let expression = try GuideExpressionParser.parse(value, lengths, along: guide.axis)
      return AlignmentGuideElement(guide: guide, value: expression.function)
    }
    return AlignmentGuideElement(guide: guide, value: .linear(try lengths.length(value, along: guide.axis)))
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
