import Foundation
import Testing

@Suite("Exported programs say in a person's words what their variables and rows are")
struct ExportCommentTests {
  @Test(arguments: ["badge-row", "event-short", "characters-feet", "image-aspect-ratio", "icon-demo-1"])
  func comments(_ scene: String) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandLineRun(["export", "Models/Scenes/\(scene).json", "--output", folder.path])
    #expect(run.code == 0, "\(run.errors)")
    for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      try check(String(contentsOf: file, encoding: .utf8))
    }
  }

  private func check(_ text: String) throws {
    let lines = text.components(separatedBy: "\n")
    let begin = try #require(lines.firstIndex(of: "Subject To"))
    let end = try #require(lines.firstIndex(of: "Bounds"))
    for (above, line) in zip(lines[begin..<end], lines[(begin + 1)..<end])
    where line.hasPrefix(" ") && line.contains(":") {
      #expect(above.hasPrefix("\\* ") && above.hasSuffix(" *\\"), "\(line)")
    }
    let shown = Set(
      lines.filter { $0.hasPrefix("\\* ") }.compactMap {
        $0.dropFirst(3).components(separatedBy: " = ").first
      })
    let bounds = lines[(end + 1)...].prefix { $0 != "End" }.filter { !$0.isEmpty }
    for line in bounds {
      let words = line.split(separator: " ").map(String.init)
      let name = try #require(words.first { $0.first?.isLetter == true && !["free", "inf"].contains($0) })
      #expect(shown.contains(name) || name.contains("_over") || name.contains("_under"), "\(line)")
    }
  }

  @Test("What a badge's width is")
  func words() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try CommandLineRun(["export", "Models/Scenes/badge-row.json", "--output", folder.path])
    let text = try String(contentsOf: folder.appendingPathComponent("root.lp"), encoding: .utf8)
    #expect(text.contains("\n\\* root.2.width = the width of Color \"badge\" (line 18) *\\\n"))
    #expect(
      text.contains(
        "\n\\* the width of frame (line 22), by its upper limits alone is at most: badge's maxWidth 300 (line 22) *\\\n"
      ), "\(text)")
  }
}
