import Foundation
import LayoutCore

/// `Text`, and `Measured` with a table of sizes.
struct MeasuredRule: DocumentRule {
  private static let text = "Text"
  private static let table = "Measured"
  private static let string = "text"
  private static let runs = "runs"
  private static let verbatim = "verbatim"
  private static let arguments = "arguments"

  let words: [DocumentWord] = [
    .view(text, keys: [string, runs, verbatim, arguments] + TextKey.allCases.map(\.rawValue)),
    .view(table, keys: ["sizes"]),
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> MeasuredElement {
    let object = try reader.object()
    guard reader.word.name == Self.text else {
      return MeasuredElement(kind: Self.table, content: try MeasuredTable(object.require("sizes")))
    }
    var defaults = reader.text
    for key in TextKey.allCases {
      guard let field = object[key.rawValue] ?? object.present(key.rawValue) else { continue }
      // A null says nothing, but where it takes away what is said around.
      if field.given == nil, !key.acceptsNull { continue }
      try key.apply(field, to: &defaults)
    }
    var text = defaults.text("")
    let isVerbatim =
      try object[Self.verbatim].map { field throws(DocumentError) in try field.boolean() } ?? false
    let shown: (String) -> String = { isVerbatim ? $0 : reader.scene.shown($0) }
    if let runs = object[Self.runs] {
      if object.present(Self.string) != nil { throw object.unknownKey(Self.string, known: [Self.runs]) }
      var read: [TextRun] = []
      for run in try runs.list() {
        read.append(try RunReader.run(run, in: defaults, reader.scene.images, shown: shown))
      }
      text.runs = read
    } else if let arguments = object[Self.arguments] {
      var values: [String] = []
      for argument in try arguments.list() { values.append(try argument.words()) }
      let key = try object.require(Self.string).string()
      let format = isVerbatim ? key : reader.scene.shown(key, values: values)
      text.string = defaults.cased(FormatString(format).filled(with: values))
    } else {
      text.string = defaults.cased(shown(try object.require(Self.string).string()))
    }
    return MeasuredElement(kind: Self.text, content: TextContent(text, measurer: reader.scene.measurer))
  }

  func write(_ leaf: MeasuredElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    switch leaf.content {
    case let content as TextContent where leaf.kind == Self.text:
      let text = content.measurable
      let size = writer.definitions.textSize
      guard let only = text.onlyRun, only.image == nil else {
        let runs = text.runs.map { RunWriter.value($0, size) }
        return WrittenElement(
          leaf.kind,
          [.init(Self.runs, .array(runs))] + TextWriter.members(text, like: nil, size))
      }
      return WrittenElement(
        leaf.kind,
        [.init(Self.string, .string(only.string))] + TextWriter.members(text, like: only, size))
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
}

extension Field {
  /// A string, or a number as it is shown.
  fileprivate func words() throws(DocumentError) -> String {
    if case .string(let string) = value.content { return string }
    return PointFormat.shortest(try number())
  }
}
