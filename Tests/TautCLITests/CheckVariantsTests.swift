import Foundation
import Taut
import Testing

@Suite("taut check in text sizes, languages and directions")
struct CheckVariantsTests {
  private static let scene = #"""
    {"taut": 1, "name": "row", "proposal": {"height": 60}, "require": ["save is whole"],
     "root": {"type": "HStack", "id": "row", "spacing": 8, "children": [
       {"type": "Text", "id": "save", "text": "Save", "lineLimit": 1},
       {"type": "Text", "text": "Ann", "verbatim": true, "lineLimit": 1}]}}
    """#
  private static let german =
    #"{"sourceLanguage": "en", "strings": {"Save": {"localizations": {"de": {"stringUnit": {"value": "Speichern"}}}}}}"#

  /// Runs `taut check` on files in a folder of their own.
  private func check(_ arguments: String, _ files: [String: String]) throws -> CommandLineRun {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try CommandLineRun(shell: "taut check \(arguments)", in: folder)
  }

  @Test("JSON has the text size, the language and the direction of each interval")
  func json() throws {
    let run = try check(
      "row.json --width 60...120 --text-size large,xLarge --strings a.xcstrings --format json",
      ["row.json": Self.scene, "a.xcstrings": Self.german])
    #expect(run.code == 1 && run.errors == "")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let results = try #require(value?["results"] as? [[String: Any]])
    #expect(results.count == 1)
    let fails = try #require(results[0]["fails"] as? [[String: Any]])
    let words = fails.map { fail in
      ["textSize", "language", "direction", "axis"].map { fail[$0] as? String ?? "null" }.joined(
        separator: " ")
    }
    #expect(
      words == [
        // In English it fails in two intervals of each size.
        "large en leftToRight width", "large en leftToRight width", "xLarge en leftToRight width",
        "xLarge en leftToRight width", "large de leftToRight width", "xLarge de leftToRight width",
      ])
    let worst = try #require(results[0]["worst"] as? [String: Any])
    #expect(worst["language"] as? String == "de")
    // Without variants, the scene says all of it.
    let plain = try check("row.json --width 20...120 --format json", ["row.json": Self.scene])
    #expect(plain.output.contains("\"textSize\": null") && plain.output.contains("\"language\": null"))
  }

  @Test("A text that is not translated is a finding of every format")
  func missing() throws {
    let files = [
      "row.json": Self.scene, "de.lproj/Localizable.strings": "\"Open\" = \"Öffnen\";\n",
      "en.lproj/Localizable.strings": "\"Save\" = \"Save\";\n\"Open\" = \"Open\";\n",
    ]
    let text = try check("row.json --width 200...300 --strings .", files)
    #expect(text.code == 1 && text.errors == "")
    #expect(
      text.output == """
        ./en.lproj/Localizable.strings:1:1: missing translation: "Save" has no translation into German (de)
        row: 1 requirement holds in 2 variants (1 different) for every width in [200, 300]: 1 interval, exact; 1 text is not translated

        """)
    let junit = try check("row.json --width 200...300 --strings . --format junit", files)
    #expect(junit.output.contains("tests=\"2\" failures=\"1\">"))
    #expect(junit.output.contains("<testcase classname=\"row\" name=\"translated: Save\">"))
    let sarif = try check("row.json --width 200...300 --strings . --format sarif", files)
    #expect(
      sarif.output.contains("\"ruleId\": \"translated\"") && sarif.output.contains("\"languages\": [\"de\"]"))
  }

  @Test("Swift source is read in each size and language, its assumptions are told once")
  func swift() throws {
    let source = """
      import SwiftUI
      struct Card: View {
        let count: Int
        @Environment(\\.dynamicTypeSize) var size
        var body: some View {
          VStack {
            Button("\\(count) files") {}.id("files")
            if size.isAccessibilitySize { Text("Big").lineLimit(1).id("big") }
          }
        }
      }
      """
    let catalogue = #"""
      {"sourceLanguage": "en", "strings": {"Big": {"shouldTranslate": false}, "%lld files": {"localizations": {"de": {"variations": {"plural": {
        "one": {"stringUnit": {"value": "%lld Datei"}}, "other": {"stringUnit": {"value": "%lld Dateien"}}}}}}}}}
      """#
    let run = try check(
      "Card.swift --width 10...300 --require 'files has 1 line' --require 'big is whole' --strings a.xcstrings "
        + "--text-size large,accessibility1 --format sarif",
      ["Card.swift": source, "a.xcstrings": catalogue])
    #expect(run.code == 1)
    #expect(run.errors.components(separatedBy: "the number count is not known").count == 2)
    #expect(
      run.output.contains(
        "Card: files has 1 line fails in accessibility1, German (other), for every width in ["))
    #expect(
      run.output.contains("Card: big is whole fails in accessibility1, every language, for every width in ["))
    let gone = try check(
      "Card.swift --width 10...300 --require 'bog is whole' --text-size all", ["Card.swift": source])
    #expect(gone.code == 2 && gone.errors.contains("there is no view \"bog\""))
  }

  @Test("Made-up languages need no file, and both directions can be asked for")
  func pseudo() throws {
    let files = ["row.json": Self.scene]
    let run = try check("row.json --width 80...200 --pseudo --direction both", files)
    #expect(run.code == 1)
    #expect(
      run.output.hasPrefix(
        """
        row.json:1:69: save is whole fails in accented pseudo-language and accented pseudo-language (right to left), for \
        every width in [80, 
        """), "\(run.output)")
    let both = try check("row.json --width 80...200 --direction both", files)
    #expect(both.code == 0)
    #expect(both.output.hasPrefix("row: 1 requirement holds in 2 variants for every width in [80, 200]: "))
  }

  @Test(
    "What is wrong with the options is told",
    arguments: [
      ("--text-size huge", "The value 'huge' is invalid"),
      ("--direction up", "The value 'up' is invalid"),
      ("--language de", "--language chooses among the languages of --strings"),
      ("--strings b.xcstrings", "--strings: b.xcstrings: there is no such file"),
      ("--strings a.xcstrings --language dee", "into \"dee\"; did you mean \"de\"?"),
      (
        "--strings row.json",
        "--strings: row.json: translations are read from .xcstrings, .strings and .stringsdict files"
      ),
    ])
  func errors(options: String, words: String) throws {
    let run = try check(
      "row.json --width 60...120 \(options)", ["row.json": Self.scene, "a.xcstrings": Self.german])
    #expect(run.code == 2 && run.output == "" && run.errors.contains(words), "\(run.errors)")
  }
}
