import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Lays a tree out with other values of its facts, and remembers what came of it.
///
/// A class, so that all parts of one search share one count; it never leaves the search.
final class WhyNotTrial {
  /// The explanation of the present layout.
  let explanation: LayoutExplanation
  /// The facts and where the view stands.
  let finder: FactFinder
  /// What the facts may be.
  let options: FactOptions
  /// The question, one-sided.
  let question: ResolvedQuestion
  /// How many layouts were made.
  private(set) var count = 0
  /// Whether something was not tried because there were too many layouts.
  private(set) var isCutOff = false
  /// How many layouts may be made.
  var most: Int
  /// What lays out.
  private(set) var trial: LayoutTrial
  /// What lays out with the prices of written lengths.
  let priced: RelatedLayouts
  /// The elements that were tried.
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

  /// Says that something was left untried.
  func giveUp() { isCutOff = true }

  /// How much of what is asked for a layout has: larger is better, and zero or more is enough.
  ///
  /// `nil` where there is no such layout, or its number is infinite. Throws what the solver throws.
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

  /// Whether the question holds with some facts changed.
  ///
  /// Throws what the solver throws.
  func holds(_ values: [Fact: FactValue]) throws -> Bool { (try score(values)?.signum() ?? -1) >= 0 }

  /// Whether the question was found to hold with some facts changed; exactly, where it must not go beyond.
  func knownToHold(_ values: [Fact: FactValue], isExact: Bool) -> Bool {
    guard case .some(.some(let score)) = known[values] else { return false }
    return isExact ? score.isZero : score.signum() >= 0
  }

  /// Whether changes with which the question is said to hold do so in exact numbers.
  ///
  /// Where one does not, nothing is laid out quickly from now on, and nothing is known any more.
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
      // Limits that contradict each other are no legal values.
      guard varied.tree.warnings.count <= finder.tree.warnings.count else { return nil }
      return try trial.answer(of: varied.tree, in: varied.container, place: varied.place) { quick in
        guard let slack = quick.slack(of: question), slack.magnitude > QuickLayouts.tolerance else {
          return nil
        }
        return .some(Rational(exactly: slack))
      } exactly: {
        .some(varied.asked($0).slack(of: question))
      } ?? nil
    }
  }

  /// What is made of the layout with other values of some facts; `nil` where there is none.
  ///
  /// Throws what the solver throws.
  func layout<Result>(
    _ values: [Fact: FactValue], _ body: (VariedLayout) throws -> Result?
  ) throws -> Result? {
    try nilUnlessLaidOut { try VariedLayout(values, finder: finder, elements: elements).flatMap(body) }
  }
}

extension VariedLayout {
  /// The layout as a question sees it.
  func asked(_ root: RootPiece) -> AskedLayout {
    AskedLayout(tree: tree, root: root, container: container, place: place)
  }
}
