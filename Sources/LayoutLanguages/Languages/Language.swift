import Foundation
import LayoutCore

/// A language in which an app's texts are shown.
///
/// ```swift
/// let arabic = Language("ar")
/// print(arabic.name, arabic.layoutDirection)  // Arabic rightToLeft
/// ```
public struct Language: Hashable, Sendable {
  /// The code, as in the name of a table's folder: `de`, `pt-BR`, `zh-Hant`.
  public var code: String

  /// Creates the language of a code; unknown codes are accepted.
  public init(_ code: String) { self.code = code }

  /// The English name, or the code where there is none.
  public var name: String {
    // Pseudo-languages are named by their effect.
    if let pseudo = PseudoLanguage(rawValue: code) { return pseudo.name }
    return Locale(identifier: "en_US").localizedString(forIdentifier: code) ?? code
  }

  /// The writing direction, in which views place their children.
  public var layoutDirection: LayoutDirection {
    if let pseudo = PseudoLanguage(rawValue: code) { return pseudo.layoutDirection }
    let parts = code.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    // A script subtag decides: "az-Arab", "ks-Deva".
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return Self.scriptsFromRight.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.codesFromRight.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }

  /// ISO 639 codes of languages whose usual script is written from right to left (Unicode CLDR,
  /// *likelySubtags*).
  private static let codesFromRight: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
  /// ISO 15924 codes of scripts that are written from right to left.
  private static let scriptsFromRight: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}

extension Language {
  /// Returns the plural category of a whole number, such as `one` or `other`.
  ///
  /// It follows the cardinal rules of the Unicode CLDR 46. A language without a rule of its own has one
  /// form for 1 and another for all other numbers, as most languages do.
  public func pluralCategory(of number: Int) -> String {
    let number = number.magnitude
    let (tens, hundreds) = (number % 10, number % 100)
    let parts = code.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    let isEuropean = parts.dropFirst().contains("pt")
    switch parts.first ?? "" {
    case "ja", "zh", "ko", "vi", "th", "id", "ms", "my", "lo", "km", "yue", "bo", "dz", "ig", "jv", "su",
      "yo", "wo":
      return "other"
    case "pt" where isEuropean, "es", "it", "ca":
      return number == 1 ? "one" : Self.isMillions(number) ? "many" : "other"
    case "fr", "pt": return number < 2 ? "one" : Self.isMillions(number) ? "many" : "other"
    case "hy", "kab", "ff", "hi", "bn", "gu", "kn", "zu", "as", "am", "fa", "ak", "ln", "mg", "pa", "ti",
      "si":
      return number < 2 ? "one" : "other"
    case "pl":
      return number == 1 ? "one" : Self.isFew(tens, hundreds) ? "few" : "many"
    case "ru", "uk", "be":
      if tens == 1, hundreds != 11 { return "one" }
      return Self.isFew(tens, hundreds) ? "few" : "many"
    case "sr", "hr", "bs", "sh":
      if tens == 1, hundreds != 11 { return "one" }
      return Self.isFew(tens, hundreds) ? "few" : "other"
    case "cs", "sk": return number == 1 ? "one" : (2...4).contains(number) ? "few" : "other"
    case "sl":
      return hundreds == 1 ? "one" : hundreds == 2 ? "two" : (3...4).contains(hundreds) ? "few" : "other"
    case "lt":
      if (11...19).contains(hundreds) { return "other" }
      return tens == 1 ? "one" : tens == 0 ? "other" : "few"
    case "lv":
      if tens == 0 || (11...19).contains(hundreds) { return "zero" }
      return tens == 1 ? "one" : "other"
    case "ro", "mo":
      return number == 1 ? "one" : number == 0 || (1...19).contains(hundreds) ? "few" : "other"
    case "ar", "ars":
      if number < 3 { return ["zero", "one", "two"][Int(number)] }
      return (3...10).contains(hundreds) ? "few" : (11...99).contains(hundreds) ? "many" : "other"
    case "he", "iw": return number == 1 ? "one" : number == 2 ? "two" : "other"
    case "ga":
      switch number {
      case 1: return "one"
      case 2: return "two"
      case 3...6: return "few"
      case 7...10: return "many"
      case _: return "other"
      }
    case "cy":
      return [0: "zero", 1: "one", 2: "two", 3: "few", 6: "many"][number] ?? "other"
    case "mt":
      if number == 1 || number == 2 { return number == 1 ? "one" : "two" }
      return number == 0 || (3...10).contains(hundreds)
        ? "few" : (11...19).contains(hundreds) ? "many" : "other"
    case "gd":
      switch number {
      case 1, 11: return "one"
      case 2, 12: return "two"
      case 3...10, 13...19: return "few"
      case _: return "other"
      }
    case "is", "mk": return tens == 1 && hundreds != 11 ? "one" : "other"
    case _: return number == 1 ? "one" : "other"
    }
  }

