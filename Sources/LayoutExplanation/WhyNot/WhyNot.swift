import ConstraintLayout
import LayoutCore
import LinearProgramming

/// What forbids something of a layout, and each single change that would allow it.
///
/// A modifier forbids it if some other value of one of its lengths would allow it while everything else stays. Every
/// set that forbids it contains all of these: to leave one out is to allow it. So they are the smallest set.
public struct WhyNot: Sendable {
  /// What was asked.
  public var question: WhyNotQuestion
  /// The number as it is, in points.
  public var value: Rational
  /// Whether the layout is so already.
  public var holds: Bool
  /// The changes that would allow it, one alone each; by the size of the change.
  public var changes: [Change]
  /// What decides the view's side; told where no change of one length would do.
  public var facts: [String]
  private let tree: LayoutTree
  private let container: ExactProposal

  /// A change of one length that would allow it: laid out with it, it is so.
  public struct Change: Sendable {
    /// What is changed.
    public var input: PriceInput
    /// By how many points.
    public var amount: Rational
  }

  /// Answers a question about a layout.
  ///
  /// Throws `WhyNotError`, and what `ConstraintEngine.layout` does.
  public init(comparison question: WhyNotQuestion, in explanation: LayoutExplanation) throws {
    self.question = question
    tree = explanation.tree
    container = explanation.solution.container
    guard let view = explanation.views(named: question.view).first else {
      throw WhyNotError.noSuchView(question.view)
    }
    let search = ChangeSearch(explanation: explanation, view: view, question: question)
    guard let value = search.form(explanation.solution.root)?.value(at: container) else {
      throw WhyNotError.infinite("\(question.view).\(question.property.rawValue)")
    }
    self.value = value
    holds = question.holds(value)
    changes = holds ? [] : try search.changes()
    facts = []
    if changes.isEmpty, !holds, let side = explanation.explanation(for: view)?[question.property.axis] {
      facts = [ReasonSentences(explanation).text(side, of: view)]
    }
  }
}

/// Looks for the changes of one length that make a comparison hold.
private struct ChangeSearch {
  var explanation: LayoutExplanation
  var view: LayoutTree.Index
  var question: WhyNotQuestion

  /// The furthest a length is changed, in points.
  static let reach: Rational = 10_000
  /// How many regimes a search crosses at most.
  static let regimes = 24

  /// The number in question as a function of the container and of written lengths.
  func form(_ root: RootPiece) -> AffineForm? {
    guard let placed = root.views.first(where: { $0.index == view }) else { return nil }
    let isWidth = question.property.axis == .horizontal
    guard let edge = (isWidth ? placed.x : placed.y).form,
      let length = (isWidth ? placed.width : placed.height).form
    else { return nil }
    let shares = question.property.shares
    return edge * shares.edge + length * shares.length
  }

  func changes() throws -> [WhyNot.Change] {
    var found: [WhyNot.Change] = []
    for input in inputs {
      let amounts = try [true, false].compactMap { try amount(input, isGrowing: $0) }
      guard let amount = amounts.min(by: { $0.magnitude < $1.magnitude }) else { continue }
      // Only what was laid out with the change, and is so then, is told.
      guard let after = try? explanation.moved(input, by: amount), let form = form(after.root),
        holdsNearly(form.value(at: after.container))
      else { continue }
      found.append(WhyNot.Change(input: input, amount: amount))
    }
    return found.sorted { $0.amount.magnitude < $1.amount.magnitude }
  }

  /// A length is written as a double, so a change by a third lands beside the bound.
  private func holdsNearly(_ value: Rational) -> Bool {
    question.holds(value)
      || (value - question.bound).magnitude < Rational(numerator: 1, denominator: 1_000_000)
  }

  private var inputs: [PriceInput] {
    let tree = explanation.tree
    let containers = Axis.allCases.filter { explanation.solution.container[$0]?.number != nil }
    let written = tree.indices.flatMap { index in
      tree[index].element.lengths.keys.sorted { $0.rawValue < $1.rawValue }.map { LengthInput(index, $0) }
    }
    return containers.map(PriceInput.container) + written.map(PriceInput.written)
  }

