import ElementTree
import Foundation

/// A line of text as it was measured on a real system.
struct RecordedLine: Hashable {
  /// The letters.
  var string: String
  /// The size of the font, in points.
  var size: Double
  /// The weight of the font.
  var weight: Font.Weight
  /// The width of the line in points, rounded up to a pixel unless it is exact.
  var width: Double
  /// How many pixels a point has.
  var scale = 2.0
  /// Whether the width was recorded before it was rounded.
  var isExact = false
}

/// What keeps recorded lines from being read.
enum RecordedLineError: Error, CustomStringConvertible {
  case noColumn(file: String, name: String)
  case wrongLine(file: String, line: Int, text: String)

  var description: String {
    switch self {
    case .noColumn(let file, let name): "\(file):1: there is no column \"\(name)\" between tabs"
    case .wrongLine(let file, let line, let text):
      "\(file):\(line): \"\(text)\" has no width, or fewer columns than the first line"
    }
  }
}

extension RecordedLine {
  /// Reads a table of lines; what is no single line in a cut of the system font is passed over.
  ///
  /// What letters are kerned or tracked by (`k2.0`, `tr2.0` among the flags) is taken off.
  static func read(_ file: String, styles: TextStyles) throws -> [RecordedLine] {
    let text = try String(contentsOf: URL(fileURLWithPath: file), encoding: .utf8)
    let names = text.prefix { $0 != "\n" }.split(separator: "\t").map(String.init)
    func place(_ name: String) throws -> Int {
      guard let place = names.firstIndex(of: name) else {
        throw RecordedLineError.noColumn(file: file, name: name)
      }
      return place
    }
    let (font, string, width) = (try place("font"), try place("string"), try place("width"))
    let (flags, proposal) = (names.firstIndex(of: "flags"), names.firstIndex(of: "proposedWidth"))
    var lines: [RecordedLine] = []
    for (number, row) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .dropFirst()
    {
      if row.isEmpty { continue }
      let columns = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard columns.count == names.count, let width = Double(columns[width]) else {
        throw RecordedLineError.wrongLine(file: file, line: number + 1, text: String(row))
      }
      guard let font = Self.font(String(columns[font]), styles: styles) else { continue }
      // Only what was proposed no width is one line for certain.
      if let proposal, !["", "nil"].contains(columns[proposal]) || columns[string].contains("\\n") {
        continue
      }
      let flag = flags.map { columns[$0] } ?? ""
      let kerned = Double(flag.drop { $0.isLetter })
      guard flag.isEmpty || kerned != nil && (flag.hasPrefix("k") || flag.hasPrefix("tr")) else { continue }
      lines.append(
        RecordedLine(
          string: String(columns[string]), size: font.size, weight: font.weight,
          width: width - (kerned ?? 0) * Double(columns[string].count)))
    }
    return lines
  }

  /// The font of a key: `style:body`, `style:body:w600` or `system:13:400:default`; `nil` for italics and other designs.
  static func font(_ key: String, styles: TextStyles) -> (size: Double, weight: Font.Weight)? {
    let parts = key.split(separator: ":")
    if parts[0] == "style", parts.count > 1, let style = Font.TextStyle(rawValue: String(parts[1])) {
      let entry = styles[style]
      let size = Double(entry.size(at: .large))
      guard parts.count > 2 else { return (size, entry.weight) }
      return weight(parts[2].dropFirst()).map { (size, $0) }
    }
    guard parts[0] == "system", parts.count == 4, parts[3] == "default", let size = Double(parts[1]) else {
      return nil
    }
    return weight(parts[2]).map { (size, $0) }
  }

  private static func weight(_ number: Substring) -> Font.Weight? {
    Int(number).flatMap { $0.isMultiple(of: 100) ? $0 / 100 - 1 : nil }
      .flatMap { Font.Weight.allCases.indices.contains($0) ? Font.Weight.allCases[$0] : nil }
  }

  /// The longer line of "Hello, world!" in `Font.title` at 80 points, with the space at which it is wrapped, on a phone with
  /// three pixels to a point: the log of objc.io's *Swift Talk* on the layout of SwiftUI answers 74.67.
  static let onPhones = [
    RecordedLine(string: "Hello, ", size: 28, weight: .regular, width: 74 + 2.0 / 3, scale: 3)
  ]

  /// "Hello, world" at 13 points in each weight, as recorded from macOS before rounding.
  static let exact: [RecordedLine] = [
    (Font.Weight.regular, 71.525), (.medium, 73.614), (.semibold, 75.133), (.bold, 77.222),
  ].map { RecordedLine(string: "Hello, world", size: 13, weight: $0, width: $1, isExact: true) }
}
