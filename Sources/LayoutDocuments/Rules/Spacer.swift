import LayoutCore

/// `Spacer`, with its least length where one is given, and its axis where that is not the stack's.
struct SpacerRule: DocumentRule {
  private static let minLength = ParameterName.minLength.rawValue

  let words: [DocumentWord] = [.view("Spacer", keys: [minLength, "axis"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> SpacerElement {
    SpacerElement(minLength: try reader.object()[Self.minLength]?.number(), axis: try reader.axis())
  }

  func write(_ spacer: SpacerElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    // The parameter has a value where none is given; what was not given is not written.
    let length = spacer.minLength.map { [JSONValue.Member(Self.minLength, .number($0))] } ?? []
    return WrittenElement(spacer.kind, length + writer.axis(spacer.axis))
  }
}
