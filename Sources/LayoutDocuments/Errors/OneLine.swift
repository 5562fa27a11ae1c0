/// Keeps what a document says on one line: a name must not break a table, or write to a terminal in its own colours.
package enum OneLine {
  /// The text with line breaks and other controls written as escapes.
  package static func of(_ text: String) -> String {
    // Most names are plain.
    if text.utf8.allSatisfy({ 0x20...0x7E ~= $0 }) { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      // What turns the direction of all that follows on the line.
      case .format where turns.contains(where: { $0.contains(scalar) }): line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }

  /// Embeddings, overrides and isolates of directions.
  private static let turns: [ClosedRange<Unicode.Scalar>] = [
    "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}",
  ]
}
