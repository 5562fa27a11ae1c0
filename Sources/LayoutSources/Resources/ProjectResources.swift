import Foundation
import LayoutCore
import LayoutLanguages

/// What a project has beside its source: colours, images and symbols of its asset catalogues, and its tables of strings.
package struct ProjectResources: Sendable {
  /// The colours as they are painted, by their names and by the names of their generated accessors.
  private(set) var colors: [String: String] = [:]
  /// The sizes of images in points, by the same.
  private(set) var images: [String: CGSize] = [:]
  /// The names of symbols that the project brings.
  private(set) var symbols: Set<String> = []
  /// The tables of strings; `nil` where there are none.
  package private(set) var strings: StringCatalogue?
  /// The same table by table, by their names.
  private(set) var tables: [String: StringCatalogue] = [:]

  /// What the app says of itself in its `Info.plist`, by the keys.
  private(set) var info: [String: String] = [:]
  /// Whether the app is dark, whatever a person has chosen.
  var isDark: Bool { info["UIUserInterfaceStyle"] == "Dark" }

  package init() {}

  /// The colour of a name, or of a generated accessor; `nil` where no catalogue has it.
  func color(named name: String) -> String? { colors[name] }

  /// The direction of a language.
  static func direction(of language: String) -> LayoutDirection { Language(language).layoutDirection }

  /// The table's code of a language that is asked for: `pt-BR` where `pt` is asked for and nothing nearer is there.
  ///
  /// - Throws: `SourceError.unknownLanguage` where no table has the language.
  func code(of language: String) throws(SourceError) -> String {
    let known = strings?.languages.map(\.code) ?? []
    func base(_ code: String) -> Substring { code.prefix { $0 != "-" && $0 != "_" } }
    if let found = known.first(where: { $0.lowercased() == language.lowercased() })
      ?? known.first(where: { $0 == base(language) })
      ?? known.first(where: { base($0) == language })
    {
      return found
    }
    throw .unknownLanguage(language, known: known)
  }

  /// What translates keys into a language, or into the one that the project is written in; `nil` where there are no tables.
  package func translator(in language: String?) -> (any TextTranslator)? {
    translator(in: language, of: strings)
  }

  /// The same of one table alone.
  func translator(in language: String?, ofTable name: String) -> (any TextTranslator)? {
    translator(in: language, of: tables[name])
  }

  private func translator(in language: String?, of strings: StringCatalogue?) -> (any TextTranslator)? {
    strings.map { strings in
      CatalogueTranslator(
        catalogue: strings, form: LanguageForm(language.map { Language($0) } ?? strings.sourceLanguage))
    }
  }

  mutating func add(color: String, called name: String) {
    add(color, called: name, suffix: "color", to: \.colors)
  }

  mutating func add(image size: CGSize, called name: String) {
    add(size, called: name, suffix: "image", to: \.images)
  }

  mutating func add(symbol name: String) { symbols.formUnion([name, Self.accessor(name, suffix: "symbol")]) }

  /// Adds what an `Info.plist`, or the settings of a project, say; what was said first stays.
  mutating func add(info: [String: String]) { self.info.merge(info) { first, _ in first } }

  /// Settles in which language the project is written, once all of it is known.
  mutating func settle() {
    guard let code = info["CFBundleDevelopmentRegion"] else { return }
    strings?.assumeSourceLanguage(code)
    for name in tables.keys { tables[name]?.assumeSourceLanguage(code) }
  }

  mutating func add(_ table: StringCatalogue) {
    let file = table.files.first?.split(separator: "/").last ?? ""
    let name = file.split(separator: ".").first.map(String.init) ?? ""
    // Tables of other names, such as those of Info.plist and of storyboards, are looked up by their names alone.
    if name.hasPrefix("Localizable") || !file.contains(".strings") {
      if strings == nil { strings = table } else { strings?.merge(table) }
    }
    if tables[name] == nil { tables[name] = table } else { tables[name]?.merge(table) }
  }

  /// Keeps what was found first, as that lies nearest.
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

  /// The name of an asset's accessor as Xcode generates it: `brandText` of "Brand Text", and `brand` of "BrandColor".
  static func accessor(_ name: String, suffix: String) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard let first = words.first else { return name }
    // Of capitals at the beginning all but the last before a small letter become small: "URLIcon" is `urlIcon`.
    let capitals = first.prefix { $0.isUppercase }.count
    let small = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
    var result = first.prefix(small).lowercased() + first.dropFirst(small)
    result += words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if result.count > suffix.count, result.lowercased().hasSuffix(suffix) { result.removeLast(suffix.count) }
    return result
  }
}
