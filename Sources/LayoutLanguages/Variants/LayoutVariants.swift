import LayoutCore
import LayoutDocuments

/// A variant of a layout: a text size, a language and a direction.
///
/// A property that is `nil` leaves the scene's own value.
///
/// ```swift
/// var reader = SceneReader()
/// reader.apply(LayoutVariant(textSize: .accessibility3, direction: .rightToLeft))
/// let scene = try reader.read(#"{"taut": 1, "root": {"type": "Text", "text": "Save"}}"#, file: "save.json")
/// print(scene.environment.textSize.name)  // accessibility3
/// ```
public struct LayoutVariant: Sendable {
  /// The text size, which scales the fonts of text styles; `nil` for the scene's own.
  public var textSize: DynamicTypeSize?
  /// The language of texts; `nil` for the scene's own.
  public var language: LanguageForm?
  /// The layout direction; `nil` for the scene's own.
  public var direction: LayoutDirection?
  /// The source of translations into the language; `nil` for none.
  public var translator: (any TextTranslator)?

  /// Creates a variant, by default the scene itself.
  public init(
    textSize: DynamicTypeSize? = nil, language: LanguageForm? = nil, direction: LayoutDirection? = nil,
    translator: (any TextTranslator)? = nil
  ) {
    (self.textSize, self.language) = (textSize, language)
    (self.direction, self.translator) = (direction, translator)
  }
}

extension LayoutVariant: Hashable {
  /// Returns whether size, language and direction are the same; translators are not compared.
  public static func == (first: LayoutVariant, second: LayoutVariant) -> Bool {
    first.textSize == second.textSize && first.language == second.language
      && first.direction == second.direction
  }

  /// Hashes the size, the language and the direction.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(textSize)
    hasher.combine(language)
    hasher.combine(direction)
  }
}

extension EnvironmentValues {
  /// Sets the properties of a variant in the environment.
  public mutating func apply(_ variant: LayoutVariant) {
    if let size = variant.textSize { dynamicTypeSize = size }
    if let direction = variant.direction { layoutDirection = direction }
    if let translator = variant.translator { textTranslator = translator }
  }
}

extension SceneReader {
  /// Sets the variant in which scenes are read from now on.
  public mutating func apply(_ variant: LayoutVariant) {
    textSize = variant.textSize ?? textSize
    layoutDirection = variant.direction ?? layoutDirection
    translator = variant.translator ?? translator
  }
}

/// The text sizes, languages and directions in which a layout is checked.
///
/// ```swift
/// let variants = try LayoutVariants(textSizes: .all, pseudo: PseudoLanguage.allCases)
/// let keys = try variants.keys { variant in
///   var environment = EnvironmentValues()
///   environment.apply(variant)
///   _ = try LayoutTree(Text("Save"), environment: environment)
/// }
/// print(keys, variants.variants(using: keys).count)  // ["Save"] 24
/// ```
public struct LayoutVariants: Sendable {
  /// The text sizes; empty for the scene's own.
  public var textSizes: TextSizes
  /// The directions; empty for that of the language, or else the scene's own.
  public var directions: [LayoutDirection]
  /// The translations; `nil` for none.
  public private(set) var catalogue: StringCatalogue?
  /// The checked languages of the catalogue.
  public private(set) var languages: [Language]
  /// The checked pseudo-languages.
  public var pseudo: [PseudoLanguage]
  /// Whether a number in a text is the only one possible, and so determines the plural category.
  ///
  /// Otherwise all categories are checked.
  public var knowsNumbers = true

  /// Creates variants, by default the scene itself.
  ///
  /// - Parameters:
  ///   - textSizes: The text sizes; empty for the scene's own.
  ///   - directions: The directions; empty for that of the language, or else the scene's own.
  ///   - catalogue: The translations; `nil` for none.
  ///   - codes: The codes of the checked languages; `nil` for all languages of the catalogue.
  ///   - pseudo: The checked pseudo-languages.
  /// - Throws: `StringCatalogueError` for a language that the catalogue does not have.
  public init(
    textSizes: TextSizes = [], directions: [LayoutDirection] = [], catalogue: StringCatalogue? = nil,
    languages codes: [String]? = nil, pseudo: [PseudoLanguage] = []
  ) throws(StringCatalogueError) {
    (self.textSizes, self.directions, self.catalogue) = (textSizes, directions, catalogue)
    self.pseudo = pseudo
    let known = catalogue?.languages ?? []
    languages = known
    guard let codes else { return }
    for code in codes where !known.contains(Language(code)) {
      throw StringCatalogueError(
        .unknownLanguage(code, known: known.map(\.code)),
        at: SourcePosition(file: catalogue?.files.joined(separator: ", ") ?? "", line: 1))
    }
    languages = known.filter { codes.contains($0.code) }
  }

  /// Whether the scene itself is the only variant.
  public var isEmpty: Bool {
    textSizes.sizes.isEmpty && directions.isEmpty && catalogue == nil && pseudo.isEmpty
  }

