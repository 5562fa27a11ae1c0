/// A line of text for a person: on a terminal its names may be coloured, and what is too long goes on below.
package struct TextLine: Hashable, Sendable {
  /// A part of a line.
  package enum Piece: Hashable, Sendable {
    /// Words as they stand.
    case words(String)
    /// The name that a person gave a view.
    case name(String)

    /// The words without a sign of what they are.
    package var text: String {
      switch self {
      case .words(let text), .name(let text): text
      }
    }
  }

  /// How many blanks it begins with.
  package var indentation: Int
  /// How many blanks the lines begin with on which it goes on.
  package var hanging: Int
  /// Its parts, one right after the other.
  package var pieces: [Piece]

  /// Makes a line; by default it goes on two blanks further in than it begins.
  package init(_ pieces: [Piece], indentation: Int = 0, hanging: Int? = nil) {
    self.pieces = pieces
    self.indentation = indentation
    self.hanging = hanging ?? indentation + 2
  }

  /// The line as it stands where there is no terminal.
  package var plain: String {
    guard !pieces.isEmpty else { return "" }
    return pieces.reduce(into: String(repeating: " ", count: indentation)) { $0 += $1.text }
  }
}
