import Foundation
import LayoutCore

/// The keys of a run of a text.
private enum RunKey: String, CaseIterable {
  case text, image, size, symbol, font, fontWeight, kerning, baselineOffset

  /// The key of a text that says the same of all of it.
  var ofText: TextKey? { TextKey(rawValue: rawValue) }
}

/// Reads runs: a string, or an object of letters or an image and how they are set.
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
    // What stands for an image where lines are told may be anything.
    var run = defaults.run(try object[RunKey.text.rawValue]?.string() ?? "[\(name)]")
    run.image = TextImage(
      name: name, width: size.width, height: size.height,
      isSymbol: try object[RunKey.symbol.rawValue]?.boolean() ?? false)
    return run
  }
}

/// Writes runs: a string where all is as usual, otherwise an object.
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
