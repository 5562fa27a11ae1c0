import LayoutCore
import LayoutExplanation
import Synchronization

/// The explanations of a piece at some of its sizes, the first of which is in its middle.
struct StoryPiece: Sendable {
  /// The stories at each size; empty where they were not requested.
  var samples: [StorySample] = []
  /// The suggestions that make views larger, at the first size: paragraphs of each view.
  var suggestions: [[[String]]] = []
  /// The number of views for which no suggestions were searched.
  var leftOut = 0
  /// Whether there are too few sizes to show how numbers follow the size.
  var isPartial = false

  /// Explains a piece.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  init(
    _ piece: FoundPiece, in plane: SizePlane, _ detail: InspectionOptions.Detail, mostSamples: Int,
    _ limit: SuggestionLimit, by remembered: RememberedExplanation
  ) throws {
    let tree = piece.tree
    suggestions = Array(repeating: [], count: tree.nodes.count)
    isPartial = mostSamples < piece.samples.count
    for (index, size) in piece.samples.prefix(mostSamples).enumerated() {
      let layouts = try remembered.explanation(of: piece.tree(at: index))
      let explanation = try layouts.explanation(in: plane.container(size.width, size.height))
      samples.append(try StorySample(explanation, at: size, detail: detail, by: layouts.layouts))
      if detail == .suggestions, samples.count == 1 {
        let teller = SuggestionBuilder(explanation: explanation)
        // Modifiers come last: what changes them changes their views.
        let order =
          tree.indices.filter { tree[$0].element.role != .modifier }
          + tree.indices.filter { tree[$0].element.role == .modifier }
        for (index, view) in order.enumerated() {
          guard index < limit.mostViews, !limit.isOver else {
            leftOut = order.count - index
            break
          }
          suggestions[view.position] = teller.paragraphs(of: view)
        }
      }
    }
  }

  /// Creates a piece without explanations.
  init(of tree: LayoutTree) { suggestions = Array(repeating: [], count: tree.nodes.count) }
}

/// The limits of searches for suggestions.
struct SuggestionLimit: Sendable {
  /// The number of views of a piece.
  let mostViews: Int
  private let end: ContinuousClock.Instant

  /// Shares a number of views among pieces; each has one at least.
  init(_ options: InspectionOptions, pieces: Int) {
    mostViews = max(1, options.mostSuggested / max(1, pieces))
    end = .now + options.suggestionTime
  }

  /// Whether the time is over.
  var isOver: Bool { ContinuousClock.now >= end }
}

extension StoryPiece {
  /// Explains pieces, each in its plane, on a number of threads, and passes them on with their places, in
  /// order.
  ///
  /// - Throws: The error of the first piece that cannot be explained: as `ConstraintEngine.layout` does.
  static func forEach(
    of pieces: [FoundPiece], in planes: [SizePlane], _ detail: InspectionOptions.Detail,
    mostSamples: Int, _ limit: SuggestionLimit, threads: Int,
    _ body: (Int, StoryPiece) throws -> Void
  ) throws {
    let threads = detail == .frames ? 1 : min(threads, pieces.count)
    let next = Mutex(0)
    // Stories are long: few of them wait.
    try ConcurrentMap(workers: threads, window: 4 * max(threads, 1)).forEach { () -> Int? in
      next.withLock { index -> Int? in
        guard index < pieces.count else { return nil }
        defer { index += 1 }
        return index
      }
    } preparing: {
      RememberedExplanation(keepsPrices: detail != .reasons)
    } work: { (index, explanations, _) -> (Int, StoryPiece) in
      guard detail != .frames else { return (index, StoryPiece(of: pieces[index].tree)) }
      return (
        index,
        try StoryPiece(
          pieces[index], in: planes[index], detail, mostSamples: mostSamples, limit, by: explanations)
      )
    } _: { index, storyPiece in
      try body(index, storyPiece)
      return true
    }
  }
}

/// Explains one tree at one size after the other, until it is asked about another tree.
final class RememberedExplanation {
  private let keepsPrices: Bool
  private var last: (tree: LayoutTree, explanation: ResizableExplanation)?

  init(keepsPrices: Bool) { self.keepsPrices = keepsPrices }

  /// Returns the explanation of a tree.
  ///
  /// - Throws: As `LayoutExplanation` does.
  func explanation(of tree: LayoutTree) throws -> ResizableExplanation {
    if let last, last.tree.isIdentical(to: tree) { return last.explanation }
    let explanation = try ResizableExplanation(tree, keepsPrices: keepsPrices)
    last = (tree, explanation)
    return explanation
  }
}
