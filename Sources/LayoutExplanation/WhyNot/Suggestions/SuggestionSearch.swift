import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// Searches for likely edits, and lays out each.
///
/// Candidates come the most natural first: a changed number, a removed modifier, an added one, fewer lines or
/// a smaller font, modifiers in a different order. Each that meets the condition is then judged by its effect
/// on the rest of the layout.
struct SuggestionSearch {
  let explanation: LayoutExplanation
  let question: ResolvedQuestion
  let oneSided: ResolvedQuestion
  let finder: FactFinder
  /// The possible values of the facts.
  let options: FactOptions
  /// The layouts of trials, and those with the prices of written lengths.
  let trial: LayoutTrial
  let priced: RelatedLayouts

  /// The largest number of suggestions.
  static let most = 3
  /// The largest number of edits that are tried.
  private static let mostLayouts = 400
  /// The largest number of times that a ratio is doubled, or halved.
  private static let mostDoublings = 2.5
  /// The extra cost at which an edit is still tried after three were found, because it may repair more.
  private static let costMargin = 0.8

  /// An edit with its cost and its damage.
  private struct Found {
    var edit: SuggestedEdit
    var cost: Double
  }

  /// Returns the suggestions, the likeliest first.
  ///
  /// - Throws: The solver's errors.
  func suggestions() throws -> [Suggestion] {
    let look = LayoutAppearance(
      Array(finder.tree.indices),
      in: LayoutInQuestion(tree: finder.tree, root: explanation.solution.root, container: finder.container))
    let edits = EditLayouts(
      finder: finder, question: question, now: look, by: trial, most: Self.mostLayouts)
    var found: [Found] = []
    let candidates = EditCandidates(finder: finder, options: options, question: question)
    // The author cannot change the container, but for a hidden view it gives the size from which the view is
    // shown.
    let isShown = question.views.allSatisfy { explanation.explanation(for: $0) != nil }
    for candidate in candidates.all where candidate.view != nil || !isShown {
      let worst = found.count < Self.most ? Double.infinity : found[Self.most - 1].cost
      guard !edits.isExhausted, candidate.cost < worst + Self.costMargin else { break }
      guard let (edit, cost) = try edit(of: candidate, candidates, edits),
        let damage = try edits.damage(edit)
      else { continue }
      found.append(Found(edit: edit, cost: candidate.cost + cost + damage))
      found.sort { $0.cost < $1.cost }
      found = distinct(found)
    }
    var suggestions: [Suggestion] = []
    for found in differentFirst(found) where suggestions.count < Self.most {
      // Serving one view first and serving another one last are the same idea.
      if found.edit.kind == .addLayoutPriority,
        suggestions.contains(where: { $0.edit.kind == .addLayoutPriority })
      {
        continue
      }
      guard let suggestion = try edits.suggestion(found.edit) else { continue }
      // Edits with equal results are one idea, however they are written.
      if suggestions.contains(where: {
        $0.sizes == suggestion.sizes && $0.edit.view.map(finder.base) == suggestion.edit.view.map(finder.base)
      }) {
        continue
      }
      suggestions.append(suggestion)
    }
    return suggestions
  }

  /// Returns a candidate's edit: a length with the nearest value that meets the condition, a font with the
  /// largest.
  private func edit(
    of candidate: EditCandidates.Candidate, _ candidates: EditCandidates, _ layouts: EditLayouts
  ) throws -> (edit: SuggestedEdit, cost: Double)? {
    switch candidate.kind {
    case .edit(let edit): return (edit, 0)
    case .length(let input):
      let from = explanation.number(of: input).doubleValue
      guard let number = try number(for: input, from: from, layouts),
        candidates.isSensible(number, for: input, from: from), let edit = edit(input, number)
      else { return nil }
      return (edit, EditCandidates.cost(of: input, from: from, to: number))
    case .ratio(let fact, let values, let name, let from, let end):
      func edit(_ ratio: CGFloat) -> SuggestedEdit {
        .changed(fact, .parameters(values.merging([name: .ratio(ratio)]) { $1 }))
      }
      guard try layouts.holds(edit(end)) else { return nil }
      let ratio = try NearestNumber.ratio(from: from, reaching: end) { try layouts.holds(edit($0)) }
      let change = abs(log2(Double(ratio / from)))
      return change <= Self.mostDoublings ? (edit(ratio), change / 2) : nil
    case .first(let edits):
      for edit in edits where try layouts.holds(edit.edit) { return edit }
      return nil
    }
  }

  /// Returns the number nearest to the written one that meets the condition: a whole one, except for an
  /// equality.
  private func number(for input: PriceInput, from: Double, _ layouts: EditLayouts) throws -> Double? {
    // Between two dependent limits a finite value may meet the condition where an infinite one does not.
    let ends = [0, options.large, -options.large] + question.numbers.map(\.doubleValue)
    let reached = try ends.filter { end in
      try edit(input, end).map { try layouts.holds($0, as: oneSided) } ?? false
    }
    guard !reached.isEmpty else { return nil }
    if question.isEquality {
      let search = ChangeSearch(explanation, question, oneSided: oneSided, layouts: priced)
      guard
        case .change(let change)? = try search.finding(
          input, isSoWhenLarge: reached.contains { $0 > from }, isSoWhenSmall: reached.contains { $0 < from })
      else { return nil }
      return (change.from + change.amount).doubleValue
    }
    return try reached.map { try nearest(to: from, reaching: $0, input, layouts) }
      .min { abs($0 - from) < abs($1 - from) }
  }

