import ArgumentParser
import LayoutCore
import LayoutLanguages

/// The text sizes, languages and directions in which a scene is checked, on the command line.
struct VariantOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The text sizes to check, separated by commas, or all: \
      \(DynamicTypeSize.allCases.map(\.name).joined(separator: ", ")), or AX3 for short; otherwise the scene's.
      """, valueName: "name,...|all"))
  var textSize: TextSizesArgument?

  @Option(
    help: ArgumentHelp(
      "Translations of the scene's texts, each of which is a key: an .xcstrings file, a table such as "
        + "de.lproj/Localizable.strings, or a folder of them; repeatable.", valueName: "file"))
  var strings: [String] = []

  @Option(
    help: ArgumentHelp(
      "Languages of --strings by their codes; otherwise all. Of Swift source without --strings, the language of the "
        + "project's own tables.", valueName: "code,..."))
  var language: LanguagesArgument?

  @Flag(
    help:
      "Two made-up languages as well: one with accents that is two fifths longer, and one from right to left."
  )
  var pseudo = false

  @Option(
    help: ArgumentHelp(
      "leftToRight, rightToLeft or both; otherwise the direction of the language, or the scene's.",
      valueName: "direction"))
  var direction: DirectionsArgument?

  /// The language in which the project's own tables are read, where nothing else is translated.
  var ownLanguage: String? { strings.isEmpty && language?.codes.count == 1 ? language?.codes.first : nil }

  /// Whether anything besides the scene itself is checked.
  var areGiven: Bool { textSize != nil || !strings.isEmpty || pseudo || direction != nil }

  /// Whether texts have to be translated.
  var checksTranslations: Bool { !strings.isEmpty }

  /// Returns the variants.
  ///
  /// - Throws: `StringCatalogueError`, and `DocumentError` for an error inside a string catalogue.
  func variants() throws -> LayoutVariants {
    try LayoutVariants(
      textSizes: TextSizes(textSize?.sizes ?? []), directions: direction?.directions ?? [],
      catalogue: try StringCatalogue(contentsOf: strings), languages: strings.isEmpty ? nil : language?.codes,
      pseudo: pseudo ? PseudoLanguage.allCases : [])
  }
}

/// The single language and direction in which a scene is shown, on the command line.
struct ShownOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Translations of the scene's texts: an .xcstrings file, a table such as de.lproj/Localizable.strings, or a folder of "
        + "them; repeatable.", valueName: "file"))
  var strings: [String] = []

  @Flag(help: "A made-up language, with accents and two fifths longer; or the one that --language names.")
  var pseudo = false

  @Option(
    help: ArgumentHelp(
      "leftToRight or rightToLeft; otherwise the direction of the language, or the scene's.",
      valueName: "direction"))
  var direction: DirectionArgument?

  /// Whether texts are in a different language from that of the scene.
  var isTranslated: Bool { pseudo || !strings.isEmpty }

  /// Returns the variant; `nil` if none is given.
  ///
  /// - Throws: As `SourceOptions.variant()` does.
  func variant(in language: String?) throws -> LayoutVariant? {
    guard isTranslated || direction != nil else { return nil }
    let catalogue = try StringCatalogue(contentsOf: strings)
    let made = PseudoLanguage.allCases.filter { language == nil || $0.rawValue == language }
    if pseudo, made.isEmpty {
      throw CommandError.unreadable(
        "--pseudo has no language \(language ?? ""): name \(PseudoLanguage.allCases.map(\.rawValue).joined(separator: " or "))"
      )
    }
    let codes = catalogue?.languages.map(\.code) ?? []
    if !pseudo, language == nil, codes.count > 1 {
      throw CommandError.unreadable("choose a language: --language \(codes.joined(separator: ", or "))")
    }
    let variants = try LayoutVariants(
      directions: direction.map { [$0.direction] } ?? [], catalogue: catalogue,
      languages: pseudo || !isTranslated ? [] : language.map { [$0] },
      pseudo: pseudo ? Array(made.prefix(1)) : [])
    return variants.variants(using: []).first
  }
}

/// One direction by its name.
struct DirectionArgument: ExpressibleByArgument {
  var direction: LayoutDirection

  init?(argument: String) {
    guard let direction = LayoutDirection(rawValue: argument) else { return nil }
    self.direction = direction
  }

  static var allValueStrings: [String] { LayoutDirection.allCases.map(\.rawValue) }
}

extension StringCatalogue {
  /// Reads all of some files and folders; `nil` for none.
  ///
  /// - Throws: As `init(contentsOf:)` does for one.
  init?(contentsOf files: [String]) throws {
    guard let first = files.first else { return nil }
    try self.init(contentsOf: first)
    for file in files.dropFirst() { merge(try StringCatalogue(contentsOf: file)) }
  }
}

/// Text sizes by their names, such as `large,accessibility3`, or `all`.
struct TextSizesArgument: ExpressibleByArgument {
  var sizes: [DynamicTypeSize]

  init?(argument: String) {
    if argument == "all" {
      sizes = DynamicTypeSize.allCases
      return
    }
    let names = argument.split(separator: ",", omittingEmptySubsequences: false)
    sizes = names.compactMap { TextSizeArgument(argument: String($0))?.size }
    guard sizes.count == names.count else { return nil }
  }
}

/// Codes of languages, such as `de,fr`.
struct LanguagesArgument: ExpressibleByArgument {
  var codes: [String]

  init?(argument: String) {
    codes = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard !codes.contains("") else { return nil }
  }
}

/// One direction by its name, or `both`.
struct DirectionsArgument: ExpressibleByArgument {
  var directions: [LayoutDirection]

  init?(argument: String) {
    if argument == "both" {
      directions = [.leftToRight, .rightToLeft]
    } else if let only = LayoutDirection(rawValue: argument) {
      directions = [only]
    } else {
      return nil
    }
  }
}
