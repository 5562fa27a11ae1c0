import ElementTree
import Foundation

/// Recovered tables as Swift source.
struct RecoveredTable {
  private static let units = 16_384.0
  private static let columns = 110
  private let font: FontMetricsDocument

  init(_ font: FontMetricsDocument) { self.font = font }

  /// The file.
  var source: String {
    let scale = Self.units / Double(font.unitsPerEm)
    var lines = [
      "// Made by Scripts/RecoverAdvances. Do not edit.",
      "//",
      "// These are derived numbers, not data of a font: the values at which a linear program meets widths of lines that were",
      "// recorded from iOS 26.0 and macOS 26.2 (iamcgn/swiftui-web, Apache License 2.0), and what those leave open is as in",
      "// \(font.source.replacing("recovered from recorded lines, near ", with: "")) (SIL Open Font License 1.1).",
      "// swift-format-ignore-file",
      "",
      "import Foundation",
      "",
      "extension FontMetrics {",
      "  /// The metrics of San Francisco, as far as recorded lines show them.",
      "  ///",
      "  /// `Scripts/RecoverAdvances` says how they were made, and for each weight how well they meet the lines.",
      "  public static let sanFrancisco = FontMetrics(",
      "    name: \"San Francisco\", source: \"recovered from recorded lines of text\",",
      "    faces: [",
    ]
    for face in font.faces {
      lines.append(
        "      Face(weight: .\(face.weight), opticalSize: \(Int(face.opticalSize)), advances: .\(name(of: face))),"
      )
    }
    lines.append("    ],")
    lines.append("    kerning: KerningPairs(unitsPerEm: \(Int(Self.units)), [")
    let kerns = Dictionary(grouping: font.kerning.sorted { $0.key < $1.key }) {
      Int(($0.value * scale).rounded())
    }
    for (distance, pairs) in kerns.sorted(by: { $0.key < $1.key }) where distance != 0 {
      lines.append("      (\(distance), \(String(reflecting: pairs.map(\.key).joined()))),")
    }
    lines.append("    ]),")
    lines.append("    tracking: [")
    for (size, points) in font.tracking.sorted(by: { Double($0.key)! < Double($1.key)! }) {
      lines.append(
        "      Tracking(size: \(Self.short(Double(size)!)), points: \(Self.short((points * 10_000).rounded() / 10_000))),"
      )
    }
    lines += ["    ])", "}", "", "extension AdvanceWidths {"]
    for (index, face) in font.faces.enumerated() {
      if index > 0 { lines.append("") }
      lines.append(
        "  fileprivate static let \(name(of: face)) = AdvanceWidths("
          + "unitsPerEm: \(Int(Self.units)), average: \(Int((face.average * scale).rounded())), runs: [")
      for run in runs(face, scale) {
        let start = "    Run(first: 0x\(String(run.first, radix: 16, uppercase: true)), advances: ["
        let alone = start + run.advances.map(String.init).joined(separator: ", ") + "]),"
        lines += alone.count <= Self.columns ? [alone] : [start] + Self.rows(run.advances) + ["    ]),"]
      }
      lines.append("  ])")
    }
    lines.append("}")
    return lines.joined(separator: "\n") + "\n"
  }

  private func name(of face: FontMetricsDocument.Face) -> String {
    "\(face.weight)\(face.opticalSize < 20 ? "Text" : "Display")"
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }

  private func runs(
    _ face: FontMetricsDocument.Face, _ scale: Double
  ) -> [(first: UInt32, advances: [Int])] {
    var runs: [(first: UInt32, advances: [Int])] = []
    for (letter, advance) in face.advances.sorted(by: {
      $0.key.unicodeScalars.first! < $1.key.unicodeScalars.first!
    }) {
      let scalar = letter.unicodeScalars.first!.value
      let units = Int((advance * scale).rounded())
      if let last = runs.last, last.first + UInt32(last.advances.count) == scalar {
        runs[runs.count - 1].advances.append(units)
      } else {
        runs.append((scalar, [units]))
      }
    }
    return runs
  }

  private static func rows(_ numbers: [Int]) -> [String] {
    var rows: [String] = []
    var line = "       "
    for number in numbers {
      let item = " \(number),"
      if line.count + item.count > columns {
        rows.append(line)
        line = "       "
      }
      line += item
    }
    return rows + [line]
  }
}
