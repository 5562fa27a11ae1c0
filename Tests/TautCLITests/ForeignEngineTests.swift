import Foundation
import Testing

@Suite("taut conformance with an engine of another program")
struct ForeignEngineTests {
  private typealias Engine = ForeignEngineRun

  private static let cases = """
    {"cases": [
      {"id": "ONE", "area": "rows", "root": {"proposal": {"width": 100, "height": 20}, "placement": "center"},
       "tree": {"type": "hstack", "id": "row", "spacing": 0.5, "alignment": "center",
                "children": [{"type": "fixed", "id": "a", "w": 30, "h": 10}, {"type": "color", "id": "b"}]},
       "expect": [{"node": "row", "size": [100, 20]}, {"node": "b", "frame": [30.5, 0, 69.5, 20]},
                  {"node": "a", "proposals": [["inf", 20], [0, 20]]}]},
      {"id": "TWO", "area": "leaves", "root": {"proposal": {"width": null, "height": "inf"}, "placement": "origin"},
       "tree": {"type": "color", "id": "c"}, "expect": [{"node": "c", "size": [10, "inf"]}]},
      {"id": "THREE", "area": "leaves", "root": {"proposal": {"width": 9, "height": 9}, "placement": "origin"},
       "tree": {"type": "color", "id": "c"}, "expect": [{"node": "c", "frame": [0, 0, 9, 9]}]},
      {"id": "FOUR", "area": "words", "root": {"proposal": {"width": 9, "height": 9}, "placement": "origin"},
       "tree": {"type": "color", "id": "c"}, "expect": [{"node": "c", "placementProposal": [9, 9]}]}
    ]}
    """
  private static let one =
    #"{"id": "ONE", "frames": {"b": [30.5, 0, 69.5, 20]}, "sizes": {"row": [100, 20]}}"#
  private static let two = #"{"id": "TWO", "sizes": {"c": [10, "inf"]}}"#
  private static let three = #"{"id": "THREE", "frames": {"c": [0, 0, 9, 9.01]}}"#

  /// An engine that answers all cases right but for what it does with the second.
  private static func engine(second: String, before: String = "") -> String {
    Engine.script(
      ["ONE": Engine.say(one), "TWO": second, "THREE": Engine.say(three)], before: before)
  }

