import Foundation
import Testing

@testable import TautCLI

@Suite("The option --safe-area")
struct SafeAreaOptionTests {
  private static let scene = #"""
    {"taut": 1, "proposal": {"width": 300, "height": 500}, "safeArea": {"top": 20}, "root": {"type": "ZStack",
     "children": [{"type": "Color", "id": "red", "modifiers": [{"ignoresSafeArea": true}]},
      {"type": "Color", "id": "blue"}]}}
    """#

  /// The edges of a view: left, top, width, height.
  private func frame(_ id: String, _ arguments: [String] = []) throws -> [Double] {
    let run = try CommandLineRun(["layout", "--format", "json"] + arguments + ["-"], input: Self.scene)
    #expect(run.code == 0, "\(run.errors)")
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let frames = try #require(answer["frames"] as? [[String: Any]])
    let view = try #require(frames.first { $0["id"] as? String == id })
    return try ["x", "y", "width", "height"].map { try #require(view[$0] as? Double) }
  }

  @Test("says what is not safe, in place of what the scene says")
  func insets() throws {
    #expect(try frame("blue") == [0, 20, 300, 480])
    #expect(try frame("red") == [0, 0, 300, 500])
    #expect(try frame("blue", ["--safe-area", "top=47,bottom=34"]) == [0, 47, 300, 419])
    #expect(try frame("red", ["--safe-area", "top=47,bottom=34"]) == [0, 0, 300, 500])
    #expect(try frame("blue", ["--safe-area", "10"]) == [10, 10, 280, 480])
    #expect(try frame("blue", ["--safe-area", "0"]) == [0, 0, 300, 500])
  }

  @Test("is an option of every command that lays out, and takes edges and points alone")
  func commands() throws {
    for command in ["layout", "trace", "explain", "breakpoints", "diff", "convert", "export", "prove"] {
      #expect(try CommandLineRun(["help", command]).output.contains("--safe-area"), "\(command)")
    }
    for wrong in ["left=3", "top", "top=-1", "top=1,top=2", "top=inf", ""] {
      #expect(try CommandLineRun(["layout", "--safe-area", wrong, "-"]).code == 2, "\(wrong)")
    }
  }

  @Test("reaches views of Swift source too, and what was found is said")
  func source() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Card.swift").path()
    let source = """
      struct Card: View {
        var body: some View { Text("a").background(Color.red.ignoresSafeArea()) }
      }
      """
    try source.write(toFile: file, atomically: true, encoding: .utf8)
    let run = try CommandLineRun(["layout", file, "--proposal", "300x500", "--safe-area", "top=47"])
    #expect(run.code == 0 && run.output.contains("safeArea"), "\(run.output)")
    #expect(run.errors.contains("holds at that size alone"), "\(run.errors)")
  }

  @Test("ranges of sizes are answered where views reach equally far")
  func ranges() throws {
    func run(_ arguments: String..., scene: String = Self.scene) throws -> CommandLineRun {
      try CommandLineRun(arguments + ["-"], input: scene)
    }
    let card = #"""
      {"taut": 1, "name": "card", "proposal": {"width": 300, "height": 500}, "safeArea": 20, "root":
       {"type": "Color", "id": "red", "modifiers": [{"frame": {"maxWidth": 320}}, {"ignoresSafeArea": true}]}}
      """#
    let breakpoints = try run("breakpoints", "--width", "100...400")
    #expect(breakpoints.code == 0 && breakpoints.errors.isEmpty, "\(breakpoints.errors)")
    #expect(breakpoints.output.contains("no breakpoint"))
    let proven = try run("prove", "--width", "100...400")
    #expect(proven.code == 0 && proven.output.contains("Proven") && proven.errors.isEmpty, "\(proven.errors)")
    let checked = try run("check", "--width", "100...400", "--require", "red.height >= 500")
    #expect(checked.code == 0 && checked.errors.isEmpty, "\(checked.output) \(checked.errors)")
    // A card of 320 and the edges at its sides: up to 360 it touches them.
    let tried = try run("check", "--width", "100...600", "--require", "red.width <= 310", scene: card)
    #expect(
      tried.code == 1
        && tried.output.contains(
          "for every width in [100, 360] and [361, 600], exact; and at the 129 widths that were tried"),
      "\(tried.output)\(tried.errors)")
    // What fails before, between and after is one finding.
    #expect(
      tried.output.contains("1 of 1 requirement fails")
        && tried.output.contains("fails for every width in (310, 360]"),
      "\(tried.output)")
    let part = try run("check", "--width", "100...360", "--require", "red.width >= 100", scene: card)
    #expect(part.code == 0, "\(part.output) \(part.errors)")
    let parts = try run("prove", "--width", "100...600", scene: card)
    #expect(parts.code == 1 && parts.errors.contains("from 360 to 361.002"), "\(parts.errors)")
    // A list of proofs, with what is left out.
    let json = try run("prove", "--width", "100...600", "--format", "json", scene: card)
    let verified = try CommandLineRun(["verify", "-"], input: json.output)
    #expect(
      verified.code == 1
        && verified.output == """
          -: holds: card, every width in [100, 360], 4 intervals
          -, entry 2: refused: result: it is "notProven", but only "proven" is a proof
          -: holds: card, every width in [180501/500, 600], 1 interval

          """,
      "\(verified.output)\(verified.errors)")
    let followed = try run("breakpoints", "--width", "340...380", scene: card)
    #expect(
      followed.code == 0 && followed.output.contains("followed from point to point"), "\(followed.output)")
  }
}
