/// The rule that finds the beginnings of words, letter by letter.
package struct WordRule: Sendable {
  /// What the rule remembers of a letter.
  private enum Role {
    /// A space or a newline, or nothing yet.
    case gap
    /// A letter between which and its neighbours no line breaks: a no-break space or one without width.
    case glue
    /// An ideograph, a syllable or an emoji.
    case wide
    /// An opening bracket or quotation mark.
    case opening
    /// A closing bracket, a quotation mark, or other punctuation.
    case closing
    /// A hyphen or dash.
    case hyphen
    /// A hyphen or dash that follows a word.
    case hyphenAfterWord
    /// A letter of an alphabet.
    case alphabetic
    /// All else: digits, signs.
    case other
  }

  private var previous = Role.gap
  private var previousIsWide = false

  /// What the next letter is.
  mutating func kind(of letter: Character, advance: Int) -> LetterRun.Kind {
    if letter.isNewline { return gap(.newline) }
    let scalars = letter.unicodeScalars
    let scalar = scalars[scalars.startIndex]
    if scalars.index(after: scalars.startIndex) == scalars.endIndex, Self.isSpace(scalar) {
      return gap(.space)
    }
    return word(Self.role(of: scalar, advance: advance), isWide: scalar.isWide)
  }

  /// What the next letter is, in a text that is all ASCII and without carriage returns.
  mutating func kind(ofASCII byte: UInt8) -> LetterRun.Kind {
    switch byte {
    case 0x0A...0x0C: return gap(.newline)
    case 0x09, 0x20: return gap(.space)
    default: return word(Self.asciiRoles[Int(byte)], isWide: false)
    }
  }

  /// What an image is: a word by itself.
  mutating func kindOfImage() -> LetterRun.Kind { word(.wide, isWide: true) }

  private mutating func gap(_ kind: LetterRun.Kind) -> LetterRun.Kind {
    previous = .gap
    previousIsWide = false
    return kind
  }

  private mutating func word(_ role: Role, isWide: Bool) -> LetterRun.Kind {
    let breaks =
      switch (previous, role) {
      case (.gap, _), (.glue, _), (_, .glue), (.opening, _), (_, .closing): false
      case (.hyphenAfterWord, .alphabetic): true
      default: isWide || previousIsWide
      }
    let followsWord =
      switch previous {
      case .alphabetic, .other, .wide, .closing: true
      default: false
      }
    previous = role == .hyphen && followsWord ? .hyphenAfterWord : role
    previousIsWide = isWide
    return breaks ? .wordStart : .letter
  }

  /// The roles of the ASCII characters; the controls have no width.
  private static let asciiRoles = (0..<0x80 as Range<UInt8>).map { byte in
    role(of: Unicode.Scalar(byte), advance: byte < 0x20 || byte == 0x7F ? 0 : 1)
  }

  private static func role(of scalar: Unicode.Scalar, advance: Int) -> Role {
    if advance == 0 { return .glue }
    switch scalar.value {
    case 0xA0, 0x2007, 0x2011, 0x202F: return .glue
    case 0x2D, 0x2010, 0x2013, 0x2014: return .hyphen
    default: break
    }
    switch scalar.properties.generalCategory {
    case .openPunctuation, .initialPunctuation: return .opening
    case .closePunctuation, .finalPunctuation, .otherPunctuation: return .closing
    default: return scalar.isWide ? .wide : scalar.properties.isAlphabetic ? .alphabetic : .other
    }
  }

  /// Whether a line may be wrapped at a scalar, which is then not shown.
  package static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x20, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}
