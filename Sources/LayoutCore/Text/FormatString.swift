/// A string with places for values, as C's `printf` has them: `%@`, `%lld`, `%.2f`, `%2$@`; `%%` is a percent sign.
package struct FormatString: Hashable, Sendable {
  /// A part of the string.
  package enum Piece: Hashable, Sendable {
    /// What is shown as it is.
    case letters(String)
    /// The place of a value, by its number from 0.
    case value(Int)
  }

  /// The parts, in their order.
  package let pieces: [Piece]

  /// Reads a string; a percent sign with which no format begins is a letter.
  package init(_ string: String) {
    var pieces: [Piece] = []
    var letters = ""
    var count = 0
    var rest = string[...]
    while let sign = rest.firstIndex(of: "%") {
      letters += rest[..<sign]
      rest = rest[sign...].dropFirst()
      if rest.first == "%" {
        letters += "%"
        rest = rest.dropFirst()
      } else if let format = Format(rest) {
        if !letters.isEmpty { pieces.append(.letters(letters)) }
        letters = ""
        pieces.append(.value(format.place ?? count))
        // Formats without a number take the values in their order.
        if format.place == nil { count += 1 }
        rest = format.rest
      } else {
        letters += "%"
      }
    }
    letters += rest
    if !letters.isEmpty { pieces.append(.letters(letters)) }
    self.pieces = pieces
  }

  /// Whether there is a place for a value.
  package var hasValues: Bool {
    pieces.contains { if case .value = $0 { true } else { false } }
  }

  /// The string with words in the places of values; a place without a value stays empty.
  package func filled(with values: [String]) -> String {
    pieces.map { piece in
      switch piece {
      case .letters(let letters): letters
      case .value(let place): values.indices.contains(place) ? values[place] : ""
      }
    }.joined()
  }

  /// The string with `%@` for every value, so that keys can be compared whose values are of other sorts.
  package var general: String {
    var count = 0
    return pieces.map { piece in
      switch piece {
      case .letters(let letters): return letters.replacing("%", with: "%%")
      case .value(let place):
        defer { count += 1 }
        return place == count ? "%@" : "%\(place + 1)$@"
      }
    }.joined()
  }

  /// The format with which a string begins, or the two percent signs of one that is shown; `nil` for neither.
  package static func prefix(_ string: Substring) -> Substring? {
    guard string.first == "%" else { return nil }
    let rest = string.dropFirst()
    if rest.first == "%" { return string.prefix(2) }
    return Format(rest).map { string[..<$0.rest.startIndex] }
  }

  /// A format, without its percent sign.
  private struct Format {
    /// Which value it shows, from 0; `nil` for the next one.
    var place: Int?
    /// What follows it.
    var rest: Substring

    /// The format with which a string begins; `nil` where it begins with none.
    init?(_ string: Substring) {
      rest = string
      let digits = take(while: \.isNumber)
      if rest.first == "$", let number = Int(digits), (1...99).contains(number) {
        place = number - 1
        rest = rest.dropFirst()
      } else {
        rest = string
      }
      _ = take { "-+0#'".contains($0) }
      _ = take(while: \.isNumber)
      if rest.first == "." {
        rest = rest.dropFirst()
        _ = take(while: \.isNumber)
      }
      guard take(while: { "hlqztjL".contains($0) }).count <= 2,
        let kind = rest.first, "@dDiuUxXoOfFeEgGaAcCsSp".contains(kind)
      else { return nil }
      rest = rest.dropFirst()
    }

    private mutating func take(while belongs: (Character) -> Bool) -> Substring {
      let taken = rest.prefix(while: belongs)
      rest = rest[taken.endIndex...]
      return taken
    }
  }
}
