import Foundation
import LayoutCore

/// The keys of a text's settings; each is a modifier too, which sets the value for all texts inside.
package enum TextKey: String, CaseIterable {
  case font, kerning, baselineOffset, lineLimit, lineSpacing, multilineTextAlignment, truncationMode
  case allowsTightening, minimumScaleFactor, fontWeight, textCase, dynamicTypeSize

  /// Whether `null` is a value too: no limit, or a weight or case as the text has it.
  var acceptsNull: Bool {
    switch self {
    case .lineLimit, .fontWeight, .textCase: true
    case .font, .kerning, .baselineOffset, .lineSpacing, .multilineTextAlignment, .truncationMode,
      .allowsTightening, .minimumScaleFactor, .dynamicTypeSize:
      false
    }
  }

  /// Changes the settings of texts by the value of the key.
  func apply(_ field: Field, to text: inout TextDefaults) throws(DocumentError) {
    switch self {
    case .font: text.font = try FontReader.font(field)
    case .kerning: text.kerning = try field.number()
    case .baselineOffset: text.baselineOffset = try field.number()
    case .lineLimit: try applyLineLimit(field, to: &text)
    case .lineSpacing: text.typesetting.lineSpacing = try field.positiveNumber()
    case .multilineTextAlignment: text.typesetting.alignment = try field.word("text alignment")
    case .truncationMode: text.typesetting.truncationMode = try field.word("truncation mode")
    case .allowsTightening: text.typesetting.allowsTightening = try field.boolean()
    case .fontWeight: text.fontWeight = try field.given?.word("font weight")
    case .textCase: text.letterCase = try field.given?.word("text case")
    case .dynamicTypeSize: text.textSize = try field.textSize()
    case .minimumScaleFactor:
      let factor = try field.number()
      guard (0...1).contains(factor) else {
        throw field.error(.outOfRange("a number from 0 to 1", found: factor))
      }
      text.typesetting.minimumScaleFactor = factor
    }
  }

  /// Applies a line limit: a number, `null` for no limit, or an object with the fewest and the most lines.
  private func applyLineLimit(_ field: Field, to text: inout TextDefaults) throws(DocumentError) {
    text.typesetting.reservedLines = 0
    guard let field = field.given else {
      text.lineLimit = nil
      return
    }
    guard case .object = field.value.content else {
      text.lineLimit = try field.count()
      return
    }
    let limit = try field.object(rawValue, keys: ["min", "max", "reservesSpace"])
    text.lineLimit = try limit["max"].map { field throws(DocumentError) in try field.count() }
    if let least = limit["min"] { text.typesetting.reservedLines = try least.count() }
    if let most = text.lineLimit, text.typesetting.reservedLines > most {
      throw field.error(.outOfRange("a max of at least min", found: CGFloat(most)))
    }
    if try limit["reservesSpace"]?.boolean() ?? false {
      text.typesetting.reservedLines = try limit.require("max").count()
    }
  }
}

/// A writer of the settings of a text that are not the default.
enum TextWriter {
  /// Returns the members for all keys whose value is not the default.
  static func members(
    _ text: MeasurableText, like run: TextRun?, _ textSize: DynamicTypeSize
  ) -> [JSONValue.Member] {
    let standard = Typesetting()
    let typesetting = text.typesetting
    var members = run.map { self.members($0, textSize) } ?? []
    func add(_ key: TextKey, _ value: JSONValue, if isGiven: Bool) {
      if isGiven { members.append(.init(key.rawValue, value)) }
    }
    if let limit = lineLimit(text) { add(.lineLimit, limit, if: true) }
    add(.lineSpacing, .number(typesetting.lineSpacing), if: typesetting.lineSpacing != standard.lineSpacing)
    add(
      .multilineTextAlignment, .string(typesetting.alignment.rawValue),
      if: typesetting.alignment != standard.alignment)
    add(
      .truncationMode, .string(typesetting.truncationMode.rawValue),
      if: typesetting.truncationMode != standard.truncationMode)
    add(.allowsTightening, .boolean(typesetting.allowsTightening), if: typesetting.allowsTightening)
    add(
      .minimumScaleFactor, .number(typesetting.minimumScaleFactor),
      if: typesetting.minimumScaleFactor != standard.minimumScaleFactor)
    return members
  }

