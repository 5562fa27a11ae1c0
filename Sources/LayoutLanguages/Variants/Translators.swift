import Foundation
import LayoutCore
import Synchronization

/// Looks keys up in a catalogue.
package struct CatalogueTranslator: TextTranslator {
  let catalogue: StringCatalogue
  let form: LanguageForm
  /// Whether numbers that are put in choose the plural category.
  let knowsNumbers: Bool

  package init(catalogue: StringCatalogue, form: LanguageForm, knowsNumbers: Bool = true) {
    (self.catalogue, self.form, self.knowsNumbers) = (catalogue, form, knowsNumbers)
  }

  package var locale: Locale { Locale(identifier: form.language.code) }

  package func translation(of key: String) -> String? {
    catalogue.translation(of: key, in: form.language, plural: form.plural(of: key), device: form.device)
  }

  /// The string for the number that is put in first; where no value is a whole number, the one for the form.
  package func translation(of key: String, values: [String]) -> String? {
    let number = knowsNumbers ? values.firstNumber : nil
    let plural = number.map { form.language.pluralCategory(of: $0) } ?? form.plural(of: key)
    return catalogue.translation(of: key, in: form.language, plural: plural, device: form.device)
  }
}

/// Makes a pseudo-language of what the source language has, or else of the key.
struct PseudoTranslator: TextTranslator {
  let catalogue: StringCatalogue?
  let language: PseudoLanguage

  func translation(of key: String) -> String? {
    let text = catalogue.flatMap { $0.translation(of: key, in: $0.sourceLanguage) }
    return language.text(text ?? key)
  }
}

/// Translates nothing, and notes which keys were looked up.
final class KeyRecorder: TextTranslator {
  private struct Found {
    var keys: [String] = []
    var set: Set<String> = []
    var open: Set<String> = []
  }

  private let found = Mutex(Found())

  /// The keys, in the order in which they came.
  var keys: [UsedKey] {
    found.withLock { found in
      found.keys.map { UsedKey($0, isCounted: !found.open.contains($0)) }
    }
  }

  func translation(of key: String) -> String? { translation(of: key, values: []) }

  func translation(of key: String, values: [String]) -> String? {
    found.withLock { found in
      if found.set.insert(key).inserted { found.keys.append(key) }
      if values.firstNumber == nil { found.open.insert(key) }
    }
    return nil
  }
}

extension [String] {
  /// The first whole number among the words of values; `nil` where there is none.
  fileprivate var firstNumber: Int? { lazy.compactMap { Int($0) }.first }
}

/// A key that a scene looks up.
///
/// ```swift
/// let key: UsedKey = "%lld files"
/// print(key, key.isCounted)  // %lld files false
/// ```
public struct UsedKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The key.
  public var key: String
  /// Whether each text with the key has a number put in that is known, so that no other plural category can come.
  public var isCounted: Bool

  /// A key, by default one whose numbers are not known.
  public init(_ key: String, isCounted: Bool = false) { (self.key, self.isCounted) = (key, isCounted) }

  /// A key whose numbers are not known.
  public init(stringLiteral key: String) { self.init(key) }
}

extension UsedKey: CustomStringConvertible, CustomDebugStringConvertible {
  /// The key.
  public var description: String { key }
  /// The key between quotation marks.
  public var debugDescription: String { key.debugDescription }
}

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

  /// `a`, `a or b`, `a, b or c`.
  package static func or(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}

/// In which plural categories the strings of a language are looked at, where nobody knows the numbers in them.
struct PluralChoices {
  /// One way in which strings have categories.
  struct Choice: Hashable {
    /// The category of all; `nil` where none depends on a number, or where they are of different ones.
    var plural: String?
    /// The categories by keys, where they are different.
    var plurals: [String: String] = [:]
  }

  /// The ways, those first in which all strings are of one category.
  let choices: [Choice]
  /// How many ways there would be.
  let count: Int

  /// Up to so many ways are all looked at; of more, those in which all strings are of one category, and as many as this in
  /// which one is of another category than the others.
  static let most = 32

  /// `categories` are those that each key has strings for; keys whose strings depend on no number have none.
  init(_ categories: [(key: String, categories: [String])]) {
    let open = categories.filter { !$0.categories.isEmpty }
    let used = Set(open.flatMap(\.categories))
    let alike = PluralCategory.all.filter(used.contains).map { Choice(plural: $0) }
    guard open.count > 1 else {
      choices = alike.isEmpty ? [Choice()] : alike
      count = choices.count
      return
    }
    // A string that has none for a category is that of all other numbers, and the same in both.
    let same = Set(
      alike.compactMap(\.plural).map { plural in
        Dictionary(
          uniqueKeysWithValues: open.map { ($0.key, $0.categories.contains(plural) ? plural : "other") })
      })
    let (all, isOver) = open.reduce((1, false)) { product, key in
      let (next, isOver) = product.0.multipliedReportingOverflow(by: key.categories.count)
      return (isOver ? Int.max : next, product.1 || isOver)
    }
    count = isOver ? Int.max : all
    let mixed = count <= Self.most ? Self.combinations(open) : Self.exceptions(open)
    choices =
      alike + mixed.filter { !same.contains($0) }.prefix(Self.most).map { Choice(plurals: $0) }
  }

  /// Every category of each key with every category of the others.
  private static func combinations(
    _ keys: [(key: String, categories: [String])]
  ) -> [[String: String]] {
    keys.reduce([[:]]) { combinations, key in
      combinations.flatMap { combination in
        key.categories.map { combination.merging([key.key: $0]) { $1 } }
      }
    }
  }

  /// One key with each of its categories, the others with that of all other numbers.
  private static func exceptions(_ keys: [(key: String, categories: [String])]) -> [[String: String]] {
    let others = Dictionary(uniqueKeysWithValues: keys.map { ($0.key, "other") })
    return keys.flatMap { key in
      key.categories.filter { $0 != "other" }.map { others.merging([key.key: $0]) { $1 } }
    }
  }
}

/// That not every combination of plural categories was looked at.
public struct PluralBound: Hashable, Sendable {
  /// The language.
  public var language: Language
  /// How many combinations were looked at.
  public var looked: Int
  /// How many there are; `Int.max` for more than that.
  public var all: Int

  /// What was left out, in words: `of 81 combinations of plural categories in German, 17 were looked at`.
  public var words: String {
    let all = all == Int.max ? "countless" : "\(all)"
    return "of \(all) combinations of plural categories in \(language.name), \(looked) were looked at"
  }
}
