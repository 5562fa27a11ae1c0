import LayoutCore

/// A text of a scene that is not translated.
public struct MissingTranslation: Hashable, Sendable {
  /// The key.
  public var key: String
  /// Where the catalogue has the key; `nil` where it has it nowhere.
  public var position: SourcePosition?
  /// The languages into which it is not translated; none where the catalogue does not have the key.
  public var languages: [Language]
  /// The files that were looked at.
  public var files: [String]

  /// What is missing, in words: `"Save" has no translation into German and Finnish`.
  public var words: String {
    guard position != nil else { return "\"\(key)\" is not in \(files.joined(separator: ", "))" }
    let names = languages.map { "\($0.name) (\($0.code))" }
    return "\"\(key)\" has no translation into \(ListFormat.and(names))"
  }
}

extension LayoutVariants {
  /// What is not translated of the keys that a scene uses, into the languages that are looked at.
  ///
  /// The language of the keys needs no translation, and neither does what has no letters.
  public func missing(from keys: [UsedKey]) -> [MissingTranslation] {
    guard let catalogue else { return [] }
    let source = catalogue.sourceLanguage
    return keys.map(\.key).compactMap { key in
      guard FormatString(key).hasLetters else { return nil }
      guard let entry = catalogue.entry(of: key) else {
        return MissingTranslation(key: key, position: nil, languages: [], files: catalogue.files)
      }
      guard entry.isTranslatable else { return nil }
      let without = languages.filter { language in
        language != source && entry.translations[language.code]?.isDone != true
      }
      guard !without.isEmpty else { return nil }
      return MissingTranslation(
        key: key, position: entry.position, languages: without, files: catalogue.files)
    }
  }
}

extension FormatString {
  fileprivate var hasLetters: Bool {
    pieces.contains { piece in
      if case .letters(let letters) = piece { letters.contains(where: \.isLetter) } else { false }
    }
  }
}

/// Lists as they are written in English.
package enum ListFormat {
  /// `a`, `a and b`, `a, b and c`.
  package static func and(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }
}
