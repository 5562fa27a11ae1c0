import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Lays a tree out with other values of its facts, and remembers what came of it.
///
/// A class, so that every part of one search counts on the same account; it never leaves the search.
final class WhyNotTrial {
  /// The explanation of the layout as it is.
  let explanation: LayoutExplanation
  /// The facts and where the view stands.
  let finder: FactFinder
  /// What the facts may be.
  let options: FactOptions
  /// The question, one-sided.
  let question: WhyNotQuestion
  /// How many layouts were made.
  private(set) var layouts = 0
  /// Whether something was not tried because there were too many layouts.
  private(set) var isCutOff = false
  /// How many layouts may be made.
  var most: Int
  private let engine: ConstraintEngine
  private let progress: (Double) -> Void
  private var known: [[Fact: FactValue]: Rational?] = [:]

  init(
    _ explanation: LayoutExplanation, finder: FactFinder, question: WhyNotQuestion, most: Int,
    progress: @escaping (Double) -> Void
  ) {
    self.progress = progress
    self.explanation = explanation
    self.finder = finder
    self.question = question
    var engine = explanation.engine
    engine.keepsPrices = false
    self.engine = engine
    self.most = most
    let longest =
      explanation.views.flatMap { [$0.width.length, $0.height.length] }.compactMap { $0 }.max() ?? 0
    options = FactOptions(
      finder: finder,
      large: 4 * max(1_000, question.bound.magnitude.doubleValue, longest.doubleValue).rounded(.up))
  }

  /// How much of what is asked for a layout has: larger is better, and zero or more is enough.
  ///
  /// `nil` where there is no such layout, or its number is infinite.
  func score(_ values: [Fact: FactValue]) -> Rational? {
    if let known = known[values] { return known }
    guard layouts < most else {
      isCutOff = true
      return nil
    }
    layouts += 1
    progress(Double(layouts) / Double(most))
    let score = number(values).map {
      question.comparison == .atMost ? question.bound - $0 : $0 - question.bound
    }
    known[values] = .some(score)
    return score
  }

  /// Whether the question holds with some facts changed.
  func holds(_ values: [Fact: FactValue]) -> Bool { (score(values)?.signum() ?? -1) >= 0 }

  /// Whether the question was found to hold with some facts changed; exactly, where it must not go beyond.
  func knownToHold(_ values: [Fact: FactValue], isExact: Bool) -> Bool {
    guard case .some(.some(let score)) = known[values] else { return false }
    return isExact ? score.isZero : score.signum() >= 0
  }

  private func number(_ values: [Fact: FactValue]) -> Rational? {
    // Limits that contradict each other are no legal values.
    guard let varied = try? VariedLayout(values, finder: finder),
      varied.tree.warnings.count <= finder.tree.warnings.count,
      let solution = try? engine.solve(varied.tree, in: varied.container)
    else { return nil }
    return question.form(of: varied.view, in: solution.root)?.value(at: varied.container)
  }
}

extension WhyNotQuestion {
  /// The number in question as a function of the container and of written lengths; `nil` where it is infinite.
  func form(of view: LayoutTree.Index, in root: RootPiece) -> AffineForm? {
    guard let placed = root.views.first(where: { $0.index == view }) else { return nil }
    let isWidth = property.axis == .horizontal
    guard let edge = (isWidth ? placed.x : placed.y).form,
      let length = (isWidth ? placed.width : placed.height).form
    else { return nil }
    return edge * property.shares.edge + length * property.shares.length
  }
}
