import LayoutCore

/// `Text`, and `Measured` with a table of sizes.
struct MeasuredRule: DocumentRule {
  private static let text = "Text"
  private static let table = "Measured"

  let words: [DocumentWord] = [.view(text, keys: Self.parameterKeys), .view(table, keys: ["sizes"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> MeasuredElement {
    guard reader.word.name == Self.text else {
      let rows = try reader.object().require("sizes")
      return MeasuredElement(kind: Self.table, content: try MeasuredTable(rows))
    }
    return try reader.element(
      MeasuredElement(
        kind: Self.text,
        content: TextContent(
          "", font: reader.inherited.font, lineLimit: reader.inherited.lineLimit,
          measurer: reader.scene.measurer)), requiring: [.text])
  }

  func write(_ leaf: MeasuredElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    switch leaf.content {
    case let text as TextContent where leaf.kind == Self.text:
      let members = try writer.members(of: leaf, without: usual(text))
      return WrittenElement(leaf.kind, [.init("text", .string(text.string))] + members)
    case let table as MeasuredTable where leaf.kind == Self.table:
      let rows = table.rows.map { row in
        JSONValue.object(
          (row.upTo == .infinity ? [] : [.init("upTo", .number(row.upTo))]) + [.init("size", .size(row.size))]
        )
      }
      return WrittenElement(leaf.kind, [.init("sizes", .array(rows))])
    default: throw writer.error(.element(leaf.kind))
    }
  }

  /// A text in the usual font.
  private func usual(_ text: TextContent) -> MeasuredElement {
    let content = TextContent(text.string, font: .body, lineLimit: nil, measurer: text.measurer)
    return MeasuredElement(kind: Self.text, content: content)
  }
}