  /// Bisects back from an end until whole numbers are found.
  private func nearest(
    to from: Double, reaching end: Double, _ input: PriceInput, _ layouts: EditLayouts
  ) throws -> Double {
    try NearestNumber.whole(from: from, reaching: end) { number in
      try edit(input, number).map { try layouts.holds($0) }
    }
  }

  private func edit(_ input: PriceInput, _ number: Double) -> SuggestedEdit? {
    let fact = finder.fact(of: input)
    // An equality is solved for a single length.
    let value =
      question.isEquality
      ? options.setting(options.variable(of: input, in: nil), to: number, in: nil, of: fact)
      : options.writing(input, number)
    return value.map { .changed(fact, $0) }
  }

  /// Returns the best edit of each idea, and then the others.
  private func differentFirst(_ found: [Found]) -> [Found] {
    var ideas: Set<String> = []
    var (first, rest): ([Found], [Found]) = ([], [])
    for found in found {
      let what = found.edit.view.map { finder.tree[$0].element.kind } ?? "container"
      if ideas.insert("\(found.edit.idea) \(what)").inserted {
        first.append(found)
      } else {
        rest.append(found)
      }
    }
    return first + rest
  }

  /// Returns the best of several edits of the same kind around the same view, and at most three for each
  /// view.
  ///
  /// A change of the view itself, such as a stack's spacing, is a different kind from that of a modifier
  /// around it.
  private func distinct(_ found: [Found]) -> [Found] {
    var seen: [LayoutTree.Index?: Set<Idea>] = [:]
    return found.filter { found in
      let view = found.edit.view.map(finder.base)
      guard seen[view, default: []].count < 3 else { return false }
      return seen[view, default: []].insert(
        Idea(kind: found.edit.idea, isOfModifier: found.edit.view != view)
      ).inserted
    }
  }

  private struct Idea: Hashable {
    var kind: String
    var isOfModifier: Bool
  }
}

extension FactFinder {
  /// The view that a chain of modifiers wraps.
  func base(of view: LayoutTree.Index) -> LayoutTree.Index {
    var view = view
    while tree[view].element.role == .modifier, let child = tree[view].children.first { view = child }
    return view
  }
}

extension LayoutExplanation {
  /// Returns edits that make a condition hold, the likeliest first; empty where it holds already.
  ///
  /// - Throws: `WhyNotError`, and as `ConstraintEngine.layout` does.
  package func suggestions(for question: WhyNotQuestion) throws -> [Suggestion] {
    let resolved = try ResolvedQuestion(question, in: self)
    let layout = LayoutInQuestion(tree: tree, root: solution.root, container: solution.container)
    guard !layout.holds(resolved) else { return [] }
    let finder = FactFinder(
      tree: tree, container: solution.container, views: resolved.views, axes: resolved.axes)
    let oneSided = resolved.oneSided(in: layout)
    let trial = WhyNotTrial(self, after: nil, finder: finder, question: oneSided, most: 0) { _ in }
    return try SuggestionSearch(
      explanation: self, question: resolved, oneSided: oneSided, finder: finder, options: trial.options,
      trial: trial.trial, priced: trial.priced
    ).suggestions()
  }
}

/// The number nearest to the written one with which a condition holds.
package enum NearestNumber {
  /// Bisects back from an end at which the condition holds until whole numbers are found.
  ///
  /// `isSo` is `nil` for a number that cannot be written; its errors are rethrown.
  package static func whole(
    from: Double, reaching end: Double, isSo: (Double) throws -> Bool?
  ) rethrows -> Double {
    var (low, high) = (from, end)
    while abs(high - low) > 1 {
      let middle = ((low + high) / 2).rounded(high > low ? .up : .down)
      guard middle != high, let isMiddle = try isSo(middle) else { break }
      if isMiddle { high = middle } else { low = middle }
    }
    return high
  }

  /// The number of bisections between two ratios.
  private static let steps = 16

  /// Bisects back from a ratio at which the condition holds, and rounds to three decimals where it holds with
  /// these.
  ///
  /// Rethrows the errors of `isSo`.
  package static func ratio(
    from far: CGFloat, reaching near: CGFloat, isSo: (CGFloat) throws -> Bool
  ) rethrows -> CGFloat {
    var (near, far) = (near, far)
    for _ in 0..<steps {
      let middle = (near * far).squareRoot()
      if try isSo(middle) { near = middle } else { far = middle }
    }
    let rounded = (near * 1_000).rounded(near < far ? .down : .up) / 1_000
    return try near >= 0.01 && isSo(rounded) ? rounded : near
  }
}
