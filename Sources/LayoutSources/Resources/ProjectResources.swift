import Foundation
import LayoutCore
import LayoutLanguages

/// The resources of a project: colours, images and symbols of its asset catalogues, and its tables of
/// strings.
package struct ProjectResources: Sendable {
  /// The colours as they are painted, by their names and by their generated accessors.
  private(set) var colors: [String: String] = [:]
  /// The sizes of images in points, by their names and accessors.
  private(set) var images: [String: CGSize] = [:]
  /// The names of the project's symbols.
  private(set) var symbols: Set<String> = []
  /// The tables of strings; `nil` where there are none.
  package private(set) var strings: StringCatalogue?
  /// The tables of strings, separately by name.
  private(set) var tables: [String: StringCatalogue] = [:]

  /// The properties of the app's `Info.plist` and of the project's settings, by key.
  private(set) var info: [String: String] = [:]
  /// Whether the app always uses the dark colour scheme.
  var isDark: Bool { info["UIUserInterfaceStyle"] == "Dark" }

  package init() {}

  /// Returns the colour of a name, or of a generated accessor; `nil` where no catalogue has it.
  func color(named name: String) -> String? { colors[name] }

  /// Returns the direction of a language.
  static func direction(of language: String) -> LayoutDirection { Language(language).layoutDirection }

  /// Returns the table's code for a requested language: `pt-BR` for `pt`, where there is nothing nearer.
  ///
  /// - Throws: `SourceError.unknownLanguage` where no table has the language.
  func code(of language: String) throws(SourceError) -> String {
    let known = tables.keys.sorted().flatMap { tables[$0]?.languages.map(\.code) ?? [] }
      .reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    func base(_ code: String) -> Substring { code.prefix { $0 != "-" && $0 != "_" } }
    if let found = known.first(where: { $0.lowercased() == language.lowercased() })
      ?? known.first(where: { $0 == base(language) })
      ?? known.first(where: { base($0) == language })
    {
      return found
    }
    throw .unknownLanguage(language, known: known.sorted())
  }

  /// Returns the translator into a language, or into the development language; `nil` where there are no
  /// tables.
  package func translator(in language: String?, on device: String? = nil) -> (any TextTranslator)? {
    strings.map { strings in
      CatalogueTranslator(
        catalogue: strings,
        form: LanguageForm(language.map { Language($0) } ?? strings.sourceLanguage, device: device))
    }
  }

  mutating func add(color: String, called name: String) {
    add(color, called: name, suffix: "color", to: \.colors)
  }

  mutating func add(image size: CGSize, called name: String) {
    add(size, called: name, suffix: "image", to: \.images)
  }

  mutating func add(symbol name: String) { symbols.formUnion([name, Self.accessor(name, suffix: "symbol")]) }

  /// Adds the properties of an `Info.plist`, or of a project's settings; earlier ones are kept.
  mutating func add(info: [String: String]) { self.info.merge(info) { first, _ in first } }

  /// Determines the development language, after everything was added.
  mutating func settle() {
    guard !tables.isEmpty else { return }
    if let code = info["CFBundleDevelopmentRegion"] {
      for name in tables.keys { tables[name]?.assumeSourceLanguage(code) }
    }
    // Tables of other names, such as those of Info.plist and of screens, are looked up by their names alone.
    var named = tables
    named[StringCatalogue.defaultTable] = named[StringCatalogue.defaultTable] ?? StringCatalogue()
    var strings = StringCatalogue(tables: named)
    if let code = info["CFBundleDevelopmentRegion"] { strings.assumeSourceLanguage(code) }
    self.strings = strings
  }

  mutating func add(_ table: StringCatalogue) {
    tables[StringCatalogue.table(of: table.files.first ?? ""), default: StringCatalogue()].merge(table)
  }

  /// Adds an asset under its name and its accessor; the first one of a name, which is the nearest, is kept.
  private mutating func add<Asset>(
    _ asset: Asset, called name: String, suffix: String, to assets: WritableKeyPath<Self, [String: Asset]>
  ) {
    // In a namespace, `Brand/Card` is `.Brand.card`.
    let parts = name.split(separator: "/").map(String.init)
    let spaces = parts.dropLast().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let accessor = (spaces + [Self.accessor(parts.last ?? name, suffix: suffix)]).joined(separator: ".")
    for name in [name, accessor] where self[keyPath: assets][name] == nil {
      self[keyPath: assets][name] = asset
    }
  }

  /// Returns the accessor that Xcode generates for an asset: `brandText` of "Brand Text", and `brand` of
  /// "BrandColor".
  static func accessor(_ name: String, suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return name }
    // Leading capitals become lower-case, except the last before a small letter: "URLIcon" is `urlIcon`.
    let capitals = first.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
    var result = first.prefix(small).lowercased() + first.dropFirst(small)
    result += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if result.count > suffix.count, result.lowercased().hasSuffix(suffix) { result.removeLast(suffix.count) }
    return result
  }
}
