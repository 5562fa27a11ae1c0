import Foundation
import Taut
import Testing

/// What `taut explain` prints for each scene is kept in `Tests/TautCLITests/Goldens` and read by people.
///
/// After a change that is meant, write the files anew and read the difference before it is committed:
///
///     TAUT_WRITE_GOLDENS=1 swift test -c release -Xswiftc -enable-testing --filter GoldenTests
///
/// Without the variable nothing is written, and a file that is missing fails.
@Suite("The complete output of taut explain, for every scene")
struct GoldenTests {
  static let scenes = names(in: "Models/Scenes", ending: ".json")
  static let goldens = names(in: "Tests/TautCLITests/Goldens", ending: ".txt")

  static func names(in folder: String, ending: String) -> [String] {
    let path = CommandLineRun.package.appendingPathComponent(folder).path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [])
      .filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) }.sorted()
  }

  @Test("Every scene has a golden file, and no other files are there")
  func complete() {
    #expect(Self.scenes.count > 50)
    #expect(KeptOutput.writes || Self.goldens == Self.scenes)
  }

  @Test("The tree, and the story of every view that has an id", arguments: scenes)
  func explain(_ scene: String) throws {
    let output = try Self.output(scene)
    try KeptOutput(file: "Goldens/\(scene).txt").check(output)
    // What is unchanged up to a size says what happens there.
    for line in output.split(separator: "\n") where line.contains("unchanged until") {
      #expect(line.contains("; from there "), "\(line)")
    }
  }

  /// A session: each command, and what it prints.
  static func output(_ scene: String) throws -> String {
    let file = "Models/Scenes/\(scene).json"
    let text = try String(contentsOf: CommandLineRun.package.appendingPathComponent(file), encoding: .utf8)
    let tree = try LayoutTree(SceneReader().read(text, file: file).root)
    let ids = tree.nodes.compactMap(\.id).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    var session = ""
    for arguments in [["explain", file]] + (ids.isEmpty ? [] : [["explain", file] + views(ids)]) {
      let run = try CommandLineRun(arguments)
      #expect(run.code == 0 && run.errors == "", "\(scene): \(run.errors)")
      session += "$ taut \(arguments.joined(separator: " "))\n\(run.output)\n"
    }
    return session
  }

  private static func views(_ ids: [String]) -> [String] { ids.flatMap { ["--view", $0] } }
}
