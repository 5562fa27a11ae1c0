import Foundation
import Testing

/// What `taut explain --why-not`, `taut breakpoints` and `taut diff` print is kept in `Tests/TautCLITests/Answers`.
///
/// After a change that is meant, write the files anew and read the difference before it is committed:
///
///     TAUT_WRITE_GOLDENS=1 swift test -c release -Xswiftc -enable-testing --filter AnswerTests
///
/// Without the variable nothing is written, and a file that is missing fails.
@Suite("The complete output of why-not, breakpoints and diff")
struct AnswerTests {
  /// A command, what its answer is, and the file that keeps it.
  struct Case: CustomTestStringConvertible, Sendable {
    var file: String
    var arguments: [String]
    var code: Int32
    var testDescription: String { file }

    /// A question of a scene.
    static func whyNot(_ scene: String, _ question: String, _ code: Int32 = 1, _ more: [String] = []) -> Case
    {
      let name = question.replacingOccurrences(of: ">=", with: "atLeast").replacingOccurrences(
        of: "<=", with: "atMost"
      )
      .replacingOccurrences(of: "==", with: "equals").replacingOccurrences(of: " ", with: "-")
      return Case(
        file: "whynot-\(scene)-\(name)\(more.isEmpty ? "" : "-json")",
        arguments: ["explain", "Models/Scenes/\(scene).json", "--why-not", question] + more, code: code)
    }

    static func breakpoints(_ scene: String, _ side: String, _ range: String, _ more: [String] = []) -> Case {
      Case(
        file: "breakpoints-\(scene)-\(side)\(more.joined())",
        arguments: ["breakpoints", "Models/Scenes/\(scene).json", "--\(side)", range] + more, code: 0)
    }

    /// A question of one of the pairs.
    static func offset(_ question: String) -> Case {
      Case(
        file: "whynot-offset-\(question.replacingOccurrences(of: " >= ", with: "-atLeast-"))",
        arguments: ["explain", "Tests/TautCLITests/Pairs/offset.json", "--why-not", question], code: 1)
    }

    /// A command on the row of three.
    static func row(_ command: [String], _ more: [String]) -> Case {
      let name = more.dropFirst().joined(separator: "-").replacingOccurrences(of: " ", with: "-")
        .replacingOccurrences(of: ">=", with: "atLeast").replacingOccurrences(of: "==", with: "equals")
      return Case(
        file: "\(command[0])-row-\(name)", arguments: command + ["Tests/TautCLITests/Pairs/row.json"] + more,
        code: command == ["explain"] ? 1 : 0)
    }

    static func diff(_ name: String, _ code: Int32, _ more: [String] = [], from old: String = "row") -> Case {
      Case(
        file: "diff-\(name)\(more.isEmpty ? "" : "-json")",
        arguments: [
          "diff", "Tests/TautCLITests/Pairs/\(old).json", "Tests/TautCLITests/Pairs/\(name).json",
        ] + more, code: code)
    }
  }

  static let cases: [Case] =
    [
      .whyNot("hstack-two-texts", "family.width >= 200"),
      .whyNot("hstack-two-texts", "image.width <= 50"),
      .whyNot("hstack-priority", "root.height == 17"),
      .whyNot("badge-offset", "root.width >= 500"),
      .whyNot("characters-feet", "rogue.minY >= 40"),
      .whyNot("offset-row", "root.0.width >= 150"),
      .whyNot("favorite-demo", "root.0.width >= 400"),
      .whyNot("text-two-lines", "root.height <= 20"),
      .whyNot("icon-demo-1", "circle.maxX <= 140"),
      .whyNot("image-in-frame", "root.maxX >= 300"),
      .whyNot("vstack", "root.height >= 300"),
      .whyNot("hstack", "root.width <= 10000", 0),
      .whyNot("offset-row", "root.0.width >= 150", 1, ["--format", "json"]),
      .breakpoints("badge-ratio", "width", "40...500"),
      .breakpoints("characters-custom", "width", "100...300"),
      .breakpoints("event-short", "width", "250...350"),
      .breakpoints("favorite-demo", "width", "0...500"),
      .row(["breakpoints"], ["--width", "0...700"]),
      .row(["breakpoints"], ["--width", "0...700", "--frames"]),
      .row(["breakpoints"], ["--width", "480...580", "--format", "json"]),
      .row(["explain"], ["--why-not", "badge.width >= 280"]),
      .row(["explain"], ["--why-not", "badge.width >= 320"]),
      .row(["explain"], ["--why-not", "title.width == 190"]),
      .breakpoints("hstack-priority", "width", "100...500"),
      .breakpoints("hstack-two-texts", "width", "250...350"),
      .breakpoints("image-aspect-ratio", "width", "20...500", ["--frames"]),
      .breakpoints("log-sizes-padding", "width", "20...200"),
      .breakpoints("offset-row", "width", "0...500", ["--frames"]),
      .breakpoints("text-two-lines", "width", "100...400"),
      .breakpoints("text-in-frame", "width", "0...500"),
      .breakpoints("vstack", "height", "0...300"),
      .breakpoints("zstack", "width", "50...300"),
      .diff("texts-ios", 1, from: "texts"),
      .diff("row", 0), .diff("row-limit", 1), .diff("row-spacing-and-text", 1), .diff("row-wider", 1),
      .diff("row-without-icon", 1), .diff("row-limit", 1, ["--format", "json"]),
      .diff("scroll-horizontal", 1, from: "scroll"), .offset("a.x >= 200"),
    ]

  @Test("A command prints what its file keeps", arguments: cases)
  func output(_ example: Case) throws {
    let run = try CommandLineRun(example.arguments)
    #expect(run.code == example.code && run.errors == "", "\(example.file): \(run.errors)")
    try KeptOutput(file: "Answers/\(example.file).txt")
      .check("$ taut \(example.arguments.joined(separator: " "))\n\(run.output)")
  }

  @Test(
    "Bad questions and ranges exit with 2 and say why",
    arguments: [
      (
        ["explain", "Models/Scenes/hstack.json", "--why-not", "root.widht >= 100"], "did you mean \"width\"?"
      ),
      (["explain", "Models/Scenes/hstack.json", "--why-not", "root width"], "is not a question"),
      (["explain", "Models/Scenes/hstack.json", "--why-not", "root.width >= many"], "is not a question"),
      (
        ["explain", "Models/Scenes/characters-feet.json", "--why-not", "roque.x >= 1"],
        "did you mean \"rogue\"?"
      ),
      (
        ["explain", "Tests/TautCLITests/Pairs/twice.json", "--why-not", "twin.x >= 1"],
        "2 views are called \"twin\""
      ),
      (["breakpoints", "Models/Scenes/hstack.json", "--width", "800...200"], "800...200"),
      (["breakpoints", "Models/Scenes/hstack.json", "--width", "wide"], "wide"),
      (["breakpoints", "Models/Scenes/hstack.json", "--width", "0...1e300"], "not a range of sizes"),
      (["breakpoints", "Models/Scenes/hstack.json"], "Give a range: --width"),
      (["diff", "Models/Scenes/hstack.json", "nowhere.json"], "no such file"),
    ])
  func refusals(_ arguments: [String], _ cause: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.code == 2 && run.output == "" && run.errors.contains(cause), "\(arguments): \(run.errors)")
  }
}
