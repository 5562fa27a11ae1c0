import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// Lays edits of a tree out, so many at most, and judges what each does.
///
/// A class, so that all parts of one search share one count; it never leaves the search.
final class EditLayouts {
  private let finder: FactFinder
  private let question: ResolvedQuestion
  private let now: LayoutLook
  private let views: [LayoutTree.Index]
  /// The views in question, and those that contain them: they change size when what is asked for becomes so.
  private let asked: Set<LayoutTree.Index>
  /// What lays out quickly; `nil` where it is not to be relied on.
  private let quick: QuickLayouts?
  private let layouts: RelatedLayouts
  private var rest: Int

  init(
    finder: FactFinder, question: ResolvedQuestion, now: LayoutLook,
    quick: QuickLayouts?, layouts: RelatedLayouts, most: Int
  ) {
    self.quick = quick
    self.layouts = layouts
    (self.finder, self.question, self.now, rest) = (finder, question, now, most)
    views = Array(finder.tree.indices)
    asked = Set(finder.views.flatMap { view in sequence(first: view) { finder.tree[$0].parent } })
  }

  /// Whether as many layouts were made as may be.
  var isExhausted: Bool { rest <= 0 }

  /// Whether it is so with an edit.
  ///
  /// Throws what the solver throws.
  func holds(_ edit: SuggestedEdit, as question: ResolvedQuestion? = nil) throws -> Bool {
    let question = question ?? self.question
    return try counted(edit) { edited in
      if let quick = try quickLayout(edited), let holds = quick.holds(question) { return holds }
      return try exactLayout(edited).holds(question)
    } ?? false
  }

  /// What speaks against an edit; `nil` where it does not make it so.
  ///
  /// Throws what the solver throws.
  func damage(_ edit: SuggestedEdit) throws -> Double? {
    try counted(edit) { edited in
      if let quick = try quickLayout(edited), let holds = quick.holds(question) {
        return holds ? damage(LayoutLook(views, in: quick)) : nil
      }
      let exact = try exactLayout(edited)
      return exact.holds(question) ? damage(LayoutLook(views, in: exact)) : nil
    }
  }

  /// What comes of an edit, in exact numbers; `nil` where it does not make it so.
  ///
  /// Throws what the solver throws.
  func suggestion(_ edit: SuggestedEdit) throws -> Suggestion? {
    try laidOut(edit) { edited in
      let layout = try exactLayout(edited)
      guard layout.holds(question) else { return nil }
      let look = LayoutLook(views, in: layout)
      return Suggestion(
        edit: edit, value: layout.firstNumber(of: question),
        changedViewCount: look.resized(since: now, but: asked).count,
        newlyCutOff: look.cutOff(since: now),
        newlySticksOut: look.sticksOut(since: now),
        tree: edited.tree,
        proposal: edited.container.doubles, places: edited.places)
    }
  }

  private func damage(_ look: LayoutLook) -> Double {
    look.damage(since: now, of: views.count, but: asked)
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
      // Limits that contradict each other are nothing to recommend.
      guard let edited = try EditedLayout(edit, finder),
        edited.tree.warnings.count <= finder.tree.warnings.count
      else { return nil }
      return try body(edited)
    }
  }

  private func quickLayout(_ edited: EditedLayout) throws -> QuickLayout? {
    try quick?.layout(of: edited.tree, in: edited.container, place: edited.places.place)
  }

  private func exactLayout(_ edited: EditedLayout) throws -> AskedLayout {
    AskedLayout(
      tree: edited.tree, root: try layouts.rootPiece(of: edited.tree, in: edited.container),
      container: edited.container, place: edited.places.place)
  }
}

extension AskedLayout {
  /// The number on the left of a comparison, where it is one.
  fileprivate func firstNumber(of question: ResolvedQuestion) -> Rational? {
    guard question.conditions.count == 1 else { return nil }
    switch question.conditions[0] {
    case .atLeast(let first, let second, _), .equal(let first, let second):
      let term = if case .points = first { second } else { first }
      return form(of: term)?.value(at: container)
    case .whole: return nil
    }
  }
}
