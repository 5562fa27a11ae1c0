import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// What forbids something of a layout, and each single change that would allow it.
///
/// Sets of facts that forbid it come smallest first; each further one holds even without the members of those before.
/// Whatever is said to allow it was laid out. That nothing else does is the outcome of a search that is thorough but
/// not endless: `isCutOff` says where it had to stop.
///
/// ```swift
/// let explanation = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
/// let answer = try WhyNot(comparison: WhyNotQuestion("rest.width >= 160"), in: explanation)
/// print(answer.text)  // no, it is 152; 1. set the spacing to 0 …
/// ```
public struct WhyNot: Sendable {
  /// What was asked.
  public var question: WhyNotQuestion
  /// The number on the left as it is, in points; `nil` where the question compares no numbers.
  public var value: Rational?
  /// The number on the right as it is, in points; `nil` where the question compares no numbers.
  public var otherValue: Rational?
  /// Whether the layout is so already.
  public var holds: Bool
  /// How much is missing of what is asked for in other words than comparisons; `nil` where that is no number.
  public var shortfall: Rational?
  /// What a person might change, the likeliest first, three at most: each was laid out, and it is so then.
  public var suggestions: [Suggestion]
  /// The sets of facts that forbid it.
  public var forbidding: [Forbidding]
  /// The changes of one length that would allow it, one alone each; by the size of the change.
  public var changes: [Change]
  /// Other values of one fact that would allow it where no change of one of its lengths does.
  public var alternatives: [Alternative]
  /// For `==`: lengths with which the number leaps over the bound and is never equal to it.
  public var leaps: [Leap]
  /// Whether something was left untried because there was too much of it.
  public var isCutOff: Bool
  /// How many facts the search may have changed.
  public var factCount: Int
  /// How many facts there are; the nearest were tried.
  public var allFactCount: Int
  /// Why a view of the question is not shown; `nil` where all are.
  public var hidden: HiddenCandidate?
  /// How long lengths may be in the changes that the sets of facts forbid, in points; gaps, which are not negative, as well.
  public var largestLength: Double
  let finder: FactFinder
  let hiddenText: String?
  let resolved: ResolvedQuestion
  /// What there is too little of.
  var missing: Missing

  /// Facts that together forbid it, whatever all others are; without any one of them it can be so.
  public struct Forbidding: Sendable {
    /// The facts; none where nothing that was tried allows it.
    public var members: [Member]

    /// A fact, and what the others may be without it.
    public struct Member: Sendable {
      /// The fact.
      public var fact: Fact
      /// Values with which it is so: of this fact, and of none of the other members.
      ///
      /// With any one of them as it was, it no longer is. For `==` the number comes to the bound or goes beyond.
      public var allowing: [Fact: FactValue]
    }
  }

  /// A change of one length that would allow it: laid out with it, it is so.
  public struct Change: Sendable {
    /// What is changed.
    public var input: PriceInput
    /// How long it is, in points.
    public var from: Rational
    /// By how many points: the smallest change that does.
    public var amount: Rational
    /// Whether it gets shorter; the amount says so too, unless it is zero.
    public var isLess: Bool
    /// Whether it takes a hair more than the amount.
    public var isOpen: Bool
  }

  /// Another value of one fact that would allow it.
  public struct Alternative: Sendable {
    /// The fact.
    public var fact: Fact
    /// What it would be.
    public var value: FactValue
  }

  /// A length with which the number leaps over the bound.
  public struct Leap: Sendable {
    /// What is changed.
    public var input: PriceInput
    /// By how many points where it leaps.
    public var amount: Rational
  }

  /// How many facts a search changes.
  private static let mostFacts = 64

  /// Answers a question about a layout.
  ///
  /// `work` limits the search: how many views it lays out, each counted once per layout. `progress` hears which
  /// share of that is spent; most searches end long before. Throws `WhyNotError`, and what
  /// `ConstraintEngine.layout` does.
  public init(
    comparison question: WhyNotQuestion, in explanation: LayoutExplanation, work: Int = 100_000,
    progress: @escaping (Double) -> Void = { _ in }
  ) throws {
    try self.init(comparison: question, in: explanation, after: nil, work: work, progress: progress)
  }

  /// The same, going on from the layout that was explained, which must not be used afterwards.
  package init(
    comparison question: WhyNotQuestion, in explanation: LayoutExplanation, after earlier: ResizableLayout?,
    work: Int = 100_000, progress: @escaping (Double) -> Void = { _ in }
  ) throws {
    // Each stack's default spacing counts as if it had been written, so that it can be changed.
    let explanation = try explanation.writingImpliedLengths()
    let resolved = try ResolvedQuestion(question, in: explanation)
    let layout = AskedLayout(
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
    // What allows it alone is in every set that forbids it.
    for member in forbidding.first?.members ?? [] {
      let before = changes.count
      try findChanges(of: member.fact, explanation, oneSided, trial)
      guard changes.count == before else { continue }
      // Several parameters of a fact may have to change at once: the search knows how, if anything does.
      let found = member.allowing.count == 1 ? member.allowing[member.fact] : nil
      let values = trial.options.corners(member.fact, from: nil) + (found.map { [$0] } ?? [])
      guard
        let value = try values.first(where: {
          // Nobody changes the size of a text by itself.
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
      let knob = trial.options.knob(of: input, in: nil)
      func isSo(_ number: Double) throws -> Bool {
        guard let value = trial.options.setting(knob, to: number, in: nil, of: fact) else { return false }
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

  /// The layout with other values of some facts, as `Forbidding.Member.allowing` gives them.
  ///
  /// `nil` for values that facts of this layout cannot have. Throws `LayoutError.invalidParameter`.
  package func layout(with values: [Fact: FactValue]) throws -> VariedLayout? {
    try VariedLayout(values, finder: finder)
  }
}
