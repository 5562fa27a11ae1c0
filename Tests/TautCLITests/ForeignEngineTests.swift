import Foundation
import Testing

@Suite("taut conformance with an engine of another program")
struct ForeignEngineTests {
  private typealias Engine = ForeignEngineRun

  @Test("An engine that is right passes; what answers cannot hold is left out")
  func right() throws {
    let run = try Engine(ForeignCases.engine(second: Engine.say(ForeignCases.two)), cases: ForeignCases.text)
      .run
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        cases.json:11:3: FOUR is not supported: it states nothing but proposals, guides or warnings

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
      ]), cases: ForeignCases.text
    ).run
    #expect(run.code == 1 && run.errors == "too hard\n")
    #expect(
      run.output == """
        cases.json:5:51: ONE, sh engine.sh: b: frame: expected [30.5, 0, 69.5, 20], found [30, 0, 70, 20]
        cases.json:10:53: THREE, sh engine.sh: c: frame: expected [0, 0, 9, 9], but the answer does not have it

        cases.json:7:3: TWO is not supported: no "inf"
        cases.json:11:3: FOUR is not supported: it states nothing but proposals, guides or warnings

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
      ForeignCases.engine(second: "exit 7"), cases: ForeignCases.text,
      options: "--format json --case ONE --case TWO"
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

  @Test("A case is asked as it was written, on one line and without what it states")
  func asked() throws {
    let run = try Engine(
      ForeignCases.engine(second: Engine.say(ForeignCases.two)).replacingOccurrences(
        of: "case \"$line\"", with: "printf '%s\\n' \"$line\" >> asked; case \"$line\""),
      cases: ForeignCases.text)
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
        ForeignCases.engine(second: Engine.say(ForeignCases.two), before: "printf '%300000s'"),
        "all     sh engine.sh       3       0              1"
      ),
      (
        "exec 0<&-; sleep 0.2; exit 4", "ONE, sh engine.sh: the engine ended with code 4 before it answered\n"
      ),
    ])
  func longLines(_ script: String, _ result: String) throws {
    let title = String(repeating: "long ", count: 60_000)
    let cases = ForeignCases.text.replacingOccurrences(
      of: #""area""#, with: "\"title\": \"\(title)\", \"area\"")
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
