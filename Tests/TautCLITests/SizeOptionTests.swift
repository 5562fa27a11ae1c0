import Foundation
import Testing

@testable import TautCLI

@Suite("Sizes, text sizes and standard input are said alike in every command")
struct SizeOptionTests {
  private static let row = "Tests/TautCLITests/Pairs/row.json"
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View { Text("Hello").padding(8) }
    }
    """

  @Test(
    "A width and a height are a proposal",
    arguments: [["layout"], ["trace"], ["explain"], ["export", "-o", "-"]])
  func sides(_ command: [String]) throws {
    let both = try CommandLineRun(command + [Self.row, "--width", "300", "--height", "80"])
    let proposal = try CommandLineRun(command + [Self.row, "--proposal", "300x80"])
    #expect(both.code == 0 && both.output == proposal.output, "\(both.errors)")
    // What is not said stays the scene's own, 200 tall.
    let one = try CommandLineRun(command + [Self.row, "--width", "300"])
    let whole = try CommandLineRun(command + [Self.row, "--proposal", "300x200"])
    #expect(one.code == 0 && one.output == whole.output, "\(one.errors)")
  }

  @Test("Swift source without a size is on the usual device, which is said, and on none where that is said")
  func device() throws {
    let usual = try CommandLineRun(["layout", "-"], input: Self.card)
    let named = try CommandLineRun(["layout", "-", "--device", "iphone-17"], input: Self.card)
    #expect(usual.code == 0 && usual.output == named.output, "\(usual.output)\(usual.errors)")
    #expect(usual.output.contains("402x874"))
    #expect(usual.errors.contains("no size is given: on iPhone 17, 402x874"), "\(usual.errors)")
    #expect(!named.errors.contains("no size is given"))
    for (options, size) in [
      (["--proposal", "nilxnil"], "nilxnil"), (["--width", "300"], "300xnil"),
      (["--platform", "macos-26"], "nilxnil"), (["--sweep", "300...300"], "300xnil"),
    ] {
      let run = try CommandLineRun(["layout", "-"] + options, input: Self.card)
      #expect(run.code == 0 && run.output.contains("Card, \(size), "), "\(run.output)\(run.errors)")
      #expect(!run.errors.contains("no size is given"), "\(run.errors)")
    }
    let fixed = Self.card + "\n#Preview(traits: .fixedLayout(width: 120, height: 60)) { Card() }"
    let preview = try CommandLineRun(["layout", "-"], input: fixed)
    #expect(preview.output.contains("120x60"), "\(preview.output)")
    let width = try CommandLineRun(["layout", "-", "--width", "200"], input: fixed)
    #expect(width.output.contains("200x60"), "\(width.output)")
    let json = try CommandLineRun(["layout", "-", "--format", "json"], input: Self.card)
    #expect(json.output.contains(#""device": "iphone-17""#), "\(json.output)")
  }

  @Test("Standard input is a document or Swift source")
  func standardInput() throws {
    let document = try String(
      contentsOf: CommandLineRun.package.appendingPathComponent(Self.row), encoding: .utf8)
    let file = try CommandLineRun(["layout", Self.row])
    #expect(try CommandLineRun(["layout", "-"], input: document).output == file.output)
    let yaml = "taut: 1\nname: import\nroot:\n  type: Color\n"
    #expect(
      try CommandLineRun(["layout", "-", "--width", "9"], input: yaml).output.contains("import, 9xnil"))
    let converted = try CommandLineRun(["convert", "-", "-o", "-"], input: Self.card)
    #expect(converted.code == 0 && converted.output.contains(#""taut": 1"#), "\(converted.errors)")
    let checked = try CommandLineRun(
      ["check", "-", "--width", "300...320", "--standard"], input: Self.card)
    #expect(checked.output.contains("requirements hold"), "\(checked.output)\(checked.errors)")
    let wrong = try CommandLineRun(
      ["layout", "-"], input: "import SwiftUI\nstruct Card: View { var body: some View { Text( } }")
    #expect(wrong.code == 2 && wrong.errors.contains("-:2:"), "\(wrong.errors)")
  }

  @Test("A list of text sizes is one layout after the other, also by their short names")
  func textSizes() throws {
    let run = try CommandLineRun(
      ["layout", "-", "--line", "--width", "300", "--text-size", "large,AX3"], input: Self.card)
    let lines = run.output.split(separator: "\n")
    #expect(run.code == 0 && lines.count == 2, "\(run.output)\(run.errors)")
    #expect(lines.first?.hasPrefix("Card, large: ") == true)
    #expect(lines.last?.hasPrefix("Card, accessibility3: ") == true)
    let several = try CommandLineRun(["convert", "-", "--text-size", "all"], input: Self.card)
    #expect(several.code == 2 && several.errors.contains("--text-size takes one size here"))
  }

  @Test(
    "An option that is written wrongly says its right form",
    arguments: [
      (["check", "a.json", "--width", "390x844"], "the size 390x844 is --proposal 390x844"),
      (["check", "a.json", "--width", "wide"], "as in --width 390, or a range, as in --width 320...430"),
      (["layout", "a.json", "--width", "320-430"], "layout --sweep 320...430"),
      (["layout", "a.json", "--proposal", "320...430x844"], "a range is --width 320...430"),
      (["layout", "a.json", "--proposal", "390"], "a size, as in --proposal 390x844"),
      (["draw", "a.json", "-o", "a.svg", "--width", "390x844"], "--proposal 390x844"),
      (["layout", "a.json", "--text-size", "AX9"], "as in --text-size large,AX3"),
      (["layout", "a.json", "--safe-area", "left=3"], "as in --safe-area top=47,bottom=34"),
    ])
  func rightForm(_ arguments: [String], _ words: String) throws {
    let run = try CommandLineRun(arguments)
    #expect(run.code == 2 && run.errors.contains(words), "\(run.errors)")
    #expect(run.errors.hasPrefix("Error: The value"), "\(run.errors)")
  }

  @Test("A check of one size needs no range")
  func oneSize() throws {
    let requirement = ["--require", "badge.width >= 280"]
    let size = try CommandLineRun(["check", Self.row, "--proposal", "520x200"] + requirement)
    let range = try CommandLineRun(
      ["check", Self.row, "--width", "520...520", "--height", "200"] + requirement)
    #expect(size.code == 1 && size.output == range.output, "\(size.output)\(size.errors)")
    #expect(size.output.contains("--proposal 520x200"), "\(size.output)")
    let wider = try CommandLineRun(["check", Self.row, "--proposal", "900x200"] + requirement)
    #expect(wider.code == 0, "\(wider.output)")
    #expect(try CommandLineRun(["check", Self.row] + requirement).code == 2)
  }

  @Test("Breakpoints of a plane are regions, whose frames are those of the layouts in them")
  func plane() throws {
    let run = try CommandLineRun([
      "breakpoints", Self.row, "--width", "300...700", "--height", "20...200", "--format", "json",
    ])
    let answer = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    let regimes = try #require(answer["regimes"] as? [[String: Any]])
    #expect(regimes.count > 1 && answer["isExact"] as? Bool == true)
    for regime in regimes.prefix(3) {
      let corners = try #require(regime["corners"] as? [[Double]])
      let middle = (0...1).map { side in
        corners.map { $0[side] }.reduce(0, +) / Double(corners.count)
      }
      let layout = try CommandLineRun([
        "layout", Self.row, "--proposal", "\(middle[0])x\(middle[1])", "--format", "json",
      ])
      let printed = try #require(
        try JSONSerialization.jsonObject(with: Data(layout.output.utf8)) as? [String: Any])
      let frames = try #require(printed["frames"] as? [[String: Any]])
      let forms = try #require(regime["frames"] as? [[String: Any]])
      for form in forms {
        let frame = try #require(frames.first { $0["path"] as? String == form["path"] as? String })
        for key in ["x", "y", "width", "height"] {
          let parts = try #require(form[key] as? [Double])
          let value = parts[0] + parts[1] * middle[0] + parts[2] * middle[1]
          #expect(abs(value - (frame[key] as? Double ?? .nan)) < 1e-3, "\(form) \(key) at \(middle)")
        }
      }
    }
    let text = try CommandLineRun([
      "breakpoints", Self.row, "--width", "300...700", "--height", "20...200",
    ])
    #expect(text.output.contains("\(regimes.count) regimes, 300.00...700.00 wide, 20.00...200.00 tall"))
  }

  @Test("A proof of a plane is one of every width at some heights, and says so")
  func proofs() throws {
    let run = try CommandLineRun(["prove", Self.row, "--width", "300...400", "--height", "100...180"])
    #expect(run.code == 1, "\(run.errors)")
    #expect(run.output.components(separatedBy: "Proven for every width").count == 10, "\(run.output)")
    #expect(
      run.errors.contains("every width is proven at 9 heights; nothing is proven for heights between them"))
  }

  @Test("Completions and the description that man pages are made from have every command")
  func manuals() throws {
    for shell in ["bash", "zsh", "fish"] {
      let run = try CommandLineRun(["--generate-completion-script", shell])
      #expect(run.code == 0 && run.errors == "")
      for word in ["layout", "inspect", "--proposal", "--text-size", "iphone-17"] {
        let bare = shell == "fish" ? String(word.drop { $0 == "-" }) : word
        #expect(run.output.contains(bare), "\(shell): \(word)")
      }
    }
    let dump = try CommandLineRun(["--experimental-dump-help"])
    let help = try #require(try JSONSerialization.jsonObject(with: Data(dump.output.utf8)) as? [String: Any])
    let command = try #require(help["command"] as? [String: Any])
    let subcommands = try #require(command["subcommands"] as? [[String: Any]])
    let names = subcommands.compactMap { $0["commandName"] as? String }
    for known in TautCommand.configuration.subcommands {
      let name = try #require(known.configuration.commandName)
      #expect(names.contains(name))
    }
    #expect(subcommands.allSatisfy { ($0["abstract"] as? String)?.isEmpty == false })
  }
}

@Suite("--view names a view in every command")
struct ViewOptionTests {
  private static let row = "Tests/TautCLITests/Pairs/row.json"

  @Test(
    "Layout shows the view of a document alone, and commands about ranges say that they take all of its layout"
  )
  func document() throws {
    let run = try CommandLineRun(["layout", Self.row, "--view", "badge"])
    #expect(run.code == 0 && run.output.contains("badge") && !run.output.contains("title"), "\(run.output)")
    let wrong = try CommandLineRun(["layout", Self.row, "--view", "badg"])
    #expect(wrong.code == 2 && wrong.errors.contains("did you mean \"badge\"?"), "\(wrong.errors)")
    let range = try CommandLineRun(["breakpoints", Self.row, "--view", "badge", "--width", "300...400"])
    #expect(range.code == 0, "\(range.errors)")
    #expect(range.errors.contains("badge is in row: everything shown there is used"), "\(range.errors)")
    let none = try CommandLineRun(["breakpoints", Self.row, "--view", "badg", "--width", "300...400"])
    #expect(none.code == 2 && none.errors.contains("did you mean \"badge\"?"), "\(none.errors)")
  }

  @Test(
    "The name of a view in a layout means the layout that it is in, to every command",
    arguments: [
      ["check", "--width", "300...320"], ["breakpoints", "--width", "300...320"], ["convert"],
      ["prove", "--width", "300...320"], ["inspect", "--width", "300...320", "-o", "/dev/null"],
    ])
  func source(command: [String]) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "taut-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(
      #"#Preview("One") { Text("first") }; #Preview("Two") { VStack { Text("second"); Text("third") } }"#.utf8
    )
    .write(to: file)
    let run = try CommandLineRun(command + [file.path, "--view", "third"])
    #expect(run.errors.contains("third is in Two: everything shown there is used"), "\(run.errors)")
    let whole = try CommandLineRun(command + [file.path, "--view", "Two"])
    #expect(run.code == whole.code && run.output == whole.output, "\(run.errors)")
    let unknown = try CommandLineRun(command + [file.path, "--view", "fourth"])
    #expect(unknown.code == 2 && unknown.errors.contains("there is no view \"fourth\""), "\(unknown.errors)")
  }
}