  @Test("An engine that is right passes; what answers cannot hold is left out")
  func right() throws {
    let run = try Engine(Self.engine(second: Engine.say(Self.two)), cases: Self.cases).run
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        cases.json:11:3: FOUR is not supported: all that it states is of proposals, guides or warnings

        left out: 3 statements in 2 cases, as answers have frames and sizes, and no proposals, guides or warnings

        area    engine        passed  failed  not supported
        rows    sh engine.sh       1       0              0
        leaves  sh engine.sh       2       0              0
        words   sh engine.sh       0       0              1
        all     sh engine.sh       3       0              1

        """)
  }

  @Test("One that is wrong fails, with expected and found values; what it says on standard error is seen")
  func wrong() throws {
    let run = try Engine(
      Engine.script([
        "ONE": Engine.say(#"{"id": "ONE", "frames": {"b": [30, 0, 70, 20], "row": [0, 0, 100, 20]}}"#),
        "TWO": "echo too hard >&2; " + Engine.say(#"{"id": "TWO", "unsupported": "no \"inf\""}"#),
        "THREE": Engine.say(#"{"id": "THREE", "frames": {}}"#),
      ]), cases: Self.cases
    ).run
    #expect(run.code == 1 && run.errors == "too hard\n")
    #expect(
      run.output == """
        cases.json:5:51: ONE, sh engine.sh: b: frame: expected [30.5, 0, 69.5, 20], found [30, 0, 70, 20]
        cases.json:10:53: THREE, sh engine.sh: c: frame: expected [0, 0, 9, 9], and the answer does not have it

        cases.json:7:3: TWO is not supported: no "inf"
        cases.json:11:3: FOUR is not supported: all that it states is of proposals, guides or warnings

        left out: 3 statements in 2 cases, as answers have frames and sizes, and no proposals, guides or warnings

        area    engine        passed  failed  not supported
        rows    sh engine.sh       0       1              0
        leaves  sh engine.sh       0       1              1
        words   sh engine.sh       0       0              1
        all     sh engine.sh       0       2              2

        """)
  }

  @Test("JSON has the engine's command and what was left out")
  func json() throws {
    let run = try Engine(
      Self.engine(second: "exit 7"), cases: Self.cases, options: "--format json --case ONE --case TWO"
    ).run
    #expect(run.code == 1 && run.errors == "")
    #expect(
      run.output == """
        {
          "results": [
            {"id": "ONE", "area": "rows", "engine": "sh engine.sh", "outcome": "passed", "failures": [], "reasons": [], "leftOut": 2, "source": "cases.json:2:3"},
            {
              "id": "TWO",
              "area": "leaves",
              "engine": "sh engine.sh",
              "outcome": "failed",
              "failures": [],
              "reasons": ["the engine ended with code 7 before it answered"],
              "source": "cases.json:7:3"
            }
          ]
        }

        """)
  }

  @Test(
    "What is no answer fails its case alone; the engine is started again for the others",
    arguments: [
      ("exit 3", "the engine ended with code 3 before it answered"),
      (
        "kill -SEGV $$",
        "the engine ended with code 139, by signal 11 (Segmentation fault) before it answered"
      ),
      (
        "printf '{\"id\"'; exit 0",
        #"the engine ended with code 0 before it answered; what came of a line is "{"id"""#
      ),
      ("sleep 60", "the engine did not answer within 0.4 s"),
      (
        "printf '\\033[1m'; sleep 60",
        #"the engine did not answer within 0.4 s; what came of a line is "\u{1B}[1m""#
      ),
      ("exec >&-; sleep 60", "the engine did not answer within 0.4 s"),
      (
        "echo hello",
        #"the engine's answer is not one: column 1: not JSON: expected a value, found "h"; it wrote "hello""#
      ),
      ("echo", "the engine's answer is not one: column 1: the line is empty; it wrote \"\""),
      (Engine.say(one), #"the engine answered "ONE" where "TWO" was asked"#),
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
    let run = try Engine(Self.engine(second: second), cases: Self.cases, options: "--timeout 0.4").run
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
          "printf '%s' '\(Self.cases)' > cases.json; taut conformance --engine '\(command)' cases.json cases.json",
        in: try Self.folder())
      #expect(run.code == 2 && run.output == "")
      let told =
        "the engine \"\(command)\" \(problem): give a command line as for a shell, such as 'python3 engine.py'\n"
      #expect(run.errors.hasSuffix(told))
      #expect(run.errors.components(separatedBy: "the engine").count == 2)
    }
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
    let script = Self.engine(second: second)
    let run = try Engine(script, cases: Self.cases, options: "--case TWO", command: "exec sh engine.sh").run
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

  @Test("A case is asked as it was written, on one line and without what it states")
  func asked() throws {
    let run = try Engine(
      Self.engine(second: Engine.say(Self.two)).replacingOccurrences(
        of: "case \"$line\"", with: "printf '%s\\n' \"$line\" >> asked; case \"$line\""), cases: Self.cases)
    #expect(
      run.asked == [
        #"{"id": "ONE", "area": "rows", "root": {"proposal": {"width": 100, "height": 20}, "placement": "center"}, "tree": {"type": "hstack", "id": "row", "spacing": 0.5, "alignment": "center", "children": [{"type": "fixed", "id": "a", "w": 30, "h": 10}, {"type": "color", "id": "b"}]}}"#,
        #"{"id": "TWO", "area": "leaves", "root": {"proposal": {"width": null, "height": "inf"}, "placement": "origin"}, "tree": {"type": "color", "id": "c"}}"#,
        #"{"id": "THREE", "area": "leaves", "root": {"proposal": {"width": 9, "height": 9}, "placement": "origin"}, "tree": {"type": "color", "id": "c"}}"#,
      ])
  }

  @Test(
    "More than a pipe holds goes both ways, and an engine that reads nothing ends nobody else",
    arguments: [
      (
        engine(second: Engine.say(two), before: "printf '%300000s'"),
        "all     sh engine.sh       3       0              1"
      ),
      (
        "exec 0<&-; sleep 0.2; exit 4", "ONE, sh engine.sh: the engine ended with code 4 before it answered\n"
      ),
    ])
  func longLines(_ script: String, _ result: String) throws {
    let title = String(repeating: "long ", count: 60_000)
    let cases = Self.cases.replacingOccurrences(of: #""area""#, with: "\"title\": \"\(title)\", \"area\"")
    #expect(try Engine(script, cases: cases).run.output.contains(result))
  }

  @Test("An engine that answers what was recorded passes what the engines of this program pass")
  func recorded() throws {
    let url = CommandLineRun.package.appendingPathComponent(
      "Tests/LayoutTestingTests/Resources/swiftui-cases.json")
    let text = try String(contentsOf: url, encoding: .utf8)
    let recording = try Recording(text)
    // One answer after the other: the engine knows nothing, and is asked everything in order.
    let replay =
      "exec 3<answers\nwhile read -r line; do read -r answer <&3; printf '%s\\n' \"$answer\"; done\n"
    func results(_ answers: [String]) throws -> [String: String] {
      let run = try Engine(
        replay, cases: text, options: "--format json",
        files: ["answers": answers.joined(separator: "\n") + "\n"]
      ).run
      #expect(run.errors == "")
      return try Recording.outcomes(run.output)
    }
    let own = try Recording.outcomes(
      CommandLineRun(["conformance", "--engine", "reference", "--format", "json", url.path]).output)
    let right = try results(recording.answers(moved: 0))
    #expect(recording.ids.count > 100)
    for id in recording.ids { #expect(right[id] == own[id] && right[id] == "passed", "\(id)") }
    let wrong = try results(recording.answers(moved: 1))
    for id in recording.ids {
      #expect(wrong[id] == (recording.idsWithFrames.contains(id) ? "failed" : "passed"), "\(id)")
    }
  }

  @Test("The time limit is a number, and for another program alone")
  func timeout() throws {
    for (options, message) in [
      (["--timeout", "2"], "--timeout is for an --engine that is a command line"),
      (
        ["--timeout", "0", "--engine", "sh engine.sh"], "--timeout must be a number of seconds greater than 0"
      ),
      (["--engine", " "], "The value ' ' is invalid for '--engine <engine>'"),
    ] {
      let run = try CommandLineRun(["conformance"] + options + ["cases.json"])
      #expect(run.code == 2 && run.output == "")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
  }
}