  /// How far an input has to go in one direction; `nil` where no way leads there.
  private func amount(_ input: PriceInput, isGrowing: Bool) throws -> Rational? {
    var change: Rational = 0
    let furthest = furthest(input, isGrowing: isGrowing)
    var crossed = 0
    while crossed < Self.regimes {
      guard let regime = try regime(of: input, from: change, isGrowing: isGrowing),
        let form = form(regime.root)
      else { return nil }
      let slope = isGrowing ? input.slope(of: form) : -input.slope(of: form)
      let gap = question.bound - form.value(at: regime.container) + slope * regime.ahead
      // `gap` is what is missing at `change`, on this regime's own line.
      if slope.signum() != 0, (gap / slope).signum() >= 0 {
        let distance = gap / slope
        if regime.length.map({ distance <= $0 }) ?? true {
          return distance + change.magnitude <= furthest
            ? signed(change.magnitude + distance, isGrowing) : nil
        }
      }
      guard let length = regime.length, change.magnitude + length < furthest else { return nil }
      if crossed > 1 && slope.isZero && form.inputs.isEmpty { return nil }
      change = signed(change.magnitude + length, isGrowing)
      crossed += 1
    }
    return nil
  }

  private func signed(_ value: Rational, _ isGrowing: Bool) -> Rational { isGrowing ? value : -value }

  /// A written length of a frame, and a container, do not become negative.
  private func furthest(_ input: PriceInput, isGrowing: Bool) -> Rational {
    guard !isGrowing else { return Self.reach }
    switch input {
    case .container(let axis): return explanation.solution.container[axis]?.number ?? 0
    case .written(let input):
      let element = explanation.tree[input.view].element
      let mayBeNegative =
        element is PaddingElement || element is OffsetElement || element is PositionElement
        || element is StackElement || element is AlignmentGuideElement
      let value = Rational(exactly: Double(element.length(input.parameter) ?? 0)) ?? 0
      return mayBeNegative ? Self.reach : value
    }
  }

  private struct Regime {
    var root: RootPiece
    var container: ExactProposal
    /// How far beyond the change in question it was laid out.
    var ahead: Rational
    /// How far it reaches from the change in question.
    var length: Rational?
  }

  /// The regime that an input meets as it goes on from a change.
  private func regime(of input: PriceInput, from change: Rational, isGrowing: Bool) throws -> Regime? {
    for exponent in [0, 10, 20, 30] where exponent > 0 || change.isZero {
      let ahead = exponent == 0 ? 0 : Rational(numerator: 1, denominator: 1 << exponent)
      guard let solution = try? explanation.moved(input, by: change + (isGrowing ? ahead : -ahead)) else {
        return nil
      }
      let onward = explanation.range(
        of: input, in: solution.root, at: solution.container, isGrowing: isGrowing)
      if exponent == 0 && onward.length == 0 { continue }
      let back = explanation.range(
        of: input, in: solution.root, at: solution.container, isGrowing: !isGrowing)
      guard back.length.map({ $0 >= ahead }) ?? true else { continue }
      return Regime(
        root: solution.root, container: solution.container, ahead: ahead,
        length: onward.length.map { $0 + ahead })
    }
    return nil
  }
}

extension WhyNot {
  /// The modifiers and the container that together forbid it, each named once.
  public var forbidding: [String] {
    changes.reduce(into: []) { names, change in
      let name = subject(change.input)
      if !names.contains(name) { names.append(name) }
    }
  }

  private func subject(_ input: PriceInput) -> String {
    switch input {
    case .container(let axis):
      "the container's \(Words.side(axis)) \(Words.points(container[axis]?.number ?? 0))"
    case .written(let input): Names(tree: tree).modifier(input)
    }
  }

  /// The answer in sentences.
  public var text: String {
    if holds { return "\(question): it is so, at \(Words.points(value))" }
    var lines = ["\(question): no, it is \(Words.points(value))"]
    guard !changes.isEmpty else {
      return (lines + ["no change of one written length allows it: it is \(facts.joined(separator: ", "))"])
        .joined(separator: "\n  ")
    }
    lines.append("forbidden by \(Words.list(forbidding)) together; without any one of these it could be so")
    for change in changes { lines.append("allowed if \(sentence(change))") }
    return lines.joined(separator: "\n  ")
  }

  private func sentence(_ change: Change) -> String {
    let direction = change.amount.signum() < 0 ? "less" : "more"
    return "\(subject(change.input)), is \(Words.points(change.amount.magnitude)) \(direction)"
  }
}
