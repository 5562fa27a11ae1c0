import Foundation
import LayoutCore

extension DocumentRules {
  /// The rules of leaves.
  static let leaves: [any DocumentRule] = [
    CircleRule(), DividerRule(), ImageRule(), MeasuredRule(), ShapeRule(), SpacerRule(),
  ]
}

/// `Circle`, with its fill.
struct CircleRule: DocumentRule {
  let words: [DocumentWord] = [.view("Circle", keys: [ShapeRule.fillKey])]

  func read(_ reader: ElementReader) throws(DocumentError) -> CircleElement {
    CircleElement(fill: try reader.object()[ShapeRule.fillKey]?.string())
  }

  func write(_ circle: CircleElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(circle.kind, ShapeRule.fill(circle.fill))
  }
}

/// `Divider`, with its axis where that is not the stack's.
struct DividerRule: DocumentRule {
  let words: [DocumentWord] = [.view("Divider", keys: ["axis"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> DividerElement {
    DividerElement(axis: try reader.axis())
  }

  func write(_ divider: DividerElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(divider.kind, writer.axis(divider.axis))
  }
}

/// `Image`: by a name among those that the document defines, or by its size.
struct ImageRule: DocumentRule {
  let words: [DocumentWord] = [.view("Image", keys: ["name", "size", "resizable", "symbol"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> ImageElement {
    let view = try reader.object()
    let isResizable =
      try view["resizable"].map { field throws(DocumentError) in try self.isResizable(field) } ?? false
    let isSymbol = try view["symbol"].map { field throws(DocumentError) in try field.boolean() } ?? false
    let name = view["name"]
    if let size = view["size"] {
      return ImageElement(
        name: try name?.string() ?? "", size: try size.size(), isResizable: isResizable, isSymbol: isSymbol)
    }
    guard let name else { throw view.field.error(.missingOneOf(["name", "size"], owner: view.owner)) }
    let word = try name.string()
    return ImageElement(
      name: word, size: try reader.scene.images.size(of: word, name), isResizable: isResizable,
      isSymbol: isSymbol)
  }

  /// Returns whether the value is `true` or a resizing mode; either mode takes the proposed size.
  private func isResizable(_ field: Field) throws(DocumentError) -> Bool {
    guard case .string = field.value.content else { return try field.boolean() }
    _ = try field.word("resizing mode", ResizingMode.self)
    return true
  }

  private enum ResizingMode: String, CaseIterable {
    case stretch, tile
  }

  func write(_ image: ImageElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    guard let size = image.size else { throw writer.error(.imageWithoutSize(image.name)) }
    var members: [JSONValue.Member] = []
    if !image.name.isEmpty { members.append(.init("name", .string(image.name))) }
    if image.name.isEmpty || !writer.definitions.images.define(image.name, size) {
      members.append(.init("size", .size(size)))
    }
    if image.isResizable { members.append(.init("resizable", .boolean(true))) }
    if image.isSymbol { members.append(.init("symbol", .boolean(true))) }
    return WrittenElement(image.kind, members)
  }
}

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
      // Null changes nothing, except where it takes back an inherited value.
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
  /// Reads a string, or a number in its shortest form.
  fileprivate func words() throws(DocumentError) -> String {
    if case .string(let string) = value.content { return string }
    return PointFormat.shortest(try number())
  }
}

/// `Color` and the shapes without a rule of their own, with their fills.
struct ShapeRule: DocumentRule {
  static let fillKey = "fill"

  /// The shape whose corners have a radius, and its key.
  private static let rounded = (word: "RoundedRectangle", key: "cornerRadius")

  /// The word for any other shape, and the key of its kind.
  private static let other = (word: "Shape", key: "kind")

  let words =
    ["Color", "Rectangle", "Capsule", "Ellipse"].map {
      DocumentWord.view($0, keys: [fillKey])
    } + [
      DocumentWord.view(rounded.word, keys: [fillKey, rounded.key]),
      DocumentWord.view(other.word, keys: [other.key, fillKey]),
    ]

  func read(_ reader: ElementReader) throws(DocumentError) -> ShapeElement {
    if reader.word.name == Self.other.word {
      let object = try reader.object()
      return ShapeElement(
        kind: try object.require(Self.other.key).string(), fill: try object[Self.fillKey]?.string())
    }
    let object = try reader.object()
    var shape = ShapeElement(kind: reader.word.name, fill: try object[Self.fillKey]?.string())
    if shape.kind == Self.rounded.word {
      shape.cornerRadius = try object[Self.rounded.key].map { field throws(DocumentError) in
        CGFloat(try field.number())
      }
    }
    return shape
  }

  func write(_ shape: ShapeElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    var fill = Self.fill(shape.fill)
    if shape.kind == Self.rounded.word, let radius = shape.cornerRadius {
      fill.append(.init(Self.rounded.key, .number(Double(radius))))
    }
    guard words.contains(where: { $0.name == shape.kind && $0.name != Self.other.word }) else {
      return WrittenElement(Self.other.word, [.init(Self.other.key, .string(shape.kind))] + fill)
    }
    return WrittenElement(shape.kind, fill)
  }

  static func fill(_ fill: String?) -> [JSONValue.Member] { fill.map { [.init(fillKey, .string($0))] } ?? [] }
}

/// `Spacer`, with its least length where one is given, and its axis where that is not the stack's.
struct SpacerRule: DocumentRule {
  private static let minLength = ParameterName.minLength.rawValue

  let words: [DocumentWord] = [.view("Spacer", keys: [minLength, "axis"])]

  func read(_ reader: ElementReader) throws(DocumentError) -> SpacerElement {
    SpacerElement(minLength: try reader.object()[Self.minLength]?.number(), axis: try reader.axis())
  }

  func write(_ spacer: SpacerElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    // The parameter has a default value, but only a length that was given is written.
    let length = spacer.minLength.map { [JSONValue.Member(Self.minLength, .number($0))] } ?? []
    return WrittenElement(spacer.kind, length + writer.axis(spacer.axis))
  }
}
