import ArgumentParser
import LayoutCore
import LayoutLanguages

/// The text sizes, languages and directions in which a scene is looked at, on the command line.
struct VariantOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How large the fonts of text styles are, one size after the other, or all: \
      \(DynamicTypeSize.allCases.map(\.name).joined(separator: ", ")); otherwise the scene says so.
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
      "Two made-up languages beside: one with accents that is two fifths longer, and one from right to left.")
  var pseudo = false

  @Option(
    help: ArgumentHelp(
      "leftToRight, rightToLeft or both; otherwise the direction of the language, or the scene's.",
      valueName: "direction"))
  var direction: DirectionsArgument?

  /// The language in which the project's own tables are read, where nothing else is to be translated.
  var ownLanguage: String? { strings.isEmpty && language?.codes.count == 1 ? language?.codes.first : nil }

  /// Whether anything else is looked at than the scene as it is.
  var areGiven: Bool { textSize != nil || !strings.isEmpty || pseudo || direction != nil }

  /// Whether texts are to be translated.
  var checksTranslations: Bool { !strings.isEmpty }

  /// What is looked at.
  ///
  /// Throws `StringCatalogueError`, and `DocumentError` for what is wrong inside a string catalogue.
  func variants() throws -> LayoutVariants {
    try LayoutVariants(
      textSizes: TextSizes(textSize?.sizes ?? []), directions: direction?.directions ?? [],
      catalogue: try StringCatalogue(contentsOf: strings), languages: strings.isEmpty ? nil : language?.codes,
      pseudo: pseudo ? PseudoLanguage.allCases : [])
  }
}

extension StringCatalogue {
  /// All of some files and folders; `nil` for none.
  ///
  /// Throws as `init(contentsOf:)` does for one.
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
    sizes = names.compactMap { DynamicTypeSize(name: String($0)) }
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
