import Foundation
import LayoutCore

/// A language in which an app's texts are shown.
///
/// ```swift
/// let arabic = Language("ar")
/// print(arabic.name, arabic.layoutDirection)  // Arabic rightToLeft
/// ```
public struct Language: Hashable, Sendable {
  /// The code, as a table of strings has it: `de`, `pt-BR`, `zh-Hant`.
  public var code: String

  /// The language of a code; codes that nobody knows are languages too.
  public init(_ code: String) { self.code = code }

  /// What people call it in English, or its code.
  public var name: String {
    // Pseudo-languages are named by what they do.
    if let pseudo = PseudoLanguage(rawValue: code) { return pseudo.name }
    return Locale(identifier: "en_US").localizedString(forIdentifier: code) ?? code
  }

  /// The direction in which it is written, and in which views place their children.
  public var layoutDirection: LayoutDirection {
    if let pseudo = PseudoLanguage(rawValue: code) { return pseudo.layoutDirection }
    let parts = code.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    // What is written in other letters says so: "az-Arab", "ks-Deva".
    if let script = parts.dropFirst().first(where: { $0.count == 4 }) {
      return Self.scriptsFromRight.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.codesFromRight.contains(parts.first ?? "") ? .rightToLeft : .leftToRight
  }

  /// ISO 639 codes of languages whose usual script runs from right to left (Unicode CLDR, *likelySubtags*).
  private static let codesFromRight: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "prs", "ps", "sd",
    "syr", "ug", "ur", "yi",
  ]
  /// ISO 15924 codes of such scripts.
  private static let scriptsFromRight: Set<String> = [
    "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "syrc", "thaa",
  ]
}