  /// Returns the members for those settings of a run's letters that are not the default.
  static func members(
    _ run: TextRun, _ textSize: DynamicTypeSize
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    // Where text styles are larger or smaller, only a font whose size is given in points stays the same.
    if run.font != .body || textSize != .large {
      members.append(.init(TextKey.font.rawValue, FontWriter.value(run.font, at: textSize)))
    }
    if run.tracking != 0 { members.append(.init(TextKey.kerning.rawValue, .number(run.tracking))) }
    if run.baselineOffset != 0 {
      members.append(.init(TextKey.baselineOffset.rawValue, .number(run.baselineOffset)))
    }
    return members
  }

  private static func lineLimit(_ text: MeasurableText) -> JSONValue? {
    let least = text.typesetting.reservedLines
    guard least > 0 else { return text.lineLimit.map { .number(Double($0)) } }
    if let most = text.lineLimit, least == most {
      return .object(["max": .number(Double(most)), "reservesSpace": .boolean(true)])
    }
    let most = text.lineLimit.map { [JSONValue.Member("max", .number(Double($0)))] } ?? []
    return .object([JSONValue.Member("min", .number(Double(least)))] + most)
  }
}

/// The settings of texts that the enclosing views make.
package struct TextDefaults: Hashable, Sendable {
  /// The text size, which scales the fonts of text styles.
  var textSize = DynamicTypeSize.large
  /// The platform's typography; `nil` on no platform.
  var typography: Typography?
  /// The font of texts that set none.
  var font = Font.body
  /// The weight of fonts; `nil` is the fonts' own.
  var fontWeight: Font.Weight?
  /// The case of letters; `nil` leaves them as they are written.
  var letterCase: Text.Case?
  /// The space after each letter, in points; a negative one moves letters together.
  var kerning: CGFloat = 0
  /// The height of letters above the baseline, in points.
  var baselineOffset: CGFloat = 0
  /// The greatest number of lines; `nil` is no limit.
  var lineLimit: Int?
  /// The alignment, spacing and truncation of lines.
  var typesetting = Typesetting()

  /// Returns a text in one font that has no settings of its own.
  func text(_ string: String) -> MeasurableText {
    MeasurableText([run(string)], lineLimit: lineLimit, typesetting: typesetting)
  }

  /// Returns a run that has no settings of its own.
  func run(_ string: String) -> TextRun {
    let weighted = fontWeight.map { font.weight($0) } ?? font
    return TextRun(
      cased(string),
      font: typography?.resolved(weighted, at: textSize) ?? weighted.resolved(at: textSize),
      tracking: kerning,
      baselineOffset: baselineOffset)
  }

  /// Returns a string in the letter case of the settings.
  func cased(_ string: String) -> String {
    letterCase?.applied(to: string) ?? string
  }
}

/// The keys of a run of a text.
private enum RunKey: String, CaseIterable {
  case text, image, size, symbol, font, fontWeight, kerning, baselineOffset

  /// The key of a text that sets the same value for all of it.
  var ofText: TextKey? { TextKey(rawValue: rawValue) }
}

