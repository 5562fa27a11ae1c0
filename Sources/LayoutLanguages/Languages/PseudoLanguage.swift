import LayoutCore

/// A language that nobody speaks, made of the texts themselves: it shows what translations will do before there are any.
///
/// ```swift
/// print(PseudoLanguage.accented.text("Save %@"))  // [Šåṽé %@ ôñ]
/// ```
public enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
  /// Letters with accents, about two fifths more of them, and brackets that show where a text begins and ends.
  case accented = "pseudo-accented"
  /// The same letters, set from right to left.
  case rightToLeft = "pseudo-rtl"

  /// What it is called.
  public var name: String {
    switch self {
    case .accented: "accented pseudo-language"
    case .rightToLeft: "right-to-left pseudo-language"
    }
  }

  /// The direction in which it is written.
  public var layoutDirection: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }

  /// A text in the language; formats for values, such as `%lld`, stay what they are.
  public func text(_ text: String) -> String {
    switch self {
    // Letters that force a direction have no width: the text is as long as it was.
    case .rightToLeft: "\u{202E}\(text)\u{202C}"
    case .accented: "[\(accented(text))\(padding(for: text))]"
    }
  }

  private func accented(_ text: String) -> String {
    // Formats are put back as they were written, as they need not be in the plain order of their values.
    var rest = text[...]
    var result = ""
    while let letter = rest.first {
      if letter == "%", let format = FormatString.prefix(rest) {
        result += format
        rest = rest.dropFirst(format.count)
      } else {
        result.append(Self.accents[letter] ?? letter)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// Words that make a text longer by two fifths of its letters, and by one at least.
  private func padding(for text: String) -> String {
    guard text.contains(where: \.isLetter) else { return "" }
    let wanted = max(1, (text.count * 2 + 4) / 5)
    var padding = ""
    var place = 0
    while padding.count < wanted {
      padding += " " + Self.fillers[place % Self.fillers.count]
      place += 1
    }
    return String(padding.prefix(max(2, wanted)))
  }

  private static let fillers = ["ôñé", "ţŵô", "ţĥŕéé", "ƒôûŕ", "ƒîṽé"]

  private static let accents: [Character: Character] = [
    "a": "å", "b": "ƀ", "c": "ç", "d": "ð", "e": "é", "f": "ƒ", "g": "ĝ", "h": "ĥ", "i": "î", "j": "ĵ",
    "k": "ķ",
    "l": "ļ", "m": "ɱ", "n": "ñ", "o": "ô", "p": "þ", "q": "ǫ", "r": "ŕ", "s": "š", "t": "ţ", "u": "û",
    "v": "ṽ",
    "w": "ŵ", "x": "ẋ", "y": "ý", "z": "ž", "A": "Å", "B": "Ɓ", "C": "Ç", "D": "Ð", "E": "É", "F": "Ƒ",
    "G": "Ĝ",
    "H": "Ĥ", "I": "Î", "J": "Ĵ", "K": "Ķ", "L": "Ļ", "M": "Ṁ", "N": "Ñ", "O": "Ô", "P": "Þ", "Q": "Ǫ",
    "R": "Ŕ",
    "S": "Š", "T": "Ţ", "U": "Û", "V": "Ṽ", "W": "Ŵ", "X": "Ẋ", "Y": "Ý", "Z": "Ž",
  ]
}