  /// Returns whether a number in a Slavic language ends in 2, 3 or 4, but not in 12, 13 or 14.
  private static func isFew(_ tens: UInt, _ hundreds: UInt) -> Bool {
    (2...4).contains(tens) && !(12...14).contains(hundreds)
  }

  private static func isMillions(_ number: UInt) -> Bool { number > 0 && number % 1_000_000 == 0 }
}

/// An artificial language derived from the texts themselves.
///
/// It shows the effect of translations before there are any.
///
/// ```swift
/// print(PseudoLanguage.accented.text("Save %@"))  // [Šåṽé %@ ôñ]
/// ```
public enum PseudoLanguage: String, CaseIterable, Hashable, Sendable {
  /// Letters with accents, lengthened by about two fifths, in brackets that show the ends of each text.
  case accented = "pseudo-accented"
  /// The same letters, set from right to left.
  case rightToLeft = "pseudo-rtl"

  /// The English name.
  public var name: String {
    switch self {
    case .accented: "accented pseudo-language"
    case .rightToLeft: "right-to-left pseudo-language"
    }
  }

  /// The writing direction.
  public var layoutDirection: LayoutDirection { self == .rightToLeft ? .rightToLeft : .leftToRight }

  /// Returns a text in the language; formats for values, such as `%lld`, are unchanged.
  public func text(_ text: String) -> String {
    switch self {
    // Directional characters have no width, so the text keeps its length.
    case .rightToLeft: "\u{202E}\(text)\u{202C}"
    case .accented: "[\(accented(text))\(padding(for: text))]"
    }
  }

  private func accented(_ text: String) -> String {
    // Formats are restored in the order of the text, which need not be that of their values.
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

  /// Returns words that lengthen a text by two fifths, at least by one letter.
  private func padding(for text: String) -> String {
    guard text.contains(where: \.isLetter) else { return "" }
    let wanted = max(1, (text.count * 2 + 4) / 5)
    var padding = ""
    var index = 0
    while padding.count < wanted {
      padding += " " + Self.fillers[index % Self.fillers.count]
      index += 1
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

/// A language with a plural category and a device, such as German with the strings for `one`.
///
/// A layout has to be right for each plural category, whatever the number, so each is checked separately.
public struct LanguageForm: Hashable, Sendable {
  /// The language.
  public var language: Language
  /// The plural category of all strings, such as `one`.
  ///
  /// It is `nil` if no string depends on a number, or if their categories differ.
  public var plural: String?
  /// The plural categories by key, where they differ.
  public var plurals: [String: String]
  /// The device, such as `iphone`; `nil` if no string depends on it.
  public var device: String?

  /// Creates a form, by default one in which nothing depends on numbers and devices.
  public init(
    _ language: Language, plural: String? = nil, plurals: [String: String] = [:], device: String? = nil
  ) {
    (self.language, self.plural, self.plurals, self.device) = (language, plural, plurals, device)
  }

  /// The English name with the conditions.
  ///
  /// Examples are `German`, `German (one)`, `German (other, iphone)`, and
  /// `German ("%lld days" one, "%lld files" other)`.
  public var name: String { language.name + details }

  /// Returns the plural category of a key's string.
  func plural(of key: String) -> String? { plurals[key] ?? plural }

  private var details: String {
    let byKey = plurals.sorted { $0.key < $1.key }.map { "\"\($0.key)\" \($0.value)" }
    let details = [plural].compactMap { $0 } + byKey + [device].compactMap { $0 }
    return details.isEmpty ? "" : " (\(details.joined(separator: ", ")))"
  }
}

extension LanguageForm: CustomStringConvertible {
  /// The code with the conditions: `de`, `de (one)`.
  public var description: String { language.code + details }
}
