import LayoutCore

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