  /// Returns the keys that a scene uses in any text size.
  ///
  /// - Parameter read: A closure that makes the scene's tree in a variant.
  /// - Throws: The errors of `read`.
  public func keys(_ read: (LayoutVariant) throws -> Void) rethrows -> [UsedKey] {
    guard catalogue != nil || !pseudo.isEmpty else { return [] }
    let recorder = KeyRecorder()
    for size in sizes { try read(LayoutVariant(textSize: size, translator: recorder)) }
    return knowsNumbers ? recorder.keys : recorder.keys.map { UsedKey($0.key) }
  }

  /// Returns the variants of a scene that uses keys: every text size in every direction, language and device.
  ///
  /// A language has a variant for each combination of the plural categories of those keys whose numbers are
  /// unknown, up to a limit, which `pluralBounds(using:)` reports.
  public func variants(using keys: [UsedKey]) -> [LayoutVariant] {
    languageForms(using: keys).flatMap { language in
      directions(of: language.form).flatMap { direction in
        sizes.map { size in
          LayoutVariant(
            textSize: size, language: language.form, direction: direction, translator: language.translator)
        }
      }
    }
  }

  private var sizes: [DynamicTypeSize?] { textSizes.sizes.isEmpty ? [nil] : textSizes.sizes }

  private func directions(of form: LanguageForm?) -> [LayoutDirection?] {
    directions.isEmpty ? [form?.language.layoutDirection] : directions
  }

  private func languageForms(
    using keys: [UsedKey]
  ) -> [(form: LanguageForm?, translator: (any TextTranslator)?)] {
    var forms: [(form: LanguageForm?, translator: (any TextTranslator)?)] = []
    if let catalogue {
      for language in languages {
        func strings(_ keys: [UsedKey]) -> [Translation.Form] {
          keys.flatMap { catalogue.entryOfAnyTable($0.key)?.translations[language.code]?.forms ?? [] }
        }
        let used = strings(keys)
        for choice in plurals(of: keys, in: language, catalogue).choices {
          for device in Self.choices(used.map(\.device), in: []) {
            let form = LanguageForm(
              language, plural: choice.plural, plurals: choice.plurals, device: device)
            forms.append(
              (form, CatalogueTranslator(catalogue: catalogue, form: form, knowsNumbers: knowsNumbers)))
          }
        }
      }
    }
    for language in pseudo {
      let translator = PseudoTranslator(catalogue: catalogue, language: language)
      forms.append((LanguageForm(Language(language.rawValue)), translator))
    }
    return forms.isEmpty ? [(nil, nil)] : forms
  }

  /// Returns the languages in which not every combination of plural categories is checked.
  public func pluralBounds(using keys: [UsedKey]) -> [PluralBound] {
    guard let catalogue else { return [] }
    return languages.compactMap { language in
      let plurals = plurals(of: keys, in: language, catalogue)
      guard plurals.count > PluralChoices.most else { return nil }
      return PluralBound(language: language, looked: plurals.choices.count, all: plurals.count)
    }
  }

  /// Returns the plural categories in which the strings of keys are checked in a language.
  private func plurals(
    of keys: [UsedKey], in language: Language, _ catalogue: StringCatalogue
  ) -> PluralChoices {
    // A known number has one category.
    PluralChoices(
      keys.filter { !$0.isCounted }.map { key in
        // An untranslated key is shown in the language of the keys.
        let translations = catalogue.entryOfAnyTable(key.key)?.translations
        let own = translations?[language.code] ?? translations?[catalogue.sourceLanguage.code]
        let found = Set((own?.forms ?? []).compactMap(\.plural))
        return (key.key, PluralCategory.all.filter(found.contains))
      })
  }

  /// Returns the names without duplicates, those of a given order first; a single `nil` if there are none.
  private static func choices(_ names: [String?], in order: [String]) -> [String?] {
    let found = Set(names.compactMap { $0 })
    guard !found.isEmpty else { return [nil] }
    return order.filter(found.contains) + found.subtracting(order).sorted()
  }
}

/// The text sizes in which a layout is checked.
///
/// ```swift
/// let largest: TextSizes = [.large, .accessibility5]
/// print(TextSizes.all.sizes.count, largest.sizes.count)  // 12 2
/// ```
public struct TextSizes: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The sizes in ascending order; empty for the scene's own.
  public var sizes: [DynamicTypeSize]

  /// Creates a set of sizes; duplicates count once.
  public init(_ sizes: some Sequence<DynamicTypeSize>) { self.sizes = Set(sizes).sorted() }

  /// Creates sizes from a literal, such as `[.large, .accessibility5]`.
  public init(arrayLiteral sizes: DynamicTypeSize...) { self.init(sizes) }

  /// All twelve sizes.
  public static let all = TextSizes(DynamicTypeSize.allCases)
}
