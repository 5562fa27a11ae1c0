import LayoutCore
import LayoutDocuments
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

  /// A side of the container that runs through a range, in points.
  struct Range {
    var axis: Axis
    var lengths: ClosedRange<Rational>
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
  /// Texts in place of those that the scene says.
  var strings: [String: String] = [:]

  /// What has these texts; `nil` where there are none.
  var translator: (any TextTranslator)? { strings.isEmpty ? nil : WrittenStrings(strings: strings) }
}

/// Texts that stand in a line in place of those that its scene says, each of which is its own key.
struct WrittenStrings: TextTranslator {
  var strings: [String: String]

  func translation(of key: String) -> String? { strings[key] }
}
