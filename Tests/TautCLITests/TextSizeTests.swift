import Foundation
import Testing

@testable import TautCLI

@Suite("The option --text-size")
struct TextSizeTests {
  private static let scene = #"""
    {"taut": 1, "proposal": {"width": 300}, "root": {"type": "Text", "text": "a", "font": "title"}}
    """#

  private func height(_ arguments: [String]) throws -> Double {
    let run = try CommandLineRun(["layout", "--format", "json"] + arguments, input: Self.scene)
    #expect(run.code == 0, "\(run.errors)")
    let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let frames = try #require(answer["frames"] as? [[String: Any]])
    return try #require(frames.first?["height"] as? Double)
  }

  @Test("makes the fonts of text styles larger or smaller")
  func sizes() throws {
    let usual = try height(["-"])
    #expect(try height(["--text-size", "large", "-"]) == usual)
    #expect(try height(["--text-size", "accessibility5", "-"]) > 2 * usual)
    #expect(try height(["--text-size", "xSmall", "-"]) < usual)
  }

  @Test("is an option of every command that lays out, and takes no other names")
  func commands() throws {
    for command in ["layout", "trace", "explain", "breakpoints", "diff", "convert", "export", "prove"] {
      let help = try CommandLineRun(["help", command])
      #expect(help.output.contains("--text-size"), "\(command)")
    }
    #expect(try CommandLineRun(["layout", "--text-size", "huge", "-"]).code == 2)
  }

  @Test("changes what is proven: the proof's scene says the text size")
  func proof() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (scene, proof) = (
      folder.appending(path: "scene.json").path(), folder.appending(path: "proof.json").path()
    )
    try Self.scene.write(toFile: scene, atomically: true, encoding: .utf8)
    let made = try CommandLineRun([
      "prove", scene, "--width", "100...200", "--text-size", "xLarge", "--format", "json",
    ])
    #expect(made.code == 0, "\(made.errors)")
    try made.output.write(toFile: proof, atomically: true, encoding: .utf8)
    #expect(try CommandLineRun(["verify", proof]).code == 0)
    #expect(try String(contentsOfFile: proof, encoding: .utf8).contains("xLarge"))
  }
}

@Suite("A text that may become smaller, on the command line")
struct ScaledTextOutputTests {
  private static let scene = #"""
    {"taut": 1, "proposal": {"width": 100}, "root": {"type": "Text", "id": "title", "text": "A title that shrinks",
     "font": "title", "modifiers": [{"lineLimit": 1}, {"minimumScaleFactor": 0.25}]}}
    """#

  @Test("Explanations say how much it is scaled, and breakpoints from where on it is not")
  func output() throws {
    let explained = try CommandLineRun(["explain", "-"], input: Self.scene)
    #expect(
      explained.output.contains("its one line, scaled to 0.4"), "\(explained.output)\(explained.errors)")
    let shown = try CommandLineRun(["explain", "--view", "title", "-"], input: Self.scene)
    #expect(shown.output.contains("one line, scaled to 0.4"), "\(shown.output)")
    let walked = try CommandLineRun(["breakpoints", "--width", "20...400", "-"], input: Self.scene)
    #expect(walked.output.contains("title is no longer scaled"), "\(walked.output)\(walked.errors)")
    #expect(walked.output.contains("more where a text is only scaled a little less; --all shows them"))
    let all = try CommandLineRun(["breakpoints", "--width", "20...400", "--all", "-"], input: Self.scene)
    #expect(all.output.contains("title is scaled to 0.4") && !all.output.contains("--all"))
  }
}
