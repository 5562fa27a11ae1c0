import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The facts that forbid a condition on a layout, and each single change that would allow it.
///
/// Sets of facts that forbid it come smallest first; each further one holds even without the members of those
/// before. Every change that is reported to allow it was laid out. That no other change does is the outcome
/// of a thorough but finite search: `isCutOff` is set where it had to stop.
///
/// ```swift
/// let explanation = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
/// let answer = try WhyNot(comparison: WhyNotQuestion("rest.width >= 160"), in: explanation)
/// print(answer.text)  // no, it is 152; 1. set the spacing to 0 …
/// ```
public struct WhyNot: Sendable {
  /// The question that was asked.
  public var question: WhyNotQuestion
  /// The present number on the left, in points; `nil` where the question compares no numbers.
  public var value: Rational?
  /// The present number on the right, in points; `nil` where the question compares no numbers.
  public var otherValue: Rational?
  /// Whether the condition holds already.
  public var holds: Bool
  /// The shortfall where the question is not a comparison, in its own unit; `nil` where it is not a number.
  public var shortfall: Rational?
  /// Edits after which the condition holds, the likeliest first, at most three; each was laid out.
  public var suggestions: [Suggestion]
  /// The sets of facts that forbid the condition, the smallest first.
  public var forbidding: [Forbidding]
  /// The changes of a single length that would allow it, by the size of the change.
  public var changes: [Change]
  /// Other values of single facts that would allow it, where no change of one of their lengths does.
  public var alternatives: [Alternative]
  /// For `==`: lengths with which the number jumps over the bound and is never equal to it.
  public var leaps: [Leap]
  /// Whether the search was cut off and left something untried.
  public var isCutOff: Bool
  /// The number of facts that the search may have changed.
  public var factCount: Int
  /// The number of all facts, of which the nearest were tried.
  public var allFactCount: Int
  /// The reason why a view of the question is not shown; `nil` where all are.
  public var hidden: HiddenCandidate?
  /// The greatest length in the changes that the sets of facts forbid, in points; gaps are not negative.
  public var largestLength: Double
  let finder: FactFinder
  let hiddenText: String?
  let resolved: ResolvedQuestion
  /// The shortfall.
  var missing: Missing

  /// A set of facts that forbids the condition, whatever the values of all others; without any one of its
  /// members it can hold.
  public struct Forbidding: Hashable, Sendable {
    /// The facts; empty where nothing that was tried allows the condition.
    public var members: [Member]

    /// A fact of the set, and values that allow the condition without it.
    public struct Member: Hashable, Sendable {
      /// The fact itself.
      public var fact: Fact
      /// Values with which the condition holds: of this fact, and of none of the other members.
      ///
      /// With any one of them at its present value, it no longer does. For `==` the number reaches the bound
      /// or passes it.
      public var allowing: [Fact: FactValue]
    }
  }

  /// A change of one length that would allow the condition, confirmed by a layout.
  public struct Change: Hashable, Sendable {
    /// The length that is changed.
    public var input: PriceInput
    /// The present length, in points.
    public var from: Rational
    /// The smallest sufficient change, in points.
    public var amount: Rational
    /// Whether the length shrinks; the sign of the amount agrees, unless it is zero.
    public var isLess: Bool
    /// Whether the amount itself is not quite sufficient, and any greater one is.
    public var isOpen: Bool
  }

  /// Another value of one fact that would allow the condition.
  public struct Alternative: Hashable, Sendable {
    /// The fact itself.
    public var fact: Fact
    /// The value that would allow it.
    public var value: FactValue
  }

  /// A length with which the number jumps over the bound.
  public struct Leap: Hashable, Sendable {
    /// The length that is changed.
    public var input: PriceInput
    /// The change at which the number jumps, in points.
    public var amount: Rational
  }

  /// The largest number of facts that a search changes.
  private static let mostFacts = 64

  /// Answers a question about a layout.
  ///
  /// `work` limits the search: the number of views that it lays out, each counted once per layout. `progress`
  /// receives the share of that limit that is spent; most searches end long before.
  ///
  /// - Throws: `WhyNotError`, and as `ConstraintEngine.layout` does.
  public init(
    comparison question: WhyNotQuestion, in explanation: LayoutExplanation, work: Int = 100_000,
    progress: @escaping (Double) -> Void = { _ in }
  ) throws {
    try self.init(comparison: question, in: explanation, after: nil, work: work, progress: progress)
  }

