import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Lays out a tree with other values of its facts, and caches the results.
///
/// A class, because all parts of one search share one count; it never leaves the search.
final class WhyNotTrial {
  /// The explanation of the present layout.
  let explanation: LayoutExplanation
  /// The facts, ordered by distance from the views in question.
  let finder: FactFinder
  /// The possible values of the facts.
  let options: FactOptions
  /// The question with equalities relaxed to one side.
  let question: ResolvedQuestion
  /// The number of layouts made.
  private(set) var count = 0
  /// Whether something was left untried because of the limit on layouts.
  private(set) var isCutOff = false
  /// The largest number of layouts.
  var most: Int
  private(set) var trial: LayoutTrial
  /// The layouts with the prices of written lengths.
  let priced: RelatedLayouts
  /// The elements tried so far.
  private let elements = VariedElements()
  private let progress: (Double) -> Void
  private var known: [[Fact: FactValue]: Rational?] = [:]

  init(
    _ explanation: LayoutExplanation, after earlier: ResizableLayout?, finder: FactFinder,
    question: ResolvedQuestion, most: Int, progress: @escaping (Double) -> Void
  ) {
    self.progress = progress
    self.explanation = explanation
    self.finder = finder
    self.question = question
    var engine = explanation.engine
    engine.keepsPrices = false
    trial = LayoutTrial(
      quick: QuickLayouts(explanation),
      exact: earlier.map { RelatedLayouts(engine: engine, after: $0) } ?? RelatedLayouts(engine: engine))
    priced = RelatedLayouts(engine: explanation.engine)
    self.most = most
    let longest =
      explanation.views.flatMap { [$0.width.length, $0.height.length] }.compactMap { $0 }.max() ?? 0
    options = FactOptions(
      finder: finder,
      large: 4
        * (question.numbers.map(\.magnitude.doubleValue) + [1_000, longest.doubleValue]).reduce(0, max)
        .rounded(.up))
  }

  /// Records that something was left untried.
  func giveUp() { isCutOff = true }

  /// Returns the slack of a layout: larger is better, and zero or more is enough.
  ///
  /// `nil` where there is no such layout, or its number is infinite.
  ///
  /// - Throws: The solver's errors.
  func score(_ values: [Fact: FactValue]) throws -> Rational? {
    if let known = known[values] { return known }
    guard count < most else {
      isCutOff = true
      return nil
    }
    count += 1
    progress(Double(count) / Double(most))
    let score = try slack(values, by: trial)
    known[values] = .some(score)
    return score
  }

  /// Returns whether the question holds with some facts changed.
  ///
  /// - Throws: The solver's errors.
  func holds(_ values: [Fact: FactValue]) throws -> Bool { (try score(values)?.signum() ?? -1) >= 0 }

  /// Returns whether the question is known to hold with some facts changed; with equality, where it must not
  /// be exceeded.
  func knownToHold(_ values: [Fact: FactValue], isExact: Bool) -> Bool {
    guard case .some(.some(let score)) = known[values] else { return false }
    return isExact ? score.isZero : score.signum() >= 0
  }

  /// Returns whether changes that are said to make the question hold do so in exact numbers.
  ///
  /// Where one does not, layouts in doubles are abandoned and all cached results dropped.
  func confirms(_ changes: [[Fact: FactValue]]) throws -> Bool {
    guard trial.quick != nil else { return true }
    let exact = LayoutTrial(quick: nil, exact: trial.layouts)
    if try changes.allSatisfy({ (try slack($0, by: exact)?.signum() ?? -1) >= 0 }) { return true }
    trial = exact
    known = [:]
    return false
  }

  private func slack(_ values: [Fact: FactValue], by trial: LayoutTrial) throws -> Rational? {
    try layout(values) { varied in
      // Contradictory limits are not legal values.
      guard varied.tree.warnings.count <= finder.tree.warnings.count else { return nil }
      return try trial.answer(of: varied.tree, in: varied.container, place: varied.counterpart) { quick in
        guard let slack = quick.slack(of: question), slack.magnitude > QuickLayouts.tolerance else {
          return nil
        }
        return .some(Rational(exactly: slack))
      } exactly: {
        .some(varied.layoutInQuestion($0).slack(of: question))
      } ?? nil
    }
  }

  /// Returns the result of `body` for the layout with other values of some facts; `nil` where there is none.
  ///
  /// - Throws: The solver's errors.
  func layout<Result>(
    _ values: [Fact: FactValue], _ body: (VariedLayout) throws -> Result?
  ) throws -> Result? {
    try nilUnlessLaidOut { try VariedLayout(values, finder: finder, elements: elements).flatMap(body) }
  }
}

extension VariedLayout {
  /// The layout as a question sees it.
  func layoutInQuestion(_ root: RootPiece) -> LayoutInQuestion {
    LayoutInQuestion(tree: tree, root: root, container: container, counterpart: counterpart)
  }
}
