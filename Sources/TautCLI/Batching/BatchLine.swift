import LayoutCore
import LayoutDocuments
import LayoutLanguages
import LayoutRequirements
import LinearProgramming

/// A line of `taut batch` that was read: a scene, what surrounds it, and what is wanted of it.
struct BatchLine {
  /// What positions in a line carry in place of a file; a line is the same wherever it stands.
  static let place = "line"

  /// Where the scene is.
  enum Origin {
    /// In the line itself.
    case written(DocumentValue)
    /// In a file, whose name stands at a place of the line.
    case file(String, at: SourcePosition)
  }

  /// The sides of the container that run through ranges, in points; one of them at least.
  struct Range {
    var widths: ClosedRange<Rational>?
    var heights: ClosedRange<Rational>?
  }

  var origin: Origin
  /// The view of Swift source.
  var view: String?
  /// What the root is proposed; `nil` where the scene says so.
  var size: ProposedViewSize?
  /// What a check runs through; `nil` for the one size.
  var range: Range?
  var surroundings: BatchSurroundings
  var wishes: Set<BatchWish>
  /// What is required beside what the scene requires.
  var requirements: [Requirement]
  /// Whether what can be required of any layout is.
  var requiresStandard: Bool
}

/// What surrounds the scene of a line, where it does not say so itself.
struct BatchSurroundings: Hashable {
  var textSize: DynamicTypeSize?
  var layoutDirection: LayoutDirection?
  var safeArea: EdgeInsets?
  /// The language of the catalogues that the command was given.
  var language: BatchLanguage?
  /// Texts in place of those that the scene says.
  var strings: [String: String] = [:]

  /// What has these texts, and all others in the language; `nil` where everything is as the scene says.
  func translator(_ catalogue: StringCatalogue?) throws -> (any TextTranslator)? {
    let others = try language.map { try $0.translator(catalogue) }
    return strings.isEmpty ? others : WrittenStrings(strings: strings, others: others)
  }
}

/// The language of a line, and where that stands.
struct BatchLanguage: Hashable {
  var code: String
  var position: SourcePosition

  /// What has the translations.
  ///
  /// Throws `BatchError` where there are none.
  func translator(_ catalogue: StringCatalogue?) throws(BatchError) -> any TextTranslator {
    guard let catalogue else { throw .noStrings(at: position) }
    do {
      _ = try LayoutVariants(catalogue: catalogue, languages: [code])
    } catch {
      throw .unknownLanguage("\(error.problem)", at: position)
    }
    return CatalogueTranslator(catalogue: catalogue, form: LanguageForm(Language(code)))
  }
}

/// Texts that stand in a line in place of those that its scene says, each of which is its own key.
struct WrittenStrings: TextTranslator {
  var strings: [String: String]
  /// What has the texts that do not stand there.
  var others: (any TextTranslator)?

  func translation(of key: String) -> String? { strings[key] ?? others?.translation(of: key) }
}
