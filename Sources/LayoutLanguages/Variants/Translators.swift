import Foundation
import LayoutCore
import Synchronization

/// A translator into one form of a language, which looks up the strings in a catalogue.
package struct CatalogueTranslator: TextTranslator {
  let catalogue: StringCatalogue
  let form: LanguageForm
  /// Whether inserted numbers choose the plural category.
  let knowsNumbers: Bool

  package init(catalogue: StringCatalogue, form: LanguageForm, knowsNumbers: Bool = true) {
    (self.catalogue, self.form, self.knowsNumbers) = (catalogue, form, knowsNumbers)
  }

  package var locale: Locale { Locale(identifier: form.language.code) }

  package func translator(ofTable name: String) -> (any TextTranslator)? {
    guard !catalogue.tables.isEmpty else { return self }
    return catalogue.tables[name].map {
      CatalogueTranslator(catalogue: $0, form: form, knowsNumbers: knowsNumbers)
    }
  }

  package func translation(of key: String) -> String? {
    catalogue.translation(of: key, in: form.language, plural: form.plural(of: key), device: form.device)
  }

  /// Returns the string for the first whole number among the values, or else for the form's plural category.
  package func translation(of key: String, values: [String]) -> String? {
    let number = knowsNumbers ? values.firstNumber : nil
    let plural = number.map { form.language.pluralCategory(of: $0) } ?? form.plural(of: key)
    let categories = values.map { value in
      knowsNumbers ? [value].firstNumber.map { form.language.pluralCategory(of: $0) } : nil
    }
    return catalogue.translation(
      of: key, in: form.language, categories: categories, plural: plural, device: form.device)
  }
}

/// A translator into a pseudo-language, from the text of the source language or else from the key.
struct PseudoTranslator: TextTranslator {
  let catalogue: StringCatalogue?
  let language: PseudoLanguage

  func translation(of key: String) -> String? {
    let text = catalogue.flatMap { $0.translation(of: key, in: $0.sourceLanguage) }
    return language.text(text ?? key)
  }
}

/// A translator that translates nothing and records the keys.
final class KeyRecorder: TextTranslator {
  private struct Found {
    var keys: [String] = []
    var set: Set<String> = []
    var open: Set<String> = []
  }

  private let found = Mutex(Found())

  /// The recorded keys, in the order of their first use.
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
  /// The first whole number among the values; `nil` if there is none.
  fileprivate var firstNumber: Int? { lazy.compactMap { Int($0) }.first }
}

/// A key that a scene uses.
///
/// ```swift
/// let key: UsedKey = "%lld files"
/// print(key, key.isCounted)  // %lld files false
/// ```
public struct UsedKey: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The key.
  public var key: String
  /// Whether the numbers in each text with the key are known, so that no other plural category can occur.
  public var isCounted: Bool

  /// Creates a key, by default one whose numbers are not known.
  public init(_ key: String, isCounted: Bool = false) { (self.key, self.isCounted) = (key, isCounted) }

  /// Creates a key whose numbers are not known.
  public init(stringLiteral key: String) { self.init(key) }
}

extension UsedKey: CustomStringConvertible, CustomDebugStringConvertible {
  /// The key as it is written.
  public var description: String { key }
  /// The key in quotation marks.
  public var debugDescription: String { key.debugDescription }
}

/// A text of a scene that is not translated.
public struct MissingTranslation: Hashable, Sendable {
  /// The key without a translation.
  public var key: String
  /// The place of the key in the catalogue; `nil` if the catalogue does not have it.
  public var position: SourcePosition?
  /// The languages without a translation; empty where the catalogue does not have the key.
  public var languages: [Language]
  /// The files that were searched.
  public var files: [String]

  /// The missing translations in words: `"Save" has no translation into German and Finnish`.
  public var words: String {
    guard position != nil else { return "\"\(key)\" is not in \(files.joined(separator: ", "))" }
    let names = languages.map { "\($0.name) (\($0.code))" }
    return "\"\(key)\" has no translation into \(ListFormat.and(names))"
  }
}

extension LayoutVariants {
  /// Returns the missing translations among the keys that a scene uses, in the checked languages.
  ///
  /// Keys need no translation into their own language, and neither do those without letters.
  public func missing(from keys: [UsedKey]) -> [MissingTranslation] {
    guard let catalogue else { return [] }
    let source = catalogue.sourceLanguage
    return keys.map(\.key).compactMap { key in
      guard FormatString(key).hasLetters else { return nil }
      guard let entry = catalogue.entryOfAnyTable(key) else {
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

/// The formatting of English lists.
package enum ListFormat {
  /// Returns `a`, `a and b`, `a, b and c`.
  package static func and(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " and " + words[words.count - 1]
  }

  /// Returns `a`, `a or b`, `a, b or c`.
  package static func or(_ words: [String]) -> String {
    words.count < 2
      ? words.joined() : words.dropLast().joined(separator: ", ") + " or " + words[words.count - 1]
  }
}

/// The combinations of plural categories in which strings with unknown numbers are checked.
struct PluralChoices {
  /// One combination.
  struct Choice: Hashable {
    /// The category of all strings; `nil` if none depends on a number, or if they differ.
    var plural: String?
    /// The categories by key, where they differ.
    var plurals: [String: String] = [:]
  }

  /// The checked combinations, first those with one category for all strings.
  let choices: [Choice]
  /// The number of all combinations.
  let count: Int

  /// The greatest number of combinations that are all checked.
  ///
  /// Of more combinations, those with one category for all strings are checked, and up to this many in which
  /// one string differs from the others.
  static let most = 32

  /// Creates the combinations of keys.
  ///
  /// - Parameter categories: The categories for which each key has strings; none if they depend on no number.
  init(_ categories: [(key: String, categories: [String])]) {
    let open = categories.filter { !$0.categories.isEmpty }
    let used = Set(open.flatMap(\.categories))
    let alike = PluralCategory.all.filter(used.contains).map { Choice(plural: $0) }
    guard open.count > 1 else {
      choices = alike.isEmpty ? [Choice()] : alike
      count = choices.count
      return
    }
    // A string without a category uses that for all other numbers, and is the same in both.
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

  /// Returns every combination of each key's categories.
  private static func combinations(
    _ keys: [(key: String, categories: [String])]
  ) -> [[String: String]] {
    keys.reduce([[:]]) { combinations, key in
      combinations.flatMap { combination in
        key.categories.map { combination.merging([key.key: $0]) { $1 } }
      }
    }
  }

  /// Returns each key in each of its categories, combined with all other keys in the category `other`.
  private static func exceptions(_ keys: [(key: String, categories: [String])]) -> [[String: String]] {
    let others = Dictionary(uniqueKeysWithValues: keys.map { ($0.key, "other") })
    return keys.flatMap { key in
      key.categories.filter { $0 != "other" }.map { others.merging([key.key: $0]) { $1 } }
    }
  }
}

/// A limit that was applied to the combinations of plural categories.
public struct PluralBound: Hashable, Sendable {
  /// The language.
  public var language: Language
  /// The number of combinations that were checked.
  public var looked: Int
  /// The number of all combinations; `Int.max` if there are at least that many.
  public var all: Int

  /// The limit in words: `of 81 combinations of plural categories in German, 17 were looked at`.
  public var words: String {
    let all = all == Int.max ? "countless" : "\(all)"
    return "of \(all) combinations of plural categories in \(language.name), \(looked) were looked at"
  }
}
