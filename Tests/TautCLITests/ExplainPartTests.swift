import Testing

@Suite("taut explain tells a part of the tree")
struct ExplainPartTests {
  private static let scene = "Models/Scenes/event-long.json"

  /// The paths of the views that are told.
  private func paths(_ options: [String]) throws -> [Substring] {
    let run = try CommandLineRun(["explain", Self.scene] + options)
    #expect(run.code == 0, "\(run.errors)")
    return run.output.split(separator: "\n").compactMap { line in
      line.drop { $0 == " " }.split(separator: " ").first.flatMap { $0.hasPrefix("root") ? $0 : nil }
    }
  }

  @Test("What is under a view, and so many containers deep; the rest is counted")
  func parts() throws {
    let whole = try paths([])
    let under = try paths(["--under", "header"])
    #expect(!under.isEmpty && under.count < whole.count && under.allSatisfy(whole.contains))
    let shallow = try paths(["--depth", "1"])
    #expect(!shallow.isEmpty && shallow.count < whole.count && shallow.allSatisfy { !$0.contains(".") })
    let run = try CommandLineRun(["explain", Self.scene, "--depth", "2"])
    #expect(run.output.contains(" more views are not told"))
    #expect(try paths(["--depth", "2"]).count > shallow.count)
  }

  @Test(
    "A part is of the whole tree",
    arguments: [
      ["--depth", "0"], ["--depth", "1", "--view", "header"], ["--under", "header", "--format", "json"],
    ])
  func refusals(_ options: [String]) throws {
    let run = try CommandLineRun(["explain", Self.scene] + options)
    #expect(run.code == 2 && run.output == "" && run.errors.contains("--depth"), "\(run.errors)")
  }
}
