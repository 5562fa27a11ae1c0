import Foundation
import Testing

/// The documentation's page with the list of lemmas.
enum LemmaPage {
  private static let file = Scenes.folder.deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources/Taut/Taut.docc/RuleLemmas.md")
  private static let heading =
    "| Lemma | Parameters | Numbers | Width unspecified | Nothing | Width infinite |\n"
    + "| :--- | ---: | ---: | ---: | ---: | ---: |\n"

  /// Compares the page's table with what was found; `TAUT_WRITE_LEMMAS=1` writes it anew.
  static func check(_ rows: [String]) throws {
    let table = heading + rows.joined(separator: "\n") + "\n"
    var page = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(page.range(of: heading)).lowerBound
    if ProcessInfo.processInfo.environment["TAUT_WRITE_LEMMAS"] != nil {
      page.replaceSubrange(start..., with: table)
      try page.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(page[start...] == table[...])
  }
}
