import LayoutCore

/// The translations of an app's texts, from string catalogues (`.xcstrings`), tables (`.strings`) and tables of
/// plurals (`.stringsdict`).
///
/// ```swift
/// let catalogue = try StringCatalogue(
///   #"{"sourceLanguage": "en", "strings": {"Save": {"localizations": {"de": {"stringUnit": {"value": "Sichern"}}}}}}"#,
///   file: "Localizable.xcstrings")
/// print(catalogue.languages.map(\.code))  // ["en", "de"]
/// print(catalogue.translation(of: "Save", in: Language("de")) ?? "")  // Sichern
/// ```
public struct StringCatalogue: Sendable {
  /// What the catalogue has for a key.
  public struct Entry: Hashable, Sendable {
    /// Where the key stands.
    public var position: SourcePosition
    /// Whether it is to be translated at all.
    public var isTranslatable = true
    /// The translations by the codes of their languages.
    public var translations: [String: Translation]
  }

  /// The files it was read from, in their order.
  public private(set) var files: [String] = []
  /// The language in which keys are written.
  public var sourceLanguage: Language {
    Language(written ?? (codes.contains("en") ? "en" : codes.first ?? "en"))
  }
  /// The entries by their keys.
  public private(set) var entries: [String: Entry] = [:]

  /// The source language as a file says it.
  private var written: String?
  /// The codes of languages, in the order in which they came.
  private var codes: [String] = []
  /// Keys by what they are whatever the sorts of their values.
  private var generalKeys: [String: String] = [:]

  /// A catalogue without keys.
  public init() {}

  /// The languages, the source language first and the others by their codes.
  public var languages: [Language] {
    let source = sourceLanguage
    guard !files.isEmpty else { return [] }
    return [source] + codes.filter { $0 != source.code }.sorted().map { Language($0) }
  }

  /// Takes over what another catalogue has; where both have a translation, this one's stays.
  public mutating func merge(_ other: StringCatalogue) {
    files += other.files
    written = written ?? other.written
    for code in other.codes { note(code) }
    for (key, entry) in other.entries { add(entry, for: key) }
  }

  /// The entry of a key, or of one that has values of other sorts in the same places.
  public func entry(of key: String) -> Entry? {
    entries[key] ?? generalKeys[FormatString(key).general].flatMap { entries[$0] }
  }

  /// What is shown for a key in a language: its translation, or else what the source language has; `nil` for neither.
  ///
  /// `plural` is the plural category, and `device` the device, which decide among several strings.
  public func translation(
    of key: String, in language: Language, plural: String? = nil, device: String? = nil
  ) -> String? {
    guard let entry = entry(of: key) else { return nil }
    return [language.code, sourceLanguage.code].lazy.compactMap { code in
      entry.translations[code]?.value(plural: plural, device: device)
    }.first
  }

  // MARK: - Reading

  /// Notes the file that is read, and the language of its keys where it says so.
  mutating func begin(_ file: String, sourceLanguage: String?) {
    files.append(file)
    written = sourceLanguage ?? written
    if let sourceLanguage { note(sourceLanguage) }
  }

  /// Notes a language.
  mutating func note(_ code: String) { if !codes.contains(code) { codes.append(code) } }

  /// Adds what a file has for a key.
  mutating func add(_ entry: Entry, for key: String) {
    for code in entry.translations.keys.sorted() { note(code) }
    guard var known = entries[key] else {
      entries[key] = entry
      if key.contains("%") {
        let general = FormatString(key).general
        if generalKeys[general] == nil { generalKeys[general] = key }
      }
      return
    }
    known.translations.merge(entry.translations) { mine, _ in mine }
    known.isTranslatable = known.isTranslatable && entry.isTranslatable
    entries[key] = known
  }
}
