import Foundation
import Testing

@Suite("taut check --fix")
struct RepairCommandTests {
  private static func results(_ run: CommandLineRun) throws -> [[String: Any]] {
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    return try #require(value?["results"] as? [[String: Any]])
  }

  /// Applies each repair of Swift source to it, and returns the program's checks of what comes out.
  private static func applied(_ source: String, _ arguments: [String]) throws -> [(
    patch: String, CommandLineRun
  )] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("V.swift")
    try Data(source.utf8).write(to: file)
    let run = try CommandLineRun(["check", file.path] + arguments + ["--fix", "--format", "json"])
    let repairs = try #require(try results(run).first?["repairs"] as? [[String: Any]])
    return try repairs.map { repair in
      let patch = try #require(repair["patch"] as? String, "\(repair)")
      // Of a diff of one part: the lines that stay and come, in place of those that stay and go.
      let lines = patch.split(separator: "\n", omittingEmptySubsequences: false).drop { !$0.hasPrefix("@@") }
      let (old, new) = (Self.lines(lines, with: "-"), Self.lines(lines, with: "+"))
      try #require(source.contains(old), "\(patch)")
      try Data(source.replacingOccurrences(of: old, with: new).utf8).write(to: file)
      return (patch, try CommandLineRun(["check", file.path] + arguments))
    }
  }

  /// Returns the lines of a diff that stay, and those with a sign.
  private static func lines(_ lines: some Sequence<Substring>, with sign: String) -> String {
    lines.filter { $0.hasPrefix(" ") || $0.hasPrefix(sign) }.map { $0.dropFirst() }.joined(separator: "\n")
  }

  @Test("On a device, where a background may extend into the safe area, each repair is written, and holds")
  func onDevice() throws {
    let source = """
      import SwiftUI
      struct V: View {
        var body: some View {
          VStack(alignment: .leading, spacing: 12) {
            Color.gray.frame(height: 4)
            row
          }
          .padding(12)
        }
        var row: some View {
          HStack(spacing: 8) {
            Text("Week the list is looked through").font(.footnote).lineLimit(1)
            Text("Out of stock")
              .font(.footnote)
              .lineLimit(1)
              .id("badge")
              .padding(.horizontal, 10)
              .background(Color.yellow)
            Text("In with the same name until somebody says").font(.footnote).lineLimit(1)
          }
        }
      }

      """
    let repairs = try Self.applied(
      source, ["--device", "iphone-17", "--width", "320...430", "--require", "badge is whole"])
    #expect(repairs.count > 1)
    for (patch, run) in repairs { #expect(run.code == 0, "\(patch)\(run.output)\(run.errors)") }
  }

  @Test("An id stays that of the outermost of two modifiers that are exchanged")
  func exchangedWithID() throws {
    let source = """
      import SwiftUI
      struct V: View {
        var body: some View {
          Text("Read me")
            .frame(height: 40)
            .padding(8)
            .background(Color.blue)
            .id("chip")
        }
      }

      """
    let repairs = try Self.applied(source, ["--width", "320...430", "--require", "chip.height <= 44"])
    #expect(!repairs.isEmpty)
    for (patch, run) in repairs { #expect(run.code == 0, "\(patch)\(run.output)\(run.errors)") }
  }

  @Test(
    "The event screen: the article's repair comes first, and the patched scene holds",
    arguments: [["--width", "320...1024", "--height", "568"], ["--width", "320", "--height", "568...932"]])
  func eventScreen(range: [String]) throws {
    let file = CommandLineRun.package.appendingPathComponent("Models/Scenes/event-long.json")
    let wanted = ["--require", "description is whole", "--format", "json"]
    let run = try CommandLineRun(["check", file.path] + range + wanted + ["--fix"])
    #expect(run.code == 1 && run.errors == "")
    let repairs = try #require(try Self.results(run).first?["repairs"] as? [[String: Any]])
    let first = try #require(repairs.first)
    let edit = try #require((first["edits"] as? [[String: Any]])?.first)
    #expect(edit["kind"] as? String == "add fixedSize" && edit["path"] as? String == "root.2")
    #expect(first["verified"] as? Bool == true)
    let operation = try #require((first["patch"] as? [[String: Any]])?.first)
    #expect(
      operation["op"] as? String == "add" && operation["path"] as? String == "/root/children/2/modifiers")
    // The scene with the modifiers of the patch, made without the library.
    let modifiers = try #require(operation["value"])
    var scene = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    var root = try #require(scene["root"] as? [String: Any])
    var children = try #require(root["children"] as? [[String: Any]])
    children[2]["modifiers"] = modifiers
    root["children"] = children
    scene["root"] = root
    let text = try #require(String(data: JSONSerialization.data(withJSONObject: scene), encoding: .utf8))
    let again = try CommandLineRun(["check", "-"] + range + wanted, input: text)
    #expect(again.code == 0, "\(again.output)\(again.errors)")
  }

  @Test("A spacer is removed from a scene's list of children")
  func spacer() throws {
    let scene =
      #"{"taut": 1, "root": {"type": "HStack", "children": [{"type": "Text", "id": "name", "text": "Espresso"}, {"type": "Spacer"}, {"type": "Text", "id": "price", "text": "2.80"}]}}"#
    let run = try CommandLineRun(
      [
        "check", "-", "--width", "320...330", "--require", "price.minX <= name.maxX + 12", "--fix",
        "--format",
        "json",
      ], input: scene)
    let repairs = try #require(try Self.results(run).first?["repairs"] as? [[String: Any]])
    let patch = try #require(repairs.first?["patch"] as? [[String: String]], "\(run.output)")
    #expect(patch == [["op": "remove", "path": "/root/children/1"]], "\(run.output)")
  }

  private static let card = """
    import SwiftUI

    struct Card: View {
      var body: some View {
        HStack(spacing: 24) {
          Text("A title of words").lineLimit(1).id("title")
          VStack(alignment: .leading) {
            Text("A subtitle that is long")
              .font(.caption)
              .lineLimit(1)
              .id("subtitle")
          }
          Color.red.frame(minWidth: 90).id("badge")
        }
        .padding(.horizontal, 16)
      }
    }

    """

  @Test(
    "Each patch of Swift source, applied by its lines, makes the requirement hold",
    arguments: ["title is whole", "subtitle is whole", "badge.width >= 104", "badge.x <= 200"],
    [[], ["--text-size", "large,xxLarge,accessibility1", "--direction", "both"]])
  func patches(requirement: String, variants: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Card.swift")
    try Self.card.write(to: file, atomically: true, encoding: .utf8)
    let arguments =
      [
        "check", file.path, "--width", "320...430", "--height", "120", "--require", requirement, "--format",
        "json",
      ] + variants
    let run = try CommandLineRun(arguments + ["--fix"])
    #expect(run.code == 1, "\(run.errors)")
    let repairs = try #require(try Self.results(run).first?["repairs"] as? [[String: Any]])
    #expect(!repairs.isEmpty)
    let patches = repairs.compactMap { $0["patch"] as? String }
    #expect(!patches.isEmpty, "\(run.output)")
    for patch in patches {
      let patched = try #require(Self.applied(patch, to: Self.card), "\(patch)")
      try patched.write(to: file, atomically: true, encoding: .utf8)
      let again = try CommandLineRun(arguments)
      #expect(again.code == 0, "\(patch)\n\(again.output)\(again.errors)")
    }
  }

  /// A text with a patch of one stretch; `nil` where its old lines are not in the text.
  private static func applied(_ patch: String, to text: String) -> String? {
    let lines = patch.split(separator: "\n").dropFirst(3)
    func side(_ sign: Character) -> String {
      lines.filter { $0.first == " " || $0.first == sign }.map { $0.dropFirst() + "\n" }.joined()
    }
    guard text.contains(side("-")) else { return nil }
    return text.replacingOccurrences(of: side("-"), with: side("+"))
  }

  @Test("Text has a line for each repair beneath the failure, and says where there is none")
  func text() throws {
    let row = #"""
      {"taut": 1, "name": "row", "require": ["a left of b by 8...12", "a.width >= 900"],
       "root": {"type": "HStack", "id": "row", "spacing": 20, "children": [
         {"type": "Color", "id": "a"}, {"type": "Color", "id": "b"}]}}
      """#
    let run = try CommandLineRun(
      ["check", "-", "--width", "100...200", "--height", "40", "--fix"], input: row)
    #expect(run.code == 1 && run.errors == "")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count > 2 && lines[1] == "  repair: set row's spacing 20 (line 2) to 12", "\(run.output)")
  }
}
