import LayoutCore
import LayoutDocuments

/// One way in which people see a layout: in a text size, a language and a direction.
///
/// What is `nil` is as the scene says.
///
/// ```swift
/// var reader = SceneReader()
/// reader.apply(LayoutVariant(textSize: .accessibility3, direction: .rightToLeft))
/// let scene = try reader.read(#"{"taut": 1, "root": {"type": "Text", "text": "Save"}}"#, file: "save.json")
/// print(scene.environment.textSize.name)  // accessibility3
/// ```
public struct LayoutVariant: Sendable {
  /// How large the fonts of text styles are.
  public var textSize: DynamicTypeSize?
  /// The language of texts.
  public var language: LanguageForm?
  /// The direction in which views place their children.
  public var direction: LayoutDirection?
  /// What has the translations into the language.
  public var translator: (any TextTranslator)?

  /// A variant, by default one in which everything is as the scene says.
  public init(
    textSize: DynamicTypeSize? = nil, language: LanguageForm? = nil, direction: LayoutDirection? = nil,
    translator: (any TextTranslator)? = nil
  ) {
    (self.textSize, self.language) = (textSize, language)
    (self.direction, self.translator) = (direction, translator)
  }
}

extension LayoutVariant: Hashable {
  /// Whether both are the same size, language and direction.
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
  /// Takes over what a variant says of the surroundings of a view.
  public mutating func apply(_ variant: LayoutVariant) {
    if let size = variant.textSize { dynamicTypeSize = size }
    if let direction = variant.direction { layoutDirection = direction }
    if let translator = variant.translator { textTranslator = translator }
  }
}

extension SceneReader {
  /// Reads scenes as a variant says.
  public mutating func apply(_ variant: LayoutVariant) {
    textSize = variant.textSize ?? textSize
    layoutDirection = variant.direction ?? layoutDirection
    translator = variant.translator ?? translator
  }
}

/// The text sizes, languages and directions in which a layout is looked at.
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
  /// The text sizes; none stands for what the scene says.
  public var textSizes: TextSizes
  /// The directions; none stands for that of the language, or else for what the scene says.
  public var directions: [LayoutDirection]
  /// The translations.
  public private(set) var catalogue: StringCatalogue?
  /// The languages of the catalogue that are looked at.
  public private(set) var languages: [Language]
  /// The pseudo-languages that are looked at.
  public var pseudo: [PseudoLanguage]
  /// Whether a number that is put into a text is the one that will be there, and chooses its plural category; else all
  /// categories are looked at.
  public var knowsNumbers = true

  /// Variants; `languages` are codes of the catalogue's, by default all.
  ///
  /// Throws `StringCatalogueError` for a language that the catalogue does not have.
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

  /// Whether there is nothing but the layout as the scene says it.
  public var isEmpty: Bool {
    textSizes.sizes.isEmpty && directions.isEmpty && catalogue == nil && pseudo.isEmpty
  }

  /// The keys that a scene looks up in any text size; `read` makes its tree in a variant.
  public func keys(_ read: (LayoutVariant) throws -> Void) rethrows -> [UsedKey] {
    guard catalogue != nil || !pseudo.isEmpty else { return [] }
    let recorder = KeyRecorder()
    for size in sizes { try read(LayoutVariant(textSize: size, translator: recorder)) }
    return knowsNumbers ? recorder.keys : recorder.keys.map { UsedKey($0.key) }
  }

  /// The variants of a scene that uses keys: every size in every language and device of these keys, and in
  /// every combination of the plural categories of those whose numbers are not known, bounded.
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
          keys.flatMap { catalogue.entry(of: $0.key)?.translations[language.code]?.forms ?? [] }
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

  /// The languages in which not every combination of plural categories is looked at.
  public func pluralBounds(using keys: [UsedKey]) -> [PluralBound] {
    guard let catalogue else { return [] }
    return languages.compactMap { language in
      let plurals = plurals(of: keys, in: language, catalogue)
      guard plurals.count > PluralChoices.most else { return nil }
      return PluralBound(language: language, looked: plurals.choices.count, all: plurals.count)
    }
  }

  /// In which plural categories the strings of keys are looked at in a language.
  private func plurals(
    of keys: [UsedKey], in language: Language, _ catalogue: StringCatalogue
  ) -> PluralChoices {
    // A number that is known has one category.
    PluralChoices(
      keys.filter { !$0.isCounted }.map { key in
        // What is not translated is shown in the language of the keys.
        let translations = catalogue.entry(of: key.key)?.translations
        let own = translations?[language.code] ?? translations?[catalogue.sourceLanguage.code]
        let found = Set((own?.forms ?? []).compactMap(\.plural))
        return (key.key, PluralCategory.all.filter(found.contains))
      })
  }

  /// The names that there are, those of a usual order first; `nil` alone where there is none.
  private static func choices(_ names: [String?], in order: [String]) -> [String?] {
    let found = Set(names.compactMap { $0 })
    guard !found.isEmpty else { return [nil] }
    return order.filter(found.contains) + found.subtracting(order).sorted()
  }
}

/// Text sizes in which a layout is looked at.
///
/// ```swift
/// let largest: TextSizes = [.large, .accessibility5]
/// print(TextSizes.all.sizes.count, largest.sizes.count)  // 12 2
/// ```
public struct TextSizes: Hashable, Sendable, ExpressibleByArrayLiteral {
  /// The sizes, in their order; none stands for the size that the scene says.
  public var sizes: [DynamicTypeSize]

  /// Sizes; the same one twice counts once.
  public init(_ sizes: some Sequence<DynamicTypeSize>) { self.sizes = Set(sizes).sorted() }

  /// Sizes, as `[.large, .accessibility5]`.
  public init(arrayLiteral sizes: DynamicTypeSize...) { self.init(sizes) }

  /// All twelve.
  public static let all = TextSizes(DynamicTypeSize.allCases)
}
