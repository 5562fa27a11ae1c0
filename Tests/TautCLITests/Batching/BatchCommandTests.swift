import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("taut batch")
struct BatchCommandTests {
  private static let row = #"""
    {"taut": 1, "name": "row", "proposal": {"width": 300, "height": 100}, "root": {"type": "HStack", "id": "row",
     "children": [{"type": "Text", "id": "title", "text": "Delivered on Friday", "lineLimit": 1},
      {"type": "Color", "id": "badge", "modifiers": [{"frame": {"minWidth": 60}}]}]}}
    """#.replacingOccurrences(of: "\n", with: " ")

  @Test("A line in, a line out, with its own id")
  func output() throws {
    let batch = try BatchRun([
      #"{"id": "a", "scene": {"taut": 1, "root": {"type": "Color", "id": "c"}}, "size": [30, "infinity"]}"#,
      #"{"scene": {"taut": 1, "name": "n", "root": {"type": "Divider"}}}"#,
    ])
    #expect(batch.run.code == 0 && batch.run.errors == "")
    #expect(
      batch.run.output == """
        {"id": "a", "scene": "line", "proposal": {"width": 30, "height": "infinity"}, "engine": "constraints", "frames": [{"path": "root", "id": "c", "kind": "Color", "x": 0, "y": 0, "width": 30, "height": "infinity"}], "warnings": []}
        {"id": null, "scene": "n", "proposal": {"width": null, "height": null}, "engine": "constraints", "frames": [{"path": "root", "id": null, "kind": "Divider", "x": 0, "y": 0, "width": 10, "height": 1}], "warnings": []}

