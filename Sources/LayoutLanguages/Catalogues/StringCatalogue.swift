import Foundation
import LayoutCore
import LayoutDocuments

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

  /// Takes a language for the one in which keys are written, where no file says so and there are tables of it.
  package mutating func assumeSourceLanguage(_ code: String) {
    if written == nil, codes.contains(code) { written = code }
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

extension StringCatalogue {
  /// Reads a file, or all string catalogues and tables in a folder.
  ///
  /// The language of a table is that of the folder it lies in, as in `de.lproj/Localizable.strings`. Throws
  /// `StringCatalogueError`, and `DocumentError` for what is wrong inside a string catalogue.
  public init(contentsOf path: String) throws {
    self.init()
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw StringCatalogueError(.noFile, at: SourcePosition(file: path, line: 1))
    }
    guard isFolder.boolValue else {
      self = try StringCatalogue(Self.text(path), file: path)
      return
    }
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []
    // Where a table of plurals and another one have a key, the plurals count.
    let files = [[Self.plurals], [Self.catalogues, Self.tables]].flatMap { ends in
      names.filter { name in ends.contains { name.hasSuffix($0) } }.sorted()
    }
    guard !files.isEmpty else {
      throw StringCatalogueError(.emptyFolder, at: SourcePosition(file: path, line: 1))
    }
    for file in files {
      let full = "\(path)/\(file)"
      merge(try StringCatalogue(Self.text(full), file: full))
    }
  }

  /// Reads a text; the end of the file's name says what it is.
  ///
  /// Throws as `init(contentsOf:)` does.
  public init(_ text: String, file: String) throws {
    self.init()
    if file.hasSuffix(Self.catalogues) {
      try CatalogueReader(file: file).read(text, into: &self)
    } else if file.hasSuffix(Self.plurals) {
      let language = try beginTable(file)
      for (key, position, translation) in try PluralTableReader(file: file).entries(text) {
        add(Entry(position: position, translations: [language: translation]), for: key)
      }
    } else if file.hasSuffix(Self.tables) {
      let language = try beginTable(file)
      var parser = StringsParser(text, file: file)
      for pair in try parser.pairs() {
        add(
          Entry(
            position: pair.position, translations: [language: Translation([Translation.Form(pair.value)])]),
          for: pair.key)
      }
    } else {
      throw StringCatalogueError(.unknownKind, at: SourcePosition(file: file, line: 1))
    }
  }

  /// Begins a table, whose folder names its language.
  private mutating func beginTable(_ file: String) throws(StringCatalogueError) -> String {
    guard let language = Self.language(ofTable: file) else {
      throw StringCatalogueError(.noLanguage, at: SourcePosition(file: file, line: 1))
    }
    begin(file, sourceLanguage: nil)
    note(language)
    return language
  }

  private static let catalogues = ".xcstrings"
  private static let tables = ".strings"
  private static let plurals = ".stringsdict"

  /// The language that the folder around a table names.
  private static func language(ofTable file: String) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = String(folder.dropLast(".lproj".count))
    // What stands in "Base.lproj" is in the language that the app is developed in.
    return name == "Base" ? "en" : name
  }

  /// The text of a file in UTF-8, or in UTF-16 with a mark.
  private static func text(_ path: String) throws(StringCatalogueError) -> String {
    func failure(_ problem: StringCatalogueError.Problem) -> StringCatalogueError {
      StringCatalogueError(problem, at: SourcePosition(file: path, line: 1))
    }
    guard let data = FileManager.default.contents(atPath: path) else { throw failure(.unreadable) }
    if data.starts(with: Data("bplist".utf8)) { throw failure(.compiled) }
    let isWide = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
    guard let text = String(data: data, encoding: isWide ? .utf16 : .utf8) else { throw failure(.noText) }
    return text
  }
}

/// Why translations cannot be read, and where.
public struct StringCatalogueError: Error, Hashable, Sendable {
  /// What is wrong.
  public var problem: Problem
  /// The file, and the line and column of what is wrong in it.
  public var position: SourcePosition

  init(_ problem: Problem, at position: SourcePosition) {
    (self.problem, self.position) = (problem, position)
  }

  /// What can be wrong with translations.
  public enum Problem: Hashable, Sendable {
    /// There is no such file.
    case noFile
    /// A folder in which there are no translations.
    case emptyFolder
    /// A file that may not be read.
    case unreadable
    /// A file that is neither UTF-8 nor UTF-16.
    case noText
    /// A table that was compiled for an app.
    case compiled
    /// A file of another kind.
    case unknownKind
    /// A table in a folder that names no language.
    case noLanguage
    /// A catalogue without text.
    case empty
    /// Something else had to come in a table.
    case expected(String, found: String)
    /// A string or a comment that does not end.
    case open(String)
    /// A key that stands twice in a table.
    case duplicateKey(String)
    /// A plural category or another variation that is none.
    case unknownVariation(String, known: [String])
    /// A language that the translations do not have; with those that they have.
    case unknownLanguage(String, known: [String])
  }
}

extension StringCatalogueError: CustomStringConvertible {
  /// `file:line:column: what is wrong`, and what to do about it.
  public var description: String {
    let place = problem.isAboutTheWhole ? position.file : "\(position)"
    return OneLine.of("\(place): \(problem)")
  }
}

extension StringCatalogueError.Problem: CustomStringConvertible {
  /// What is wrong, and what to do about it.
  public var description: String {
    switch self {
    case .noFile: "there is no such file"
    case .emptyFolder:
      "there are no translations in this folder; name one with .xcstrings or .lproj/*.strings in it"
    case .unreadable: "the file may not be read"
    case .noText: "it is neither UTF-8 nor UTF-16"
    case .compiled: "it was compiled for an app; give the table as it was written"
    case .unknownKind: "translations are read from .xcstrings, .strings and .stringsdict files"
    case .noLanguage:
      "the folder's name says the language of a table; put it into one such as de.lproj/Localizable.strings"
    case .empty: "there is nothing in it; a catalogue begins with {\"sourceLanguage\": \"en\", \"strings\": {"
    case .expected(let what, let found):
      "expected \(what), found \(found.isEmpty ? "the end" : "\"\(found)\"")"
    case .open(let what): "\(what) that does not end"
    case .duplicateKey(let key): "the key \"\(key)\" is there twice"
    case .unknownVariation(let name, let known):
      "unknown variation \"\(name)\"; known: \(known.joined(separator: ", "))"
    case .unknownLanguage(let code, let known):
      "there are no translations into \"\(code)\""
        + (NearestWord.of(code, among: known).map { "; did you mean \"\($0)\"?" }
          ?? "; there are: \(known.joined(separator: ", "))")
    }
  }

  /// Whether no place in the file is to blame.
  fileprivate var isAboutTheWhole: Bool {
    switch self {
    case .noFile, .emptyFolder, .unreadable, .noText, .compiled, .unknownKind, .noLanguage, .empty,
      .unknownLanguage:
      true
    case .expected, .open, .duplicateKey, .unknownVariation: false
    }
  }
}
