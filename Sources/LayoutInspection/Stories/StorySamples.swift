import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The stories of all views at one size, with exact numbers.
struct StorySample: Sendable {
  /// The size of the container, in points.
  var size: (width: Double, height: Double)
  /// The paragraphs of each view; views that are not placed have none.
  var paragraphs: [[[MarkedSentence]]]

  /// Explains a layout at a size.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  init(
    _ explanation: LayoutExplanation, at size: (width: Double, height: Double),
    detail: InspectionOptions.Detail, by layouts: RelatedLayouts
  ) throws {
    self.size = size
    let tree = explanation.tree
    paragraphs = try NumberMarks.$areMade.withValue(true) {
      let stories =
        detail == .reasons
        ? explanation.storiesWithoutPrices(of: tree.indices.map { $0 })
        : try explanation.stories(of: tree.indices.map { $0 }, by: layouts)
      var paragraphs: [[[MarkedSentence]]] = Array(repeating: [], count: tree.nodes.count)
      for (view, stories) in Dictionary(grouping: stories, by: \.view) {
        paragraphs[view.position] = StoryParagraphs(stories, of: explanation).paragraphs.map {
          $0.map { MarkedSentence($0) }
        }
      }
      return paragraphs
    }
  }
}

/// A sentence taken apart into words and exact numbers.
struct MarkedSentence: Sendable {
  /// The words around the numbers: one more than there are numbers.
  var words: [String]
  var numbers: [(value: Rational, isGrouped: Bool)]

  /// Takes apart a sentence in which numbers are marked.
  init(_ sentence: String) {
    words = [""]
    numbers = []
    let mark = Array(String(NumberMarks.mark).utf8)
    let bytes = Array(sentence.utf8)
    var (start, index, isNumber) = (0, 0, false)
    func end(_ end: Int) {
      let part = bytes[start..<end]
      if !isNumber {
        words[words.count - 1] += String(decoding: part, as: UTF8.self)
      } else if let value = Self.number(part.dropFirst()) {
        numbers.append((value, part.first == UInt8(ascii: "g")))
        words.append("")
      }
    }
    while index < bytes.count {
      if bytes[index] == mark[0], bytes[index...].starts(with: mark) {
        end(index)
        isNumber.toggle()
        index += mark.count
        start = index
      } else {
        index += 1
      }
    }
    end(index)
  }

  /// Returns a marked number exactly: a whole one or a fraction.
  private static func number(_ text: ArraySlice<UInt8>) -> Rational? {
    let parts = text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Int(String(decoding: $0, as: UTF8.self)) }
    if numbers.count == parts.count, numbers.count == 1 { return Rational(numbers[0]) }
    if numbers.count == parts.count, numbers.count == 2, numbers[1] > 0 {
      return Rational(numerator: numbers[0], denominator: numbers[1])
    }
    return Rational(String(decoding: text, as: UTF8.self))
  }

  /// Returns whether another sentence has the same words around other numbers.
  func isLike(_ other: MarkedSentence) -> Bool {
    words == other.words && numbers.map(\.isGrouped) == other.numbers.map(\.isGrouped)
  }
}
