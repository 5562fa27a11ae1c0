import Foundation
import LayoutCore
import LayoutDocuments

/// The translations of an app's texts.
///
/// They are read from string catalogues (`.xcstrings`), tables (`.strings`) and tables of plurals
/// (`.stringsdict`).
///
/// ```swift
/// let catalogue = try StringCatalogue(
///   #"{"sourceLanguage": "en", "strings": {"Save": {"localizations": {"de": {"stringUnit": {"value": "Sichern"}}}}}}"#,
///   file: "Localizable.xcstrings")
/// print(catalogue.languages.map(\.code))  // ["en", "de"]
/// print(catalogue.translation(of: "Save", in: Language("de")) ?? "")  // Sichern
/// ```
public struct StringCatalogue: Sendable {
  /// The entry of a key in a catalogue.
  public struct Entry: Hashable, Sendable {
    /// The place of the key.
    public var position: SourcePosition
    /// Whether the key has to be translated.
    public var isTranslatable = true
    /// The translations by the codes of their languages.
    public var translations: [String: Translation]
  }

  /// The files of the catalogue, in the order they were read.
  public private(set) var files: [String] = []
  /// The language in which keys are written.
  public var sourceLanguage: Language {
    Language(written ?? (codes.contains("en") ? "en" : codes.first ?? "en"))
  }
  /// The entries by key.
  public private(set) var entries: [String: Entry] = [:]
  /// The tables by name, for texts that name one; empty for a single file.
  ///
  /// The keys of a single file are found whatever table a text names.
  public private(set) var tables: [String: StringCatalogue] = [:]

  /// The source language as a file states it.
  private var written: String?
  /// The codes of languages, in the order of their first occurrence.
  private var codes: [String] = []
  /// The keys by their form without the types of their values.
  private var generalKeys: [String: String] = [:]

  /// Creates a catalogue without keys.
  public init() {}

  /// The languages: the source language, followed by the others sorted by code.
  public var languages: [Language] {
    let source = sourceLanguage
    guard !files.isEmpty else { return [] }
    return [source] + codes.filter { $0 != source.code }.sorted().map { Language($0) }
  }

  /// Creates a catalogue of tables by their names.
  ///
  /// If a text names no table, keys are looked up in the one called "Localizable", or in all tables if
  /// there is none.
  package init(tables: [String: StringCatalogue]) {
    self.init()
    let defaultTables =
      tables[Self.defaultTable].map { [$0] } ?? tables.keys.sorted().compactMap { tables[$0] }
    for table in defaultTables { append(table) }
    // A table of another name may be in more languages.
    for name in tables.keys.sorted() {
      guard let table = tables[name] else { continue }
      if defaultTables.count == 1, name != Self.defaultTable { files += table.files }
      for code in table.codes { note(code) }
    }
    self.tables = tables
  }

  /// The table in which keys are looked up where a text names none.
  package static let defaultTable = "Localizable"

  /// Adds the contents of another catalogue; where both have a translation, this one's is kept.
  public mutating func merge(_ other: StringCatalogue) {
    var tables = separateTables
    for (name, table) in other.separateTables { tables[name, default: StringCatalogue()].append(table) }
    append(other)
    self.tables = tables
  }

  /// The tables by name, also of a single file.
  private var separateTables: [String: StringCatalogue] {
    guard tables.isEmpty, let file = files.first else { return tables }
    return [Self.table(of: file): self]
  }

  /// Returns the name of a file's table.
  package static func table(of file: String) -> String {
    let name = file.split(separator: "/").last ?? ""
    return name.split(separator: ".").first.map(String.init) ?? ""
  }

  private mutating func append(_ other: StringCatalogue) {
    files += other.files
    written = written ?? other.written
    for code in other.codes { note(code) }
    for (key, entry) in other.entries { add(entry, for: key) }
  }

  /// Returns the entry of a key in the usual table, or else in any other.
  func entryOfAnyTable(_ key: String) -> Entry? {
    entry(of: key) ?? tables.keys.sorted().lazy.compactMap { tables[$0]?.entry(of: key) }.first
  }

  /// Returns the entry of a key, or of one that differs in the types of its values; `nil` if there is none.
  public func entry(of key: String) -> Entry? {
    entries[key] ?? generalKeys[FormatString(key).general].flatMap { entries[$0] }
  }

  /// Returns the translation of a key, or else the text in the source language; `nil` if there is neither.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - language: The language.
  ///   - plural: The plural category that chooses among several strings, such as `one`.
  ///   - device: The device that chooses among several strings, such as `iphone`.
  public func translation(
    of key: String, in language: Language, plural: String? = nil, device: String? = nil
  ) -> String? {
    guard let entry = entry(of: key) else { return nil }
    return [language.code, sourceLanguage.code].lazy.compactMap { code in
      entry.translations[code]?.value(plural: plural, device: device)
    }.first
  }

  /// Returns the string of a key for the plural categories of all inserted values.
  ///
  /// The category of a value that is not a number is `nil`.
  func translation(
    of key: String, in language: Language, categories: [String?], plural: String?, device: String?
  ) -> String? {
    guard let entry = entry(of: key) else { return nil }
    return [language.code, sourceLanguage.code].lazy.compactMap { code in
      entry.translations[code]?.value(categories: categories, plural: plural, device: device)
    }.first
  }

  /// Sets the source language where no file states it and there is a table in the language.
  package mutating func assumeSourceLanguage(_ code: String) {
    if written == nil, codes.contains(code) { written = code }
    for name in tables.keys { tables[name]?.assumeSourceLanguage(code) }
  }

