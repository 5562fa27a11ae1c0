import LayoutCore
import LayoutLanguages

/// A text size, a language and a direction in which a scene is inspected.
struct ShownVariant {
  /// The text size; `nil` for the scene's own.
  var textSize: DynamicTypeSize?
  /// The code of the language; `nil` for the scene's own.
  var language: String?
  /// The direction; `nil` for that of the language, or the scene's.
  var direction: LayoutDirection?
  /// The variant in which the scene is read; `nil` without a language and a direction.
  var variant: LayoutVariant?
  /// The addition to the scene's name, where there are several variants.
  var title = ""

  /// Creates a variant with the options for languages.
  ///
  /// - Throws: `StringCatalogueError`, and `CommandError.unreadable` for an unknown language.
  init(
    _ textSize: DynamicTypeSize?, language: String?, _ direction: LayoutDirection?, _ options: VariantOptions
  ) throws {
    (self.textSize, self.language, self.direction) = (textSize, language, direction)
    guard language != nil || direction != nil else { return }
    let made = PseudoLanguage(rawValue: language ?? "")
    let catalogue = language == nil ? nil : try StringCatalogue(contentsOf: options.strings)
    let all = try LayoutVariants(
      directions: direction.map { [$0] } ?? [], catalogue: catalogue,
      languages: made == nil ? language.map { [$0] } ?? [] : [], pseudo: made.map { [$0] } ?? [])
    guard let variant = all.variants(using: []).first else {
      throw CommandError.unreadable("there is no language \(language ?? "")")
    }
    self.variant = variant
  }

  /// Returns every requested text size in every language and every direction.
  ///
  /// - Throws: As `init` does.
  static func all(_ options: VariantOptions) throws -> [ShownVariant] {
    let sizes = options.textSize?.sizes.map(Optional.some) ?? [nil]
    let languages = try languages(options)
    let directions = options.direction?.directions.map(Optional.some) ?? [nil]
    return try sizes.flatMap { size in
      try languages.flatMap { language in
        try directions.map { direction in
          var variant = try ShownVariant(size, language: language, direction, options)
          let words = [
            sizes.count > 1 ? size?.name : nil, languages.count > 1 ? language : nil,
            directions.count > 1 ? direction?.rawValue : nil,
          ].compactMap(\.self)
          variant.title = words.map { ", \($0)" }.joined()
          return variant
        }
      }
    }
  }

  /// Returns the codes of the requested languages; `nil` for that of the scene.
  private static func languages(_ options: VariantOptions) throws -> [String?] {
    let written: [String]? =
      options.strings.isEmpty
      ? nil
      : try options.language?.codes ?? StringCatalogue(contentsOf: options.strings)?.languages.map(\.code)
    let made = options.pseudo ? PseudoLanguage.allCases.map(\.rawValue) : []
    return written.map { $0 + made } ?? [nil] + made
  }
}
