import Foundation
import Testing

@testable import TautCLI

@Suite("Commands that are given Swift source")
struct SwiftSourceTests {
  private static let views = "Examples/AppViews"

  private func json(_ arguments: [String]) throws -> [String: Any] {
    let run = try CommandLineRun(arguments + ["--format", "json"])
    #expect(run.code == 0, "\(run.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
  }

  @Test("Layout says what was read, assumed and not modelled")
  func report() throws {
    let answer = try json([
      "layout", "\(Self.views)/StatusRow.swift", "--view", "StatusRow", "--proposal", "320xnil",
    ])
    let source = try #require(answer["source"] as? [String: Any])
    #expect(source["view"] as? String == "StatusRow")
    #expect(
      source["read"] as? Int == 18 && source["assumed"] as? Int == 3 && source["notModelled"] as? Int == 0)
    let assumptions = try #require(answer["assumptions"] as? [[String: String]])
    #expect(
      assumptions == [
        [
          "position": "Examples/AppViews/StatusRow.swift:26:16", "kind": "string", "name": "status.author",
          "value": "\"author\"",
        ],
        [
          "position": "Examples/AppViews/StatusRow.swift:28:14", "kind": "condition",
          "name": "status.isPinned",
          "value": "false",
        ],
        [
          "position": "Examples/AppViews/StatusRow.swift:30:14", "kind": "string", "name": "status.text",
          "value": "\"text\"",
        ],
      ])
    #expect((answer["notModelled"] as? [Any])?.isEmpty == true)
  }

  @Test("Both engines agree on every example", arguments: ["320x600", "390xnil", "768x600"])
  func engines(_ proposal: String) throws {
    for name in ["StatusBadge", "StatusRow", "ProfileCard", "ScreenHeader", "SettingsForm", "PlayerToolbar"] {
      let run = try CommandLineRun([
        "layout", "\(Self.views)/\(name).swift", "--engine", "both", "--proposal", proposal,
      ])
      #expect(run.code == 0, "\(name): \(run.output)\(run.errors)")
    }
  }

  @Test(
    "A converted scene lays out as its source", arguments: ["StatusRow", "SettingsForm", "PlayerToolbar"])
  func convert(_ name: String) throws {
    let scene = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: scene) }
    let file = "\(Self.views)/\(name).swift"
    let view = ["--view", "1"]
    let run = try CommandLineRun(["convert", file, "--proposal", "320x500", "-o", scene.path()] + view)
    #expect(run.code == 0 && run.output == "", "\(run.errors)")
    let (source, document) = (
      try json(["layout", file, "--proposal", "320x500"] + view), try json(["layout", scene.path()])
    )
    // A list's rows have places of their own, which a document has no word for: there every view lies where it lay, by
    // whatever path.
    if name == "SettingsForm" {
      #expect(try placed(source) == placed(document))
    } else {
      #expect(try frames(source) == frames(document))
    }
    #expect(source["scene"] as? String == document["scene"] as? String)
  }

  /// The views with their frames, in no order, without what only tells a parent something.
  private func placed(_ answer: [String: Any]) throws -> [String] {
    let views = try #require(answer["frames"] as? [[String: Any]])
    return views.filter { $0["kind"] as? String != "layoutValue" }.map { view in
      ["kind", "x", "y", "width", "height"].map { "\(view[$0] ?? "")" }.joined(separator: " ")
    }.sorted()
  }

  private func frames(_ answer: [String: Any]) throws -> Data {
    try JSONSerialization.data(withJSONObject: try #require(answer["frames"]), options: .sortedKeys)
  }

  @Test("--view of taut layout names views of the trees, by text and by kind")
  func viewsOfTrees() throws {
    let source = """
      import SwiftUI
      struct Row: View { let title: String; var body: some View { HStack { Text(title); Toggle("On", isOn: .constant(true)) } } }
      #Preview("One") { VStack { Row(title: "Allow"); Row(title: "Deny") } }
      #Preview("Two") { Text("Allow") }
      """
    let file = FileManager.default.temporaryDirectory.appending(path: "Views-\(UUID().uuidString).swift")
    try Data(source.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    func lines(_ arguments: String...) throws -> [String] {
      let run = try CommandLineRun(["layout", file.path] + arguments)
      #expect(run.code == 0, "\(run.errors)")
      return run.output.split(separator: "\n").map(String.init)
    }
    // A text that both previews have.
    let texts = try lines("--view", "Allow")
    #expect(texts.filter { $0.contains("\"Allow\"") }.count == 2 && !texts.contains { $0.contains("Deny") })
    // A kind of which one preview has two: each says which of them it is, and where it was written.
    let toggles = try lines("--view", "Toggle", "--tree")
    let titles = toggles.filter { $0.hasPrefix("One") }
    #expect(titles.count == 2 && titles[0].hasPrefix("One, 1 of 2, ") && titles[1].hasPrefix("One, 2 of 2, "))
    #expect(titles.allSatisfy { $0.contains(".swift:2:") })
    #expect(
      toggles.filter { $0.hasPrefix("Toggle") }.count == 2 && !toggles.contains { $0.hasPrefix("HStack") })
    let wrong = try CommandLineRun(["layout", file.path, "--view", "Alow"])
    #expect(wrong.code == 2 && wrong.output.isEmpty && wrong.errors.contains("Alow"))
    // The name of a declared view comes first.
    #expect(try lines("--view", "Row").first?.hasPrefix("Row, ") == true)
  }

  @Test("A folder is one scene, and --view chooses")
  func folder() throws {
    let answer = try json(["layout", Self.views, "--view", "PlayerToolbar", "--proposal", "390x64"])
    #expect(answer["scene"] as? String == "PlayerToolbar")
    let wrong = try CommandLineRun(["layout", Self.views, "--view", "PlayerTolbar"])
    #expect(wrong.code == 2)
    #expect(wrong.errors.contains("there is no view \"PlayerTolbar\"; did you mean \"PlayerToolbar\"?"))
  }

  @Test("Every command that takes scenes takes source")
  func commands() throws {
    let badge = "\(Self.views)/StatusBadge.swift"
    for arguments in [
      ["trace", badge, "--view", "StatusBadge"],
      ["explain", badge, "--view", "StatusBadge", "--assume", "count=7"],
      ["breakpoints", badge, "--width", "100...120"], ["prove", badge, "--width", "100...101"],
      ["diff", badge, badge],
    ] {
      let run = try CommandLineRun(arguments)
      #expect(run.code == 0 && !run.output.isEmpty, "\(arguments): \(run.errors)")
    }
  }

  @Test("Bad input is named and ends with 2")
  func errors() throws {
    let badge = "\(Self.views)/StatusBadge.swift"
    for (arguments, words) in [
      (["layout", "none.swift"], "none.swift: cannot be read: there is no such file"),
      (["layout", badge, "--data", "none.json"], "none.json: cannot be read: there is no such file"),
      (["layout", badge, "--assume", "count"], "--assume count: give a path and a value"),
      (["layout", badge, "--view", "StatusBadge", "--strict"], "the condition count > 0 is not known"),
      (["convert", badge, "Models/Scenes/hstack.json"], "convert takes one scene at a time; name one"),
    ] {
      let run = try CommandLineRun(arguments)
      #expect(run.code == 2 && run.errors.contains(words), "\(arguments): \(run.errors)")
    }
  }
}