/// A reader of runs: a string, or an object of letters or an image with their settings.
enum RunReader {
  static func run(
    _ field: Field, in defaults: TextDefaults, _ images: ImageTable, shown: (String) -> String
  ) throws(DocumentError) -> TextRun {
    guard case .object = field.value.content else { return defaults.run(shown(try field.string())) }
    let object = try field.object("a run", keys: RunKey.allCases.map(\.rawValue))
    var defaults = defaults
    for key in RunKey.allCases {
      guard let ofText = key.ofText, let field = object[key.rawValue] else { continue }
      try ofText.apply(field, to: &defaults)
    }
    guard let image = object[RunKey.image.rawValue] else {
      return defaults.run(shown(try object.require(RunKey.text.rawValue).string()))
    }
    let name = try image.string()
    let size =
      if let size = object[RunKey.size.rawValue] { try size.size() } else { try images.size(of: name, image) }
    // Where lines are listed, this word represents the image; it affects no size.
    var run = defaults.run(try object[RunKey.text.rawValue]?.string() ?? "[\(name)]")
    run.image = TextImage(
      name: name, width: size.width, height: size.height,
      isSymbol: try object[RunKey.symbol.rawValue]?.boolean() ?? false)
    return run
  }
}

/// A writer of runs: a string where all settings are the default, and otherwise an object.
enum RunWriter {
  static func value(_ run: TextRun, _ textSize: DynamicTypeSize) -> JSONValue {
    let setting = TextWriter.members(run, textSize)
    guard let image = run.image else {
      if setting.isEmpty { return .string(run.string) }
      return .object([.init(RunKey.text.rawValue, .string(run.string))] + setting)
    }
    var members: [JSONValue.Member] = [
      .init(RunKey.image.rawValue, .string(image.name)),
      .init(RunKey.size.rawValue, .array([.number(image.width), .number(image.height)])),
    ]
    if run.string != "[\(image.name)]" { members.append(.init(RunKey.text.rawValue, .string(run.string))) }
    if image.isSymbol { members.append(.init(RunKey.symbol.rawValue, .boolean(true))) }
    return .object(members + setting)
  }
}

/// The content of a `Measured` leaf: sizes by proposed width.
package struct MeasuredTable: MeasuredContent, Hashable {
  /// A size, and the greatest proposed width for which it is the answer.
  package struct Row: Hashable, Sendable {
    /// The greatest proposed width in points; infinite in the last row.
    package var upTo: CGFloat
    /// The answer, in points.
    package var size: CGSize

    package init(upTo: CGFloat = .infinity, size: CGSize) {
      self.upTo = upTo
      self.size = size
    }

    /// Feeds the numbers into a hasher.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(upTo)
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }

  /// The rows, ascending; the last one is also the answer to an unspecified and to any greater width.
  package let rows: [Row]

  /// Creates a table from rows in ascending order, at least one.
  package init(_ rows: [Row]) {
    precondition(!rows.isEmpty, "a table needs a row")
    self.rows = rows
  }

  /// Always false: a table has no baselines.
  package var hasBaselines: Bool { false }

  /// Returns the size of the first row that reaches the proposed width.
  ///
  /// The answer is valid above the end of the row before, up to and including this row's end.
  package func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    let width = proposal.width ?? .infinity
    let index = rows.firstIndex { width <= $0.upTo } ?? rows.count - 1
    let lower = index == 0 ? -CGFloat.infinity : rows[index - 1].upTo
    let upper = index == rows.count - 1 ? CGFloat.infinity : rows[index].upTo
    return LeafMeasurement(
      size: rows[index].size,
      widths: MeasurementInterval(lower: lower, upper: upper, lowerIsIncluded: index == 0),
      heights: .all)
  }
}

extension MeasuredTable {
  /// Reads the rows of a `Measured` leaf.
  init(_ field: Field) throws(DocumentError) {
    var rows: [Row] = []
    let fields = try field.list()
    guard !fields.isEmpty else {
      throw field.error(.wrongType(expected: "a list of rows", found: "an empty list"))
    }
    for (index, row) in fields.enumerated() {
      let keys = try row.object("a row", keys: ["upTo", "size"])
      let upTo = try keys["upTo"]?.length()
      let isLast = index == fields.count - 1
      guard upTo != nil || isLast, (rows.last?.upTo ?? -.infinity) < upTo ?? .infinity else {
        throw row.error(.rowsOutOfOrder)
      }
      rows.append(Row(upTo: upTo ?? .infinity, size: try keys.require("size").size()))
    }
    self.init(rows)
  }
}
