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
  private let layouts: RelatedLayouts
  private var rest: Int

  init(
    finder: FactFinder, engine: ConstraintEngine, question: ResolvedQuestion, now: LayoutLook, most: Int
  ) {
    var engine = engine
    engine.keepsPrices = false
    layouts = RelatedLayouts(engine: engine)
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
    try layout(edit)?.layout.holds(question ?? self.question) ?? false
  }

  /// What comes of an edit and what speaks against it; `nil` where it does not make it so.
  ///
  /// Throws what the solver throws.
  func suggestion(_ edit: SuggestedEdit) throws -> (suggestion: Suggestion, damage: Double)? {
    guard let (edited, layout) = try layout(edit), layout.holds(question) else { return nil }
    let look = LayoutLook(views, in: layout)
    let changed = views.filter { view in
      guard !asked.contains(view), let old = now.sizes[view], let new = look.sizes[view] else { return false }
      return zip(old, new).contains { abs($0 - $1) > 0.01 }
    }
    let suggestion = Suggestion(
      edit: edit, value: layout.firstNumber(of: question), changedViewCount: changed.count,
      newlyCutOff: look.cutOff.subtracting(now.cutOff).sorted(),
      newlySticksOut: views.filter { (look.overhangs[$0] ?? 0) > (now.overhangs[$0] ?? 0) + 1 },
      tree: edited.tree,
      proposal: edited.container.doubles, places: edited.places)
    return (suggestion, damage(look, Double(changed.count) / Double(max(1, views.count))))
  }

  private func layout(_ edit: SuggestedEdit) throws -> (edited: EditedLayout, layout: AskedLayout)? {
    guard rest > 0 else { return nil }
    rest -= 1
    return try nilUnlessLaidOut {
      // Limits that contradict each other are nothing to recommend.
      guard let edited = try EditedLayout(edit, finder),
        edited.tree.warnings.count <= finder.tree.warnings.count
      else { return nil }
      let root = try layouts.rootPiece(of: edited.tree, in: edited.container)
      let layout = AskedLayout(
        tree: edited.tree, root: root, container: edited.container, place: edited.places.place)
      return (edited, layout)
    }
  }

  /// New faults weigh more than old ones that are mended; and what leaves the rest alone is better.
  private func damage(_ look: LayoutLook, _ changed: Double) -> Double {
    func weight(_ new: Set<LayoutTree.Index>, _ old: Set<LayoutTree.Index>, _ each: Double) -> Double {
      let (more, fewer) = (new.subtracting(old).count, old.subtracting(new).count)
      return each * Double(min(more, 3)) - 0.7 * Double(min(fewer, 3))
    }
    // A view that sticks out by hundreds of points is worse than a text that is cut off.
    func overhang(_ look: LayoutLook) -> Double { look.overhangs.values.max() ?? 0 }
    let more = max(0, overhang(look) - overhang(now))
    return weight(look.cutOff, now.cutOff, 2) + weight(Set(look.overhangs.keys), Set(now.overhangs.keys), 1)
      + max(log2(1 + more / 25), more / 60) + changed
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
