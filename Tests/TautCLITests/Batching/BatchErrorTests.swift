import Foundation
import Testing

@Suite("Lines that taut batch cannot answer")
struct BatchErrorTests {
  private static let scene = #"{"taut": 1, "root": {"type": "Color"}}"#

  @Test(
    "are answered with the cause and its column",
    arguments: [
      ("{", "document: not JSON: expected a key in double quotes, found the end", "line:1:2"),
      ("taut: 1", "document: not JSON: expected a value, found \"t\"", "line:1:1"),
      ("7", "line: expected an object, found a number", "line:1:1"),
      ("{}", "line: a line needs one of the keys \"scene\", \"file\"", "line:1:1"),
      (#"{"scene": 7}"#, "document: expected an object, found a number", "line:1:11"),
      (
        #"{"scene": {"taut": 1, "root": {"type": "Colr"}}}"#,
        "root: unknown view type \"Colr\"; did you mean \"Color\"?", "line:1:40"
      ),
      (
        #"{"scene": \#(scene), "sise": [1, 2]}"#,
        "line: unknown key \"sise\" of a line; did you mean \"size\"?",
        "line:1:51"
      ),
      (
        #"{"scene": \#(scene), "file": "a.json"}"#,
        "a line has a \"scene\" or a \"file\", not both; leave one out", "line:1:59"
      ),
      (#"{"file": "nowhere.json"}"#, "nowhere.json: cannot be read: there is no such file", "line:1:10"),
      (
        #"{"file": "-"}"#,
        "\"-\" cannot be a scene's file, as the lines may come from standard input; put the scene into the line",
        "line:1:10"
      ),
      (
        #"{"scene": \#(scene), "view": "A"}"#,
        "line: \"view\" chooses among the views of Swift source; a scene document is one scene", "line:1:11"
      ),
      (
        #"{"scene": \#(scene), "want": ["frame"]}"#,
        "want: unknown wish \"frame\"; did you mean \"frames\"?", "line:1:60"
      ),
      (
        #"{"scene": \#(scene), "language": "de"}"#,
        "there are no translations; give taut batch --strings Localizable.xcstrings", "line:1:63"
      ),
      (
        #"{"scene": \#(scene), "want": ["frames"], "standard": true}"#,
        "there are requirements, but no check is wanted; add \"check\" to \"want\"", "line:1:59"
      ),
      (
        #"{"scene": \#(scene), "want": ["check"], "size": [1, 2]}"#,
        "line: there are no requirements; give \"require\": [\"title is whole\"], or \"standard\": true", nil
      ),
      (
        #"{"scene": \#(scene), "require": ["root.widht > 3"], "size": [1, 2]}"#,
        "a frame has no \"widht\"; did you mean \"width\"?", "line:1:69"
      ),
      (
        #"{"id": true, "scene": \#(scene)}"#, "id: expected a string or a number, found true or false",
        "line:1:8"
      ),
    ])
  func causes(line: String, message: String, position: String?) throws {
    let batch = try BatchRun([line])
    #expect(batch.run.code == 2 && batch.answers.count == 1)
    #expect(try batch.error(0) == (message, position))
    #expect(batch.run.errors == "1 of 1 line could not be answered; the first: -:1: \(message)\n")
  }

  @Test("do not stop the others, whose order stays")
  func between() throws {
    var (lines, ids): ([String], [String?]) = ([], [])
    for number in 0..<60 {
      switch number % 4 {
      case 0: lines.append("{\"id\": \(number), \"scene\": \(Self.scene)}")
      case 1: lines.append("{\"id\": \(number), \"scene\": {}}")
      case 2: lines.append("no JSON")
      default: lines.append("{\"id\": \(number), \"file\": \"Models/Scenes/offset.json\"}")
      }
      ids.append(number % 4 == 2 ? nil : "\(number)")
    }
    lines.insert("  ", at: 30)
    let batch = try BatchRun(lines)
    #expect(batch.run.code == 2)
    #expect(batch.ids == ids)
    #expect(batch.answers.map { $0["error"] != nil } == (0..<60).map { $0 % 4 == 1 || $0 % 4 == 2 })
    #expect(batch.run.errors.hasPrefix("30 of 60 lines could not be answered; the first: -:2: "))
  }

  @Test("The worst outcome is the exit code; a failing check is 1")
  func codes() throws {
    func line(_ requirement: String) -> String {
      #"{"scene": \#(Self.scene), "size": [10, 10], "require": ["\#(requirement)"]}"#
    }
    #expect(try BatchRun([line("root.width >= 10")]).run.code == 0)
    #expect(try BatchRun([line("root.width > 10"), line("root.width >= 10")]).run.code == 1)
    #expect(try BatchRun([line("root.width > 10"), "{}", line("root.width >= 10")]).run.code == 2)
    #expect(try BatchRun([]).run.code == 0)
  }

  @Test("Files that cannot be read end with 2, and the others are read")
  func files() throws {
    let run = try CommandLineRun(
      ["batch", "nowhere.ndjson", "-", "Models"], input: "{\"id\": 1, \"scene\": \(Self.scene)}")
    #expect(run.code == 2 && run.output.hasPrefix("{\"id\": 1, "))
    #expect(
      run.errors == """
        nowhere.ndjson: cannot be read: No such file or directory
        Models: cannot be read: Is a directory

        """)
  }

  #if os(Linux)
    @Test("Answers that cannot be written are an error")
    func fullDevice() throws {
      let run = try CommandLineRun(
        shell: "yes '{\"scene\": \(Self.scene)}' | head -100 | taut batch > /dev/full",
        in: CommandLineRun.package)
      #expect(run.code == 2)
      #expect(run.errors.contains("standard output: cannot be written: No space left on device"))
    }
  #endif
}