  // MARK: - Reading

  /// Records a file that is read, and the language of its keys if it states that.
  mutating func begin(_ file: String, sourceLanguage: String?) {
    files.append(file)
    written = sourceLanguage ?? written
    if let sourceLanguage { note(sourceLanguage) }
  }

  mutating func note(_ code: String) { if !codes.contains(code) { codes.append(code) } }

  /// Adds a file's entry for a key.
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
  /// The tables of a folder stay separate. The language of a table is that of its folder, as in
  /// `de.lproj/Localizable.strings`.
  ///
  /// - Throws: `StringCatalogueError`, and `DocumentError` for an error inside a string catalogue.
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
    // Where a table of plurals and another one have a key, the plurals take precedence.
    let files = [[Self.plurals], [Self.catalogues, Self.tables]].flatMap { ends in
      names.filter { name in ends.contains { name.hasSuffix($0) } }.sorted()
    }
    guard !files.isEmpty else {
      throw StringCatalogueError(.emptyFolder, at: SourcePosition(file: path, line: 1))
    }
    var tables: [String: StringCatalogue] = [:]
    for file in files {
      let full = "\(path)/\(file)"
      tables[Self.table(of: file), default: StringCatalogue()].append(
        try StringCatalogue(Self.text(full), file: full))
    }
    self.init(tables: tables)
  }

  /// Creates a catalogue from the contents of a file, in the format of the file name's extension.
  ///
  /// - Throws: The errors of `init(contentsOf:)`.
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

  /// Begins a table and returns its language, which its folder names.
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

  /// Returns the language of the folder around a table.
  private static func language(ofTable file: String) -> String? {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().lastPathComponent
    guard folder.hasSuffix(".lproj") else { return nil }
    let name = String(folder.dropLast(".lproj".count))
    // The contents of "Base.lproj" are in the development language.
    return name == "Base" ? "en" : name
  }

  /// Returns the text of a file in UTF-8, or in UTF-16 with a byte order mark.
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

/// An error in translations, with its place.
public struct StringCatalogueError: Error, Hashable, Sendable {
  /// The problem.
  public var problem: Problem
  /// The file, line and column of the problem.
  public var position: SourcePosition

  init(_ problem: Problem, at position: SourcePosition) {
    (self.problem, self.position) = (problem, position)
  }

  /// The problems of translations.
  public enum Problem: Hashable, Sendable {
    /// The file does not exist.
    case noFile
    /// The folder contains no translations.
    case emptyFolder
    /// The file cannot be read.
    case unreadable
    /// The file is neither UTF-8 nor UTF-16.
    case noText
    /// The table is in a compiled format.
    case compiled
    /// The file is of an unknown kind.
    case unknownKind
    /// The table is in a folder that names no language.
    case noLanguage
    /// The catalogue is empty.
    case empty
    /// Something else was expected in a table.
    case expected(String, found: String)
    /// A string or a comment is not terminated.
    case open(String)
    /// A key occurs twice in a table.
    case duplicateKey(String)
    /// The plural category or other variation is unknown; `known` lists the valid ones.
    case unknownVariation(String, known: [String])
    /// The translations do not include the language; `known` lists those that they include.
    case unknownLanguage(String, known: [String])
  }
}

extension StringCatalogueError: CustomStringConvertible {
  /// The description with its place, `file:line:column: problem`, and how to correct it.
  public var description: String {
    let place = problem.isAboutTheWhole ? position.file : "\(position)"
    return OneLine.of("\(place): \(problem)")
  }
}

extension StringCatalogueError.Problem: CustomStringConvertible {
  /// The problem, and how to correct it.
  public var description: String {
    switch self {
    case .noFile: "there is no such file"
    case .emptyFolder:
      "there are no translations in this folder; name one with .xcstrings or .lproj/*.strings in it"
    case .unreadable: "the file is not readable"
    case .noText: "it is neither UTF-8 nor UTF-16; save it as UTF-8"
    case .compiled: "it was compiled for an app; give the table's source"
    case .unknownKind: "translations are read from .xcstrings, .strings and .stringsdict files"
    case .noLanguage:
      "the folder's name says the language of a table; put it into one such as de.lproj/Localizable.strings"
    case .empty: "the file is empty; a catalogue begins with {\"sourceLanguage\": \"en\", \"strings\": {"
    case .expected(let what, let found):
      "expected \(what), found \(found.isEmpty ? "the end" : "\"\(found)\"")"
    case .open(let what): "\(what) that does not end"
    case .duplicateKey(let key): "the key \"\(key)\" occurs twice; remove one"
    case .unknownVariation(let name, let known):
      "unknown variation \"\(name)\"; known: \(known.joined(separator: ", "))"
    case .unknownLanguage(let code, let known):
      "there are no translations into \"\(code)\""
        + (NearestWord.of(code, among: known).map { "; did you mean \"\($0)\"?" }
          ?? "; known: \(known.joined(separator: ", "))")
    }
  }

  /// Whether the problem concerns the whole file, without a line and a column.
  fileprivate var isAboutTheWhole: Bool {
    switch self {
    case .noFile, .emptyFolder, .unreadable, .noText, .compiled, .unknownKind, .noLanguage, .empty,
      .unknownLanguage:
      true
    case .expected, .open, .duplicateKey, .unknownVariation: false
    }
  }
}
