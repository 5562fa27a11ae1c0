import Foundation
import LayoutCore
import LayoutDocuments

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