  /// Answers a question, continuing from the layout that was explained, which must not be used afterwards.
  package init(
    comparison question: WhyNotQuestion, in explanation: LayoutExplanation, after earlier: ResizableLayout?,
    work: Int = 100_000, progress: @escaping (Double) -> Void = { _ in }
  ) throws {
    // Each stack's default spacing counts as if it were written, so that it can be changed.
    let explanation = try explanation.writingImpliedLengths()
    let resolved = try ResolvedQuestion(question, in: explanation)
    let layout = LayoutInQuestion(
      tree: explanation.tree, root: explanation.solution.root, container: explanation.solution.container)
    let slack = layout.slack(of: resolved)
    hidden = slack == nil ? try resolved.views.lazy.compactMap(explanation.hiddenCandidate).first : nil
    guard slack != nil || hidden != nil else {
      throw WhyNotError.infinite(layout.infinite(resolved).map { explanation.names.view($0) } ?? "it")
    }
    hiddenText = hidden.map(explanation.text)
    self.question = question
    self.resolved = resolved
    (value, otherValue) = layout.numbers(of: resolved, as: question)
    holds = slack.map { $0 >= 0 } ?? false
    shortfall = slack.flatMap { $0 < 0 && $0 > -AskedClaim.endless ? -$0 : nil }
    finder = FactFinder(
      tree: explanation.tree, container: explanation.solution.container, views: resolved.views,
      axes: resolved.axes)
    let all = finder.facts
    allFactCount = all.count
    let layouts = max(60, work / explanation.tree.nodes.count)
    factCount = min(all.count, Self.mostFacts, layouts / 6)
    (forbidding, changes, alternatives, leaps, isCutOff) = ([], [], [], [], false)
    (suggestions, missing) = ([], Missing())
    largestLength = 0
    guard !holds else { return }
    missing = Missing(resolved, in: layout)
    try search(
      explanation, earlier, Array(all.prefix(factCount)), layouts, resolved.oneSided(in: layout), progress)
  }

  private mutating func search(
    _ explanation: LayoutExplanation, _ earlier: ResizableLayout?, _ facts: [Fact], _ layouts: Int,
    _ oneSided: ResolvedQuestion, _ progress: @escaping (Double) -> Void
  ) throws {
    let trial = WhyNotTrial(
      explanation, after: earlier, finder: finder, question: oneSided, most: layouts, progress: progress)
    largestLength = trial.options.large
    let search = ForbiddenSearch(trial: trial, facts: facts)
    forbidding = try search.sets()
    if try !trial.confirms(forbidding.flatMap { $0.members.map(\.allowing) }) {
      forbidding = try search.sets()
    }
    isCutOff = trial.isCutOff || factCount < allFactCount
    trial.most += 100
    let isExact = resolved.isEquality
    // A fact whose change alone allows it is in every set that forbids it.
    for member in forbidding.first?.members ?? [] {
      let before = changes.count
      try findChanges(of: member.fact, explanation, oneSided, trial)
      guard changes.count == before else { continue }
      // Several parameters of a fact may have to change at once: the search knows which.
      let found = member.allowing.count == 1 ? member.allowing[member.fact] : nil
      let values = trial.options.corners(member.fact, from: nil) + (found.map { [$0] } ?? [])
      guard
        let value = try values.first(where: {
          // The size of a text is not set directly.
          try !$0.isSize && trial.knownToHold([member.fact: $0], isExact: isExact)
            && trial.confirms([[member.fact: $0]])
        })
      else { continue }
      let ratio = RatioSearch(trial: trial, fact: member.fact)
      alternatives.append(
        Alternative(fact: member.fact, value: isExact ? value : try ratio.nearest(value)))
    }
    changes.sort { $0.amount.magnitude < $1.amount.magnitude }
    if !changes.isEmpty { leaps = [] }
    suggestions = try SuggestionSearch(
      explanation: explanation, question: resolved, oneSided: oneSided, finder: finder,
      options: trial.options,
      trial: LayoutTrial(
        quick: trial.trial.quick ?? QuickLayouts(explanation), exact: trial.trial.layouts),
      priced: trial.priced
    ).suggestions()
  }

  private mutating func findChanges(
    of fact: Fact, _ explanation: LayoutExplanation, _ oneSided: ResolvedQuestion, _ trial: WhyNotTrial
  ) throws {
    let search = ChangeSearch(explanation, resolved, oneSided: oneSided, layouts: trial.priced)
    for input in finder.inputs(of: fact) {
      let variable = trial.options.variable(of: input, in: nil)
      func isSo(_ number: Double) throws -> Bool {
        guard let value = trial.options.setting(variable, to: number, in: nil, of: fact) else { return false }
        return try trial.holds([fact: value])
      }
      let large = trial.options.large
      let finding = try search.finding(
        input, isSoWhenLarge: isSo(large), isSoWhenSmall: isSo(0) || isSo(-large))
      switch finding {
      case .change(let change): changes.append(change)
      case .leap(let amount): leaps.append(Leap(input: input, amount: amount))
      case nil: break
      }
    }
  }

  /// Returns the layout with other values of some facts, as `Forbidding.Member.allowing` lists them.
  ///
  /// `nil` for values that facts of this layout cannot have.
  ///
  /// - Throws: `LayoutError.invalidParameter`.
  package func layout(with values: [Fact: FactValue]) throws -> VariedLayout? {
    try VariedLayout(values, finder: finder)
  }
}
