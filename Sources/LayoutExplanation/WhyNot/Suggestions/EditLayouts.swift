import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// Lays out edits of a tree, up to a limit, and judges the effect of each.
///
/// A class, because all parts of one search share one count; it never leaves the search.
final class EditLayouts {
  private let finder: FactFinder
  private let question: ResolvedQuestion
  private let now: LayoutAppearance
  private let views: [LayoutTree.Index]
  /// The views in question and those that contain them, which are expected to change size.
  private let questionViews: Set<LayoutTree.Index>
  private let trial: LayoutTrial
  private var rest: Int

  init(
    finder: FactFinder, question: ResolvedQuestion, now: LayoutAppearance,
    by trial: LayoutTrial, most: Int
  ) {
    (self.finder, self.question, self.now, self.trial, rest) = (finder, question, now, trial, most)
    views = Array(finder.tree.indices)
    questionViews = Set(finder.views.flatMap { view in sequence(first: view) { finder.tree[$0].parent } })
  }

  /// Whether the limit on layouts is reached.
  var isExhausted: Bool { rest <= 0 }

  /// Returns whether the question holds with an edit.
  ///
  /// - Throws: The solver's errors.
  func holds(_ edit: SuggestedEdit, as question: ResolvedQuestion? = nil) throws -> Bool {
    let question = question ?? self.question
    return try counted(edit) { edited in
      try answer(edited) {
        $0.holds(question)
      } exactly: {
        $0.holds(question)
      }
    } ?? false
  }

  /// Returns the damage that an edit does; `nil` where the question does not hold with it.
  ///
  /// - Throws: The solver's errors.
  func damage(_ edit: SuggestedEdit) throws -> Double? {
    try counted(edit) { edited in
      try answer(edited) { quick in
        quick.holds(question).map { $0 ? damage(edit, LayoutAppearance(views, in: quick)) : nil }
      } exactly: { exact in
        .some(exact.holds(question) ? damage(edit, LayoutAppearance(views, in: exact)) : nil)
      } ?? nil
    }
  }

  /// Returns the effects of an edit, in exact numbers; `nil` where the question does not hold with it.
  ///
  /// - Throws: The solver's errors.
  func suggestion(_ edit: SuggestedEdit) throws -> Suggestion? {
    try laidOut(edit) { edited in
      let layout = edited.layoutInQuestion(try trial.layouts.rootPiece(of: edited.tree, in: edited.container))
      guard layout.holds(question) else { return nil }
      let look = LayoutAppearance(views, in: layout)
      let effects = look.effects(since: now, but: questionViews.union(spacers(in: edit)))
      return Suggestion(
        edit: edit, value: layout.firstNumber(of: question),
        changedViewCount: effects.resized.count, newlyCutOff: effects.cutOff,
        newlyBreaksWords: effects.breaksWords, newlySticksOut: effects.sticksOut,
        tree: edited.tree,
        proposal: edited.container.doubles, counterparts: edited.counterparts,
        // A removed modifier has the size of the view it wrapped.
        sizes: look.sizes.filter { finder.tree[$0.key].element.role != .modifier })
    }
  }

  private func damage(_ edit: SuggestedEdit, _ look: LayoutAppearance) -> Double {
    look.damage(since: now, of: views.count, but: questionViews.union(spacers(in: edit)))
  }

  /// The spacer that an edit changes, which has no appearance of its own.
  private func spacers(in edit: SuggestedEdit) -> [LayoutTree.Index] {
    [edit.view].compactMap { $0 }.filter { finder.tree[$0].element is SpacerElement }
  }

  private func counted<Result>(
    _ edit: SuggestedEdit, _ body: (EditedLayout) throws -> Result?
  ) throws -> Result? {
    guard rest > 0 else { return nil }
    rest -= 1
    return try laidOut(edit, body)
  }

  private func laidOut<Result>(
    _ edit: SuggestedEdit, _ body: (EditedLayout) throws -> Result?
  ) throws -> Result? {
    try nilUnlessLaidOut {
      // Contradictory limits are not recommended.
      guard let edited = try EditedLayout(edit, finder),
        edited.tree.warnings.count <= finder.tree.warnings.count
      else { return nil }
      return try body(edited)
    }
  }

  private func answer<Answer>(
    _ edited: EditedLayout, quickly: (QuickLayout) -> Answer?, exactly: (LayoutInQuestion) -> Answer?
  ) throws -> Answer? {
    try trial.answer(
      of: edited.tree, in: edited.container, place: edited.counterparts.counterpart, quickly: quickly
    ) { exactly(edited.layoutInQuestion($0)) }
  }
}

extension EditedLayout {
  /// Returns the layout with the question's conditions.
  fileprivate func layoutInQuestion(_ root: RootPiece) -> LayoutInQuestion {
    LayoutInQuestion(tree: tree, root: root, container: container, counterpart: counterparts.counterpart)
  }
}

extension LayoutInQuestion {
  /// Returns the number on the left of a comparison; `nil` for any other question.
  fileprivate func firstNumber(of question: ResolvedQuestion) -> Rational? {
    guard question.conditions.count == 1 else { return nil }
    switch question.conditions[0] {
    case .atLeast(let first, let second, _), .equal(let first, let second):
      let term = if case .points = first { second } else { first }
      return form(of: term)?.value(at: container)
    case .whole, .claim: return nil
    }
  }
}
