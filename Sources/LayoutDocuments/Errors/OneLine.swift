/// Keeps messages on one line, whatever they quote from a document.
enum OneLine {
  /// The text with line breaks and other controls written as escapes.
  static func of(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { line, scalar in
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line += scalar.escaped(asASCII: true)
      default: line.unicodeScalars.append(scalar)
      }
    }
  }
}
