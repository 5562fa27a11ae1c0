import Foundation
import Taut
import Testing

@Suite("What pages show is what the program prints")
struct PageTests {
  static let pages = [
    "README.md", "Sources/Taut/Taut.docc/Batches.md", "Sources/Taut/Taut.docc/CheckingAnApp.md",
    "Sources/Taut/Taut.docc/Breakpoints.md", "Sources/Taut/Taut.docc/Differences.md",
    "Sources/Taut/Taut.docc/Explanations.md", "Sources/Taut/Taut.docc/ForeignEngines.md",
    "Sources/Taut/Taut.docc/HowALayoutIsSolved.md", "Sources/Taut/Taut.docc/GettingStarted.md",
    "Sources/Taut/Taut.docc/RangeProofs.md", "Sources/Taut/Taut.docc/Requirements.md",
    "Sources/Taut/Taut.docc/ReadingSwiftSource.md",
    "Sources/Taut/Taut.docc/WhyNot.md",
  ]

  static func text(_ page: String) throws -> String {
    try String(contentsOf: CommandLineRun.package.appendingPathComponent(page), encoding: .utf8)
  }

  @Test("Every command with output prints that output and no other", arguments: pages)
  func sessions(_ page: String) throws {
    let sessions = Session.sessions(in: try Self.text(page)).filter(\.showsOutput)
    #expect(!sessions.isEmpty)
    for session in sessions {
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      for name in ["Examples", "Models", "Tests"] {
        try FileManager.default.createSymbolicLink(
          at: folder.appendingPathComponent(name),
          withDestinationURL: CommandLineRun.package.appendingPathComponent(name))
      }
      for (command, output) in session.steps {
        let run = try CommandLineRun(shell: command, in: folder)
        #expect(run.code != 2, "\(command): \(run.errors)")
        #expect(trimmed(run.output + run.errors) == trimmed(output), "\(page): \(command)")
      }
    }
  }

  private func trimmed(_ output: String) -> String { output.trimmingCharacters(in: .newlines) }

  @Test("A page's commands are found with their output")
  func reading() {
    let page = """
      Words.

          $ taut a 'b c'   # comment
          one
            two

          three
          $ taut e

      Words.

          $ taut silent

      ```
      $ taut d
      four
      ```
      More words.

      ```json
      {"not": "a session"}
      ```
      """
    let sessions = Session.sessions(in: page)
    #expect(sessions.map(\.showsOutput) == [true, false, true])
    #expect(
      sessions.map { $0.steps.map(\.command) } == [
        ["taut a 'b c'   # comment", "taut e"], ["taut silent"], ["taut d"],
      ])
    #expect(sessions.map { trimmed($0.steps[0].output) } == ["one\n  two\n\nthree", "", "four"])
  }

  @Test("The page on explanations describes every key of the JSON output")
  func keys() throws {
    let page = try Self.text("Sources/Taut/Taut.docc/Explanations.md")
    let described = Set(
      page.split(separator: "\n").filter { $0.hasPrefix("| `") }.flatMap { line in
        line.split(separator: "|")[0].split(separator: "`").filter { !$0.contains(" ") && $0 != "," }
          .map(String.init)
      })
    var used: Set<String> = []
    let whole = GoldenTests.scenes.map { ["Models/Scenes/\($0).json"] }
    let stories = ["badge-row", "image-in-frame", "characters-feet"].map {
      ["Models/Scenes/\($0).json", "--view", "root"]
    }
    let compact = whole.map { ["--compact"] + $0 } + [["--compact", "Models/Scenes/favorite-demo.json"]]
    for arguments in whole + stories + compact {
      let run = try CommandLineRun(["explain", "--format", "json"] + arguments)
      #expect(run.code == 0)
      used.formUnion(Self.keys(try JSONSerialization.jsonObject(with: Data(run.output.utf8))))
    }
    #expect(used.subtracting(described) == [], "not described")
    #expect(described.subtracting(used) == [], "described, and nowhere to be seen")
  }

  @Test(
    "The pages on answers describe every key of their JSON output",
    arguments: [
      "WhyNot": ["explain", "Tests/TautCLITests/Pairs/row.json", "--why-not", "badge.width >= 280"],
      "Breakpoints": ["breakpoints", "Tests/TautCLITests/Pairs/row.json", "--width", "480...600"],
      "Requirements": [
        "check", "Tests/TautCLITests/Pairs/row.json", "--width", "100...600", "--require",
        "badge.width >= 280",
      ],
      "Differences": [
        "diff", "Tests/TautCLITests/Pairs/row.json", "Tests/TautCLITests/Pairs/row-limit.json",
      ],
    ])
  func answerKeys(_ page: String, _ arguments: [String]) throws {
    let text = try Self.text("Sources/Taut/Taut.docc/\(page).md")
    let run = try CommandLineRun(arguments + ["--format", "json"])
    let keys = Self.keys(try JSONSerialization.jsonObject(with: Data(run.output.utf8)))
    #expect(keys.count > 4)
    for key in keys { #expect(text.contains("`\(key)`"), "\(page): \(key)") }
  }

  private static func keys(_ value: Any) -> Set<String> {
    if let object = value as? [String: Any] {
      return object.reduce(into: Set(object.keys)) { $0.formUnion(keys($1.value)) }
    }
    return (value as? [Any])?.reduce(into: []) { $0.formUnion(keys($1)) } ?? []
  }
}