        """)
  }

  @Test("Random scenes have the frames that taut layout prints")
  func randomScenes() throws {
    print("batch: seed \(TestSize.seed)")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var (lines, files): ([String], [String]) = ([], [])
    for number in 0..<120 {
      var generator = TreeGenerator(seed: TestSize.seed &+ UInt64(number), hasOpaqueCode: false)
      let (tree, proposal) = (generator.tree(), generator.proposal())
      guard let text = try? SceneWriter(width: .max).text(of: tree, proposal: proposal, name: "\(number)")
      else { continue }
      let file = folder.appendingPathComponent("\(number).json").path
      try text.write(toFile: file, atomically: true, encoding: .utf8)
      files.append(file)
      // In the line, or in the file: the frames are the same.
      let origin = number.isMultiple(of: 2) ? "\"scene\": \(text.dropLast())" : "\"file\": \"\(file)\""
      lines.append("{\"id\": \"\(number)\", \(origin)}")
    }
    #expect(files.count > 80)
    let layouts = try CommandLineRun(["layout", "--format", "json"] + files)
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(layouts.output.utf8)) as? [[String: Any]])
    let byName = Dictionary(uniqueKeysWithValues: list.map { ($0["scene"] as? String ?? "", $0) })
    let batch = try BatchRun(lines)
    #expect(batch.answers.count == lines.count)
    #expect(batch.run.code == (byName.count == lines.count ? 0 : 2))
    for answer in batch.answers {
      let id = try #require(answer["id"] as? String)
      guard let layout = byName[id] else {
        #expect(answer["error"] != nil, "seed \(TestSize.seed), scene \(id)")
        continue
      }
      for key in ["frames", "proposal", "warnings", "engine"] {
        #expect(try BatchRun.areEqual(answer[key], layout[key]), "seed \(TestSize.seed), scene \(id): \(key)")
      }
    }
  }

  @Test("Both sides as ranges, and a language of the catalogues, are what taut check prints of them")
  func sidesAndLanguages() throws {
    let options = ["--width", "100...200", "--height", "20...60"]
    let checked = try CommandLineRun(
      ["check", "--format", "json"] + options + ["--require", "title is whole", "-"], input: Self.row)
    let both = try BatchRun([
      #"{"scene": \#(Self.row), "width": [100, 200], "height": [20, 60], "want": ["check"], "require": ["title is whole"]}"#
    ])
    // A line says where the requirement stands in it; an option stands nowhere.
    let answer = both.run.output.replacing(#/"source": "line:1:[0-9]+"/#, with: "\"source\": null")
      .replacing(#/"place": "[^"]*"/#, with: "\"place\": null")
    let read = try JSONSerialization.jsonObject(with: Data(answer.utf8)) as? [String: Any]
    let printed = checked.output.replacing(#/"place": "[^"]*"/#, with: "\"place\": null")
    let expected = try JSONSerialization.jsonObject(with: Data(printed.utf8))
    #expect(answer != both.run.output)
    #expect(try BatchRun.areEqual(read?["check"], expected))
    #expect(checked.output.contains("\"both\"") && checked.code == 1)
    let line = #"{"file": "Examples/Languages/download.json", "size": [300, 120], "language": "LANGUAGE"}"#
    let files = ["--strings", "Examples/Languages/Localizable.xcstrings"]
    let translated = try BatchRun(
      ["de", "en", "xx"].map { line.replacing("LANGUAGE", with: $0) }, files)
    #expect(translated.answers.count == 3)
    let (german, english) = (translated.answers[0]["frames"], translated.answers[1]["frames"])
    #expect(german != nil && english != nil)
    #expect(try !BatchRun.areEqual(german, english), "texts are of other lengths")
    #expect("\(translated.answers[2]["error"] ?? "")".contains("no translations into"))
  }

  @Test("Explanations and checks are what the commands print")
  func wishes() throws {
    let explained = try CommandLineRun(["explain", "--format", "json", "-"], input: Self.row)
    let checked = try CommandLineRun(
      [
        "check", "--format", "json", "--width", "100...320", "--require", "badge.width >= 60", "--require",
        "title is whole", "--standard", "-",
      ], input: Self.row)
    let batch = try BatchRun([
      """
      {"id": 1, "scene": \(Self.row), "want": ["explain", "check"], "width": "100...320", "standard": true, "require": \
      ["badge.width >= 60", "title is whole"]}
      """
    ])
    #expect(batch.run.code == 1 && checked.code == 1)
    let answer = try #require(batch.answers.first)
    func object(_ text: String) throws -> [String: Any] {
      try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }
    #expect(answer["frames"] == nil)
    // The places of views are those of the line, and not of a file.
    let (whole, shown) = (try object(explained.output), try #require(answer["explain"] as? [String: Any]))
    #expect(try BatchRun.areEqual(whole["certificate"], shown["certificate"]))
    #expect((shown["views"] as? [Any])?.count == (whole["views"] as? [Any])?.count)
    let expected = try #require(object(checked.output)["results"] as? [[String: Any]])
    let results = try #require((answer["check"] as? [String: Any])?["results"] as? [[String: Any]])
    #expect(results.count == expected.count && results.count > 2)
    for (result, wanted) in zip(results, expected) {
      for key in ["scene", "requirement", "outcome", "side", "range", "samples", "fails", "worst"] {
        #expect(try BatchRun.areEqual(result[key], wanted[key]), "\(key)")
      }
    }
  }

  @Test("A size alone is checked as the one size")
  func oneSize() throws {
    let batch = try BatchRun(
      ["[300, 100]", "[null, 100]", "[null, null]", "[100, \"infinity\"]"].map {
        "{\"scene\": \(Self.row), \"size\": \($0), \"want\": [\"check\"], \"require\": [\"title is whole\"]}"
      })
    let results = batch.answers.map { ($0["check"] as? [String: Any])?["results"] as? [[String: Any]] }
    #expect(results.map { $0?.first?["side"] as? String } == ["width", "height", nil, "width"])
    #expect(results.map { $0?.first?["outcome"] as? String } == ["holds", "holds", nil, "fails"])
    #expect(try batch.error(2).message?.contains("a check needs a width or a height") == true)
  }

  @Test("What surrounds a scene: the text size, the direction, the safe area and other texts")
  func surroundings() throws {
    // Wide enough for all texts, and for the badge.
    func line(_ more: String) -> String { "{\"scene\": \(Self.row), \"size\": [1000, 100]\(more)}" }
    let batch = try BatchRun([
      line(""), line(#", "textSize": "accessibility1""#), line(#", "layoutDirection": "rightToLeft""#),
      line(#", "safeArea": {"top": 20}"#),
      line(#", "strings": {"Delivered on Friday": "Am Freitag zugestellt worden"}"#),
      line(#", "strings": {"Delivered on Friday": "Now"}"#), line(#", "strings": {"title": "Now"}"#),
    ])
    #expect(batch.run.code == 0, "\(batch.run.errors)")
    func frame(_ number: Int, _ id: String, _ key: String) throws -> Double {
      let frames = try #require(batch.answers[number]["frames"] as? [[String: Any]])
      return try #require(frames.first { $0["id"] as? String == id }?[key] as? Double)
    }
    let width = try frame(0, "title", "width")
    #expect(try frame(1, "title", "width") > width && frame(4, "title", "width") > width)
    #expect(try frame(5, "title", "width") < width && frame(6, "title", "width") == width)
    #expect(try frame(0, "title", "x") == 0 && frame(2, "badge", "x") == 0)
    #expect(try frame(3, "row", "y") == 20)
    // The options are for lines that say nothing themselves.
    let large = try BatchRun([line(""), line(#", "textSize": "large""#)], ["--text-size", "accessibility1"])
    #expect(try BatchRun.areEqual(large.answers[0]["frames"], batch.answers[1]["frames"]))
    #expect(try BatchRun.areEqual(large.answers[1]["frames"], batch.answers[0]["frames"]))
  }

  @Test("Swift source is laid out, and what was assumed is said")
  func source() throws {
    let file = "Examples/AppViews/MessageRow.swift"
    let batch = try BatchRun([
      #"{"id": 1, "file": "\#(file)", "view": "MessageRow", "size": [390, null]}"#,
      #"{"id": 2, "file": "\#(file)", "view": "MessageRaw", "size": [390, null]}"#,
      #"{"id": 3, "file": "\#(file)", "view": "MessageRow", "size": [390, null], "strings": {"a": "b"}}"#,
    ])
    let layout = try CommandLineRun(
      ["layout", "--format", "json", "--proposal", "390xnil", "--view", "MessageRow", file])
    let expected = try #require(
      try JSONSerialization.jsonObject(with: Data(layout.output.utf8)) as? [String: Any])
    for key in expected.keys {
      #expect(try BatchRun.areEqual(batch.answers[0][key], expected[key]), "\(key)")
    }
    #expect(try batch.error(1).message?.contains("did you mean \"MessageRow\"?") == true)
    #expect(try BatchRun.areEqual(batch.answers[2]["frames"], batch.answers[0]["frames"]))
  }

  @Test func hasExamples() throws {
    let run = try CommandLineRun(["batch", "--help"])
    #expect(run.code == 0 && run.output.contains("EXAMPLES\n") && run.errors == "")
  }
}
