import Foundation
import Testing

/// The table of all lemmas with the number of their regions, kept beside the tests.
enum LemmaTable {
  private static let file = Scenes.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Tests/LayoutEquivalenceTests/Lemmas/Regions.md")
  private static let heading =
    "| Lemma | Parameters | Numbers | Width unspecified | Nothing | Width infinite |\n"
    + "| :--- | ---: | ---: | ---: | ---: | ---: |\n"

  /// Compares the table with what was found; `TAUT_WRITE_GOLDENS=1` writes it anew.
  static func check(_ rows: [String]) throws {
    let table = heading + rows.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["TAUT_WRITE_GOLDENS"] != nil {
      try table.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    #expect(kept == table)
  }
}
