import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A writer of explanations whose numbers are functions of the size.
///
/// An explanation is written at a few sizes of a piece, in exact numbers. If the words are the same at all
/// of them and each number lies on one affine function, that function replaces the number in the sentence:
/// proposals and lengths are affine throughout a piece, and the reach of a price is the least of such
/// functions, which is affine between sizes at which it is. If the words change inside the piece, the
/// sentence is written for the size in its middle, and says so.
struct StoryBuilder {
  private var tree: LayoutTree
  private let list: ViewList
  private(set) var table: SentenceTable

  init(_ list: ViewList, _ tree: LayoutTree) {
    (self.tree, self.list) = (tree, list)
    table = SentenceTable(ViewNames(tree, list.indices(of: tree), list.views.map(\.name)))
  }

  /// Continues with another tree, whose views are at the given places of the list.
  mutating func use(of tree: LayoutTree, _ indices: [Int]) {
    guard !tree.isIdentical(to: self.tree) else { return }
    self.tree = tree
    table.use(ViewNames(tree, indices, list.views.map(\.name)))
  }

  /// Returns the place of a sentence without numbers that depend on the size.
  mutating func place(of sentence: String, sample: [Double]? = nil) -> Int {
    table.place(of: [sentence], isGrouped: [], filledWith: [], sample: sample)
  }

  /// Returns the explanations of all views in a piece, as places of paragraphs.
  ///
  /// Views that are not placed have none.
  mutating func stories(of piece: StoryPiece) -> [[Int]] {
    tree.indices.map { view in
      let stories = piece.samples.map { $0.paragraphs[view.position] }
      guard let first = stories.first, !first.isEmpty else { return [] }
      let isSameLength = stories.allSatisfy { $0.map(\.count) == first.map(\.count) }
      var paragraphs: [Int] = []
      for paragraph in first.indices {
        let sentences = first[paragraph].indices.map { line in
          place(
            of: isSameLength ? stories.map { $0[paragraph][line] } : [first[paragraph][line]], piece)
        }
        paragraphs.append(table.paragraph(sentences))
      }
      for lines in piece.suggestions[view.position] {
        let size = piece.samples[0].size
        paragraphs.append(table.paragraph(lines.map { place(of: $0, sample: [size.width, size.height]) }))
      }
      return paragraphs
    }
  }

  /// Returns the place of a sentence whose versions hold at some sizes, with functions in place of numbers.
  ///
  /// If there are no other versions, or their words differ, it is the first version with its size.
  private mutating func place(of versions: [MarkedSentence], _ piece: StoryPiece) -> Int {
    let (first, samples) = (versions[0], piece.samples)
    let isKnown = !piece.isPartial || first.numbers.isEmpty
    let isLike = isKnown && versions.count == samples.count && versions.allSatisfy { $0.isLike(first) }
    let forms = isLike ? forms(of: versions, samples.map(\.size)) : nil
    let fillings = first.numbers.enumerated().map { index, number -> InspectedFilling in
      if case .affine(_, let perWidth, let perHeight)? = forms?[index], perWidth != 0 || perHeight != 0 {
        return .length(forms?[index] ?? .unspecified)
      }
      return .text(NumberMarks.plain(number.value, isGrouped: number.isGrouped))
    }
    let size = samples[0].size
    return table.place(
      of: first.words, isGrouped: first.numbers.map(\.isGrouped), filledWith: fillings,
      sample: forms == nil ? [size.width, size.height] : nil)
  }

  /// Returns the functions through numbers at some sizes; `nil` if one of them has none.
  private func forms(
    of versions: [MarkedSentence], _ sizes: [(width: Double, height: Double)]
  ) -> [InspectedLength]? {
    var forms: [InspectedLength] = []
    for number in versions[0].numbers.indices {
      guard let form = AffineFit.form(versions.map { $0.numbers[number].value }, sizes) else { return nil }
      forms.append(form)
    }
    return forms
  }
}

/// A search for suggestions that make views larger, at one size; each suggestion was laid out.
struct SuggestionBuilder {
  let explanation: LayoutExplanation

  /// The number of points by which a view is to be larger.
  private static let growth: Rational = 10
  /// The greatest number of views that a search lays out.
  private static let work = 4_000

  /// Returns a question with its answers for each side of a view; none for a side that has no length.
  func paragraphs(of view: LayoutTree.Index) -> [[String]] {
    Axis.allCases.compactMap { paragraph(of: view, along: $0) }
  }

  private func paragraph(of view: LayoutTree.Index, along axis: Axis) -> [String]? {
    guard let length = explanation.explanation(for: view)?[axis].length else { return nil }
    let wanted = length + Self.growth
    let property: FrameProperty = axis == .horizontal ? .width : .height
    let question = WhyNotQuestion(
      .comparison(.side(of: explanation.tree[view].path, property), .atLeast, .points(wanted)))
    // A view about which the question is not allowed has no answer, like one for which nothing was found.
    guard let answer = try? WhyNot(comparison: question, in: explanation, work: Self.work) else { return nil }
    let name = explanation.tree.ownName(of: view)
    let title =
      "what makes \(name) \(NumberMarks.plain(wanted, isGrouped: true)) \(axis == .horizontal ? "wide" : "tall")"
    let lines = answer.suggestionLines
    return [title] + (lines.isEmpty ? ["no single change that was tried"] : lines)
  }
}
