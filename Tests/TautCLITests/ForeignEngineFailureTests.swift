import Foundation
import Testing

@Suite("Engines of another program that do not answer")
struct ForeignEngineFailureTests {
  private typealias Engine = ForeignEngineRun

  @Test(
    "What is not an answer fails its case alone; the engine is started again for the others",
    arguments: [
      ("exit 3", "the engine ended with code 3 before it answered"),
      (
        "kill -SEGV $$",
        "the engine ended with code 139, by signal 11 (Segmentation fault) before it answered"
      ),
      (
        "printf '{\"id\"'; exit 0",
        #"the engine ended with code 0 before it answered; it had begun the line "{"id"""#
      ),
      ("sleep 60", "the engine did not answer within 0.4 s"),
      (
        "printf '\\033[1m'; sleep 60",
        #"the engine did not answer within 0.4 s; it had begun the line "\u{1B}[1m""#
      ),
      ("exec >&-; sleep 60", "the engine did not answer within 0.4 s"),
      (
        "echo hello",
        #"the engine's answer is not valid: column 1: not JSON: expected a value, found "h"; it wrote "hello""#
      ),
      ("echo", "the engine's answer is not valid: column 1: the line is empty; it wrote \"\""),
      (Engine.say(ForeignCases.one), #"the engine answered "ONE" when asked for "TWO""#),
      (say(#"{"sizes": {}}"#), #"column 1: an answer needs the key "id""#),
      (say(#"{"id": 2}"#), "column 8: expected a string, found a number"),
      (
        say(#"{"id": "TWO"}"#), #"column 1: an answer needs one of the keys "frames", "sizes", "unsupported""#
      ),
      (
        say(#"{"id": "TWO", "frame": {}}"#),
        #"column 15: unknown key "frame" of an answer; did you mean "frames"?"#
      ),
      (say(#"{"id": "TWO", "sizes": {"c": [1, 2, 3]}}"#), "expected a list of 2 numbers, found a list of 3"),
      (
        say(#"{"id": "TWO", "sizes": {"c": [1, null]}}"#),
        "expected a list of 2 numbers, found null among them"
      ),
      (say(#"{"id": "TWO", "sizes": {"c": [1, "big"]}}"#), #"unknown number "big""#),
      (say(#"{"id": "TWO", "sizes": {"c": [1, 1e999]}}"#), "the number must be finite"),
      (say(#"{"id": "TWO", "sizes": {}, "unsupported": "no"}"#), "both"),
    ])
  func noAnswer(_ second: String, _ reason: String) throws {
    let run = try Engine(
      ForeignCases.engine(second: second), cases: ForeignCases.text, options: "--timeout 0.4"
    ).run
    #expect(run.code == 1)
    let line = run.output.split(separator: "\n").first ?? ""
    #expect(
      line.hasPrefix("cases.json:7:3: TWO, sh engine.sh: the engine") && line.contains(reason), "\(line)")
    #expect(run.output.contains("\nall     sh engine.sh       2       1              1\n"), "\(run.output)")
  }

  private static func say(_ line: String) -> String { Engine.say(line) }

  @Test("A command that the shell does not find is bad input, told once")
  func notFound() throws {
    for (command, problem) in [("no-such-engine --fast", "is not found"), ("./README.md", "may not be run")] {
      let run = try CommandLineRun(
        shell:
          "printf '%s' '\(ForeignCases.text)' > cases.json; taut conformance --engine '\(command)' cases.json cases.json",
        in: try Self.folder())
      #expect(run.code == 2 && run.output == "")
      let shown =
        "the engine \"\(command)\" \(problem): give a command line as for a shell, such as 'python3 engine.py'\n"
      #expect(run.errors.hasSuffix(shown))
      #expect(run.errors.components(separatedBy: "the engine").count == 2)
    }
  }

  @Test("A slip in the name of an engine of this program is told")
  func nearName() throws {
    let run = try CommandLineRun(["conformance", "--engine", "refrence", "-"], input: ForeignCases.text)
    #expect(
      run.code == 2 && run.errors.hasSuffix("such as 'python3 engine.py'; did you mean \"reference\"?\n"))
  }

  /// A folder with a file that may not be run.
  private static func folder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data("words".utf8).write(to: folder.appendingPathComponent("README.md"))
    return folder
  }

  @Test(
    "A program that is the shell's own process says how it ended",
    arguments: [
      ("kill -SEGV $$", "the engine was ended by signal 11 (Segmentation fault) before it answered"),
      ("exec >&-; sleep 60", "the engine closed its standard output before it answered"),
    ])
  func ownProcess(_ second: String, _ reason: String) throws {
    let script = ForeignCases.engine(second: second)
    let run = try Engine(
      script, cases: ForeignCases.text, options: "--case TWO", command: "exec sh engine.sh"
    ).run
    #expect(run.code == 1 && run.output.hasPrefix("cases.json:7:3: TWO, exec sh engine.sh: \(reason)\n"))
  }

  @Test("An engine that never answers is given up")
  func givenUp() throws {
    let leaf =
      #""root": {"proposal": {"width": 9, "height": 9}, "placement": "origin"}, "tree": {"type": "color", "id": "c"}"#
    let cases = (1...8).map {
      #"{"id": "\#($0)", "area": "all of them", \#(leaf), "expect": [{"node": "c", "size": [9, 9]}]}"#
    }
    let run = try Engine(
      "sleep 60", cases: "{\"cases\": [\(cases.joined(separator: ",\n"))]}",
      options: "--timeout 0.1"
    ).run
    #expect(run.code == 1)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(5).allSatisfy { $0.hasSuffix("the engine did not answer within 0.1 s") })
    #expect(
      lines.dropFirst(5).prefix(3).allSatisfy {
        $0.hasSuffix("the engine was not asked, as it answered none of the first 5 cases")
      })
    #expect(lines.last?.hasSuffix("  0       8              0") == true)
  }
}
