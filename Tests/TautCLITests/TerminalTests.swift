import Foundation
import LayoutExplanation
import Taut
import Testing

@testable import TautCLI

@Suite("What a terminal gets, and a pipe does not")
struct TerminalTests {
  private let line = TextLine(
    [.words("root  HStack "), .name("\"row\""), .words(", line 5, in a frame, line 6")], indentation: 2,
    hanging: 4)

  @Test("A pipe gets lines as they are, whatever the environment says")
  func pipe() {
    let pipe = Terminal(isTerminal: false, environment: ["COLUMNS": "20", "TERM": "xterm"], columns: 80)
    #expect(pipe.width == nil && !pipe.isColoured)
    #expect(pipe.text([line]) == "  root  HStack \"row\", line 5, in a frame, line 6")
    #expect(pipe.text("a b\n\n  c") == "a b\n\n  c")
  }

  @Test("A terminal breaks lines at blanks and colours names; NO_COLOR and dumb terminals have no colours")
  func terminal() {
    let terminal = Terminal(isTerminal: true, environment: ["COLUMNS": "24"], columns: 80)
    #expect(terminal.width == 24)
    #expect(
      terminal.text([line])
        == "  root  HStack \u{1B}[36m\"row\"\u{1B}[0m,\n    line 5, in a frame,\n    line 6")
    let plain = Terminal(isTerminal: true, environment: ["NO_COLOR": "1"], columns: 24)
    #expect(plain.text([line]) == "  root  HStack \"row\",\n    line 5, in a frame,\n    line 6")
    #expect(!Terminal(isTerminal: true, environment: ["TERM": "dumb"], columns: nil).isColoured)
    #expect(Terminal(isTerminal: true, environment: ["NO_COLOR": ""], columns: nil).isColoured)
    #expect(Terminal(isTerminal: true, environment: ["COLUMNS": "none"], columns: 70).width == 70)
  }

  @Test("The names that people gave to views are coloured within sentences, and no other word is")
  func names() throws {
    let row = HStack(spacing: 4) {
      Text("padding").padding(3).id("padding")
      Color.red.frame(maxWidth: 40).id("the box")
    }
    let explanation = try Taut.explain(row.id("row"), in: ProposedViewSize(width: 90, height: 40))
    let format = TextExplanationFormat()
    let stories = try explanation.stories(of: explanation.views(named: "the box"), along: [.horizontal])
    func printed() throws -> String { try format.stories(stories, of: explanation, scene: "row") }
    let coloured = try Terminal(isTerminal: true, environment: ["COLUMNS": "1000"], columns: nil).text(
      printed)
    let parts = coloured.split(separator: "\u{1B}[36m").dropFirst().map { $0.prefix { $0 != "\u{1B}" } }
    #expect(Set(parts) == ["the box", "padding", "row"])
    let plain = ["\u{1B}[36m", "\u{1B}[0m"].reduce(coloured) { $0.replacingOccurrences(of: $1, with: "") }
    #expect(plain == (try printed()))
    #expect(plain == (try Terminal(isTerminal: false, environment: [:], columns: nil).text(printed)))
    #expect(plain.contains("padding") && !plain.contains(NameMarks.mark))
    // A terminal that does not say how wide it is has colours all the same.
    #expect(coloured == (try Terminal(isTerminal: true, environment: [:], columns: nil).text(printed)))
  }

  @Test(
    "No line is longer than the terminal is wide but for a word that is, and no word is lost",
    arguments: [8, 20, 31, 80])
  func wrapping(_ width: Int) {
    let text =
      "one two threefourfivesixseven\n  eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    let shown = Terminal(isTerminal: true, environment: ["NO_COLOR": "1"], columns: width).text(text)
    for line in shown.split(separator: "\n") {
      #expect(line.count <= width || !line.trimmingCharacters(in: .whitespaces).contains(" "), "\(line)")
    }
    #expect(shown.split { $0.isWhitespace } == text.split { $0.isWhitespace })
  }
}
