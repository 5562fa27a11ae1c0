import ElementTree
import Foundation
import LayoutCore

/// The tables of texts that were recorded from real systems.
enum RecordedTables {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Recorded")

  /// The rows of a table, by the names of its columns.
  static func rows(_ name: String) throws -> [[String: String]] {
    let text = try String(contentsOf: folder.appending(path: "text/\(name).tsv"), encoding: .utf8)
    let lines = text.split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false)
    }
    return lines.dropFirst().map { line in
      Dictionary(zip(lines[0], line).map { (String($0), String($1)) }, uniquingKeysWith: { $1 })
    }
  }

  /// A font by its key, on a platform with tall lines; `nil` for italics, designs and runs in several fonts.
  static func font(_ key: String, on platform: Platform) -> Font? {
    let parts = key.split(separator: ":").map(String.init)
    func weight(_ text: some StringProtocol) -> Font.Weight? {
      Int(text).map { Font.Weight.allCases[$0 / 100 - 1] }
    }
    switch parts[0] {
    case "style":
      guard let style = Font.TextStyle(rawValue: parts[1]) else { return nil }
      guard parts.count > 2 else { return .system(style) }
      return weight(parts[2].dropFirst()).map { Font.system(style, weight: $0) }
    case "system":
      guard parts[3] == "default", let size = Double(parts[1]), let weight = weight(parts[2]) else {
        return nil
      }
      return .system(size: CGFloat(size), weight: weight)
    default: return nil
    }
  }
}

/// A text of a table as a platform measures it.
struct MeasuredRow {
  var text: MeasurableText
  var row: [String: String]
  var measurement: TextMeasurement

  init?(_ row: [String: String], on platform: Platform) {
    guard let font = RecordedTables.font(row["font"] ?? "", on: platform) else { return nil }
    let typography = platform.typography(scale: 2, hasTallLines: true)
    var run = TextRun(
      (row["string"] ?? "").replacing("\\n", with: "\n"), font: typography.resolved(font, at: .large))
    var limit: Int?
    var typesetting = Typesetting()
    for flag in (row["flags"] ?? "").split(separator: ",") {
      let name = flag.prefix { $0.isLetter }
      guard let number = Double(flag.dropFirst(name.count)) else { return nil }
      switch name {
      case "l": limit = Int(number)
      case "r": typesetting.reservedLines = Int(number)
      case "s": typesetting.lineSpacing = CGFloat(number)
      case "k", "tr": run.tracking = CGFloat(number)
      default: return nil
      }
    }
    text = MeasurableText([run], lineLimit: limit, typesetting: typesetting)
    func side(_ name: String) -> CGFloat? { row[name].flatMap(Double.init).map { CGFloat($0) } }
    measurement = PlatformTextMeasurer(typography).measure(
      text, width: side("proposedWidth"), height: side("proposedHeight"))
    self.row = row
  }

  func recorded(_ name: String) -> CGFloat? { row[name].flatMap(Double.init).map { CGFloat($0) } }

  /// What is further than half a point from what was recorded.
  var differences: [String] {
    let found: [(String, CGFloat?)] = [
      ("width", measurement.size.width), ("height", measurement.size.height),
      ("firstBaseline", measurement.leaf.firstBaseline), ("lastBaseline", measurement.leaf.lastBaseline),
    ]
    return found.compactMap { name, value in
      guard let recorded = recorded(name), let value, abs(recorded - value) > 0.5 + 1e-6 else { return nil }
      return "\(name) \(value), recorded \(recorded)"
    }
  }
}
