import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The stories of all views at one size, with exact numbers.
struct StorySample {
  /// The size.
  var size: (width: Double, height: Double)
  /// Each view's paragraphs; views that are not placed have none.
  var paragraphs: [[[MarkedSentence]]]

  /// Tells the stories in a container.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  init(
    _ tree: LayoutTree, in container: ProposedViewSize, at size: (width: Double, height: Double),
    detail: InspectionOptions.Detail
  ) throws {
    self.size = size
    let explanation = try LayoutExplanation(tree, in: container, keepsPrices: detail != .reasons)
    paragraphs = try NumberMarks.$areMade.withValue(true) {
      let stories =
        detail == .reasons
        ? explanation.storiesWithoutPrices(of: tree.indices.map { $0 })
        : try explanation.stories(of: tree.indices.map { $0 })
      var told: [[[MarkedSentence]]] = Array(repeating: [], count: tree.nodes.count)
      for (view, stories) in Dictionary(grouping: stories, by: \.view) {
        told[view.position] = StoryParagraphs(stories, of: explanation).paragraphs.map {
          $0.map { MarkedSentence($0) }
        }
      }
      return told
    }
  }
}

/// A sentence taken apart into words and exact numbers.
struct MarkedSentence {
  /// The words around the numbers: one more than there are numbers.
  var words: [String]
  var numbers: [(value: Rational, isGrouped: Bool)]

  /// Takes a sentence apart in which numbers are marked.
  init(_ sentence: String) {
    words = [""]
    numbers = []
    for (place, part) in sentence.split(separator: NumberMarks.mark, omittingEmptySubsequences: false)
      .enumerated()
    {
      if place % 2 == 0 {
        words[words.count - 1] += part
      } else if let value = Rational(String(part.dropFirst())) {
        numbers.append((value, part.first == "g"))
        words.append("")
      }
    }
  }

  /// Whether another sentence says the same with other numbers.
  func isLike(_ other: MarkedSentence) -> Bool {
    words == other.words && numbers.map(\.isGrouped) == other.numbers.map(\.isGrouped)
  }
}
