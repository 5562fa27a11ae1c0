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
    #expect(try CommandLineRun(["prove", "--verify", proof]).code == 0)
    #expect(try String(contentsOfFile: proof, encoding: .utf8).contains("xLarge"))
  }
}
