import Foundation
import LayoutExplanation

/// What standard output is: a terminal of a width, with or without colours, or something that keeps what it is given.
struct Terminal {
  /// How many characters a line has room for; `nil` where lines are never broken.
  var width: Int?
  /// Whether names are coloured.
  var isColoured: Bool

  /// Standard output, as the environment describes it.
  static var standardOutput: Terminal {
    Terminal(
      isTerminal: isatty(STDOUT_FILENO) == 1, environment: ProcessInfo.processInfo.environment,
      columns: columns)
  }

  /// A file or pipe gets what it always gets: no colours, and no lines that are broken.
  init(isTerminal: Bool, environment: [String: String], columns: Int?) {
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false || environment["TERM"] == "dumb"
    isColoured = isTerminal && !isPlain
    let given = environment["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = isTerminal ? given ?? columns : nil
  }

  private static var columns: Int? {
    var size = winsize()
    guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// A text as it is shown, with the names in it coloured where there are colours.
  func text(_ make: () throws -> String) rethrows -> String {
    text(try NameMarks.$areMade.withValue(isColoured) { try make() })
  }

  /// Lines as they are shown, with the names in them coloured where there are colours.
  func lines(_ make: () throws -> [TextLine]) rethrows -> String {
    text(try NameMarks.$areMade.withValue(isColoured) { try make() })
  }

  /// Lines as they are shown.
  func text(_ lines: [TextLine]) -> String { lines.map(text).joined(separator: "\n") }

  /// A text whose lines go on further in than they begin.
  func text(_ text: String) -> String {
    guard width != nil || isColoured else { return text }
    return self.text(
      text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let indentation = line.prefix { $0 == " " }.count
        return TextLine(
          [.words(String(line.dropFirst(indentation)))], indentation: indentation, hanging: indentation + 4)
      })
  }

  private func text(_ line: TextLine) -> String {
    // Nothing is marked where nothing is coloured.
    if width == nil, !isColoured { return line.plain }
    let blanks = String(repeating: " ", count: line.indentation)
    var shown = blanks
    var used = line.indentation
    // Where the room is scarce, what goes on below begins where it can.
    let hanging = min(line.hanging, (width ?? .max) / 2)
    for piece in line.pieces {
      var isName = false
      if case .name = piece { isName = isColoured }
      if isName { shown += Self.colour }
      var isMarked = false
      for (place, word) in piece.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if place > 0 {
          shown += " "
          used += 1
        }
        let letters = word.count { $0 != NameMarks.mark }
        if let width, used + letters > width, used > hanging, place > 0 {
          while shown.last == " " { shown.removeLast() }
          shown += "\n" + String(repeating: " ", count: hanging)
          used = hanging
        }
        for part in word.split(separator: NameMarks.mark, omittingEmptySubsequences: false).enumerated() {
          if part.offset > 0 {
            isMarked.toggle()
            shown += isMarked ? Self.colour : Self.plain
          }
          shown += part.element
        }
        used += letters
      }
      if isName { shown += Self.plain }
    }
    return line.pieces.isEmpty ? "" : shown
  }

  private static let colour = "\u{1B}[36m"
  private static let plain = "\u{1B}[0m"
}
