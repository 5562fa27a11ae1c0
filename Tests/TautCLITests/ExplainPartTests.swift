import Foundation
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
    #expect(run.output.contains(" more views are not shown"))
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

  @Test("Compact JSON has a line's worth for each view, equal siblings once, and what is at fault first")
  func compact() throws {
    func object(_ arguments: [String]) throws -> (bytes: Int, members: [String: Any]) {
      let run = try CommandLineRun(["explain", "--format", "json"] + arguments)
      #expect(run.code == 0, "\(run.errors)")
      let data = Data(run.output.utf8)
      return (data.count, try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]))
    }
    let whole = try object([Self.scene])
    let compact = try object([Self.scene, "--compact"])
    #expect(compact.bytes * 8 < whole.bytes)
    let views = try #require(compact.members["views"] as? [[String: Any]])
    // What is told as text is told here, view by view.
    let paths = try paths([])
    #expect(views.compactMap { $0["path"] as? String } == paths.map(String.init))
    for view in views where view["sameAs"] == nil {
      #expect((view["size"] as? [Any])?.count == 2 && view["kind"] is String)
      #expect(view["width"] is String || view["height"] is String)
    }
    #expect(compact.members["certificate"] == nil && compact.members["notTold"] as? Int == 0)
    let part = try object([Self.scene, "--compact", "--under", "header", "--depth", "2"])
    #expect((part.members["views"] as? [Any]).map { $0.count < views.count } == true)
    #expect((part.members["notTold"] as? Int ?? 0) > 0)
    for options in [["--compact"], ["--compact", "--format", "json", "--view", "header"]] {
      let run = try CommandLineRun(["explain", Self.scene] + options)
      #expect(run.code == 2 && run.errors.contains("--compact"), "\(run.errors)")
    }
  }
}
