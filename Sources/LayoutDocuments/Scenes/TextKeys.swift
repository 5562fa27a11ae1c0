import Foundation
import LayoutCore

/// The keys under which a text says how it is set; each is a modifier too, which says it of all texts inside.
package enum TextKey: String, CaseIterable {
  case font, kerning, baselineOffset, lineLimit, lineSpacing, multilineTextAlignment, truncationMode
  case allowsTightening, minimumScaleFactor, fontWeight, textCase, dynamicTypeSize

  /// Whether `null` is a value too: no limit, or what texts say themselves.
  var acceptsNull: Bool {
    switch self {
    case .lineLimit, .fontWeight, .textCase: true
    case .font, .kerning, .baselineOffset, .lineSpacing, .multilineTextAlignment, .truncationMode,
      .allowsTightening, .minimumScaleFactor, .dynamicTypeSize:
      false
    }
  }

  /// Changes what is said of texts, by the value of the key.
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

  /// A number, `null` for no limit, or an object of the fewest and the most lines.
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
      throw field.error(.outOfRange("a max from min", found: CGFloat(most)))
    }
    if try limit["reservesSpace"]?.boolean() ?? false {
      text.typesetting.reservedLines = try limit.require("max").count()
    }
  }
}

/// Writes what a text says of itself beyond what is usual.
enum TextWriter {
  /// The members for all keys whose value is not the usual one.
  static func members(
    _ text: MeasurableText, like run: TextRun?, _ textSize: DynamicTypeSize
  ) -> [JSONValue.Member] {
    let usual = Typesetting()
    let typesetting = text.typesetting
    var members = run.map { self.members($0, textSize) } ?? []
    func add(_ key: TextKey, _ value: JSONValue, if isGiven: Bool) {
      if isGiven { members.append(.init(key.rawValue, value)) }
    }
    if let limit = lineLimit(text) { add(.lineLimit, limit, if: true) }
    add(.lineSpacing, .number(typesetting.lineSpacing), if: typesetting.lineSpacing != usual.lineSpacing)
    add(
      .multilineTextAlignment, .string(typesetting.alignment.rawValue),
      if: typesetting.alignment != usual.alignment)
    add(
      .truncationMode, .string(typesetting.truncationMode.rawValue),
      if: typesetting.truncationMode != usual.truncationMode)
    add(.allowsTightening, .boolean(typesetting.allowsTightening), if: typesetting.allowsTightening)
    add(
      .minimumScaleFactor, .number(typesetting.minimumScaleFactor),
      if: typesetting.minimumScaleFactor != usual.minimumScaleFactor)
    return members
  }

  /// What is out of the ordinary about a run's letters.
  static func members(
    _ run: TextRun, _ textSize: DynamicTypeSize
  ) -> [JSONValue.Member] {
    var members: [JSONValue.Member] = []
    // Where text styles are larger or smaller, only a font that is stated in points stays what it is.
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
