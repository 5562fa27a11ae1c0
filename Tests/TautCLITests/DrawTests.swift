import Foundation
import Testing

@testable import TautCLI

@Suite("taut draw, layout --tree, and texts in fonts")
struct DrawTests {
  private static let scene = "Models/Scenes/badge-row.json"

  private func file(_ ending: String) -> String {
    FileManager.default.temporaryDirectory.appending(path: "\(UUID()).\(ending)").path()
  }

  @Test("A picture is written without a word, and the same each time")
  func written() throws {
    let files = [file("svg"), file("svg")]
    defer { for file in files { try? FileManager.default.removeItem(atPath: file) } }
    let pictures = try files.map { file in
      let run = try CommandLineRun(["draw", Self.scene, "-o", file, "--show", "frames,ids,spacing"])
      #expect(run.code == 0 && run.output == "" && run.errors == "")
      return try String(contentsOfFile: file, encoding: .utf8)
    }
    #expect(pictures[0] == pictures[1] && pictures[0].contains("<svg") && pictures[0].hasSuffix("</svg>\n"))
  }

  @Test(
    "PNG and PDF begin as such files do",
    arguments: [("png", [UInt8(0x89), 0x50, 0x4E, 0x47]), ("pdf", Array("%PDF".utf8))])
  func formats(_ ending: String, _ signature: [UInt8]) throws {
    let file = file(ending)
    defer { try? FileManager.default.removeItem(atPath: file) }
    let run = try CommandLineRun(["draw", Self.scene, "-o", file, "--dark", "--width", "320,nil"])
    #expect(run.code == 0 && run.errors == "")
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)).starts(with: signature))
  }

  @Test(
    "The edge of the container is drawn, red where something reaches over it, and what lies outside is marked"
  )
  func container() throws {
    let scene = "Tests/TautCLITests/Pairs/row.json"
    func edges(_ arguments: [String], _ color: String) throws -> Int {
      let run = try CommandLineRun(["draw", scene, "-o", "-"] + arguments)
      #expect(run.code == 0, "\(run.errors)")
      return run.output.components(separatedBy: "stroke=\"\(color) stroke-width=\"1\"").count - 1
    }
    let (grey, red) = ("#8e8e93\" stroke-opacity=\"0.6\"", "#ff2d55\"")
    #expect(try edges(["--proposal", "520x200"], grey) == 4)
    #expect(try edges(["--proposal", "520x200"], red) == 0)
    #expect(try edges(["--proposal", "60x200"], red) == 4)
    #expect(try edges(["--proposal", "60xnil"], red) == 2)
    #expect(try edges(["--proposal", "nilxnil"], red) + edges(["--proposal", "nilxnil"], grey) == 0)
    let marked = try CommandLineRun(["draw", scene, "-o", "-", "--proposal", "60x200", "--show", "outside"])
    let plain = try CommandLineRun(["draw", scene, "-o", "-", "--proposal", "60x200"])
    #expect(marked.output.components(separatedBy: "fill=\"#ff2d55\" fill-opacity=\"0.3\"").count > 1)
    #expect(marked.output != plain.output)
  }

  @Test("A PNG has two pixels a point unless somebody says otherwise")
  func pixels() throws {
    func width(_ arguments: [String]) throws -> Int {
      let file = file("png")
      defer { try? FileManager.default.removeItem(atPath: file) }
      _ = try CommandLineRun(["draw", Self.scene, "-o", file, "--proposal", "520x100"] + arguments)
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: file)))
      return Int(bytes[18]) * 256 + Int(bytes[19])
    }
    #expect(try width([]) == 1_040)
    #expect(try width(["--scale", "1"]) == 520)
  }

  @Test(
    "What cannot be drawn is an error, and nothing is written",
    arguments: [
      (["-o", "o.gif"], "\"gif\" is not a picture format; end the file's name with .svg, .png, .pdf\n"),
      (["-o", "o"], "the file's name has no extension; give it one of .svg, .png, .pdf\n"),
      (["-o", "/none/o.svg"], "/none/o.svg: cannot be written: there is no folder /none\n"),
      (
        ["-o", "/none/o.svg", "--view", "badg"],
        "a badge at the end of a row: there is no view \"badg\"; did you mean \"badge\"?\n"
      ),
      (["-o", "/none/o.svg", "--images", "/none"], "/none: there is no such folder for --images\n"),
      (
        ["-o", "/none/o.svg", "--font", "/none.ttf"],
        "there is no font file /none.ttf: give the path of a .ttf, .otf or .ttc file\n"
      ),
    ])
  func errors(_ arguments: [String], _ errors: String) throws {
    let run = try CommandLineRun(["draw", Self.scene] + arguments)
    #expect(run.code == 2 && run.output == "" && run.errors == errors)
  }

  @Test("Font files are for texts that Pango measures")
  func builtin() throws {
    let run = try CommandLineRun(["layout", Self.scene, "--text", "builtin", "--font", "a.ttf"])
    #expect(
      run.code == 2
        && run.errors.contains("--font is for texts that Pango measures: leave out --text builtin"))
  }

  @Test("A tree has a line for each view, with its size and why it has it")
  func tree() throws {
    let run = try CommandLineRun(["layout", "--tree", Self.scene])
    #expect(run.code == 0 && run.errors == "")
    #expect(
      run.output == """
        a badge at the end of a row, 520x100
        HStack "row"  520 x 100  width: its children and the space between them (44 + 8 + 198.7 + 8 + 261.3); height: as tall as title and badge, which are equally tall
          Image "icon"  44 x 44  width: its own width; height: its own height
          frame  198.7 x 100  width: frame(maxWidth: 198.7), line 15
            Color "title"  198.7 x 100  width: fills the 198.7 that frame(maxWidth: 198.7), line 15, offers; height: fills the container's 100
          frame  261.3 x 100
            Color "badge"  261.3 x 100  width: fills what is left in row: 504 - 44 - 198.7; height: fills the container's 100

        """)
  }
}
