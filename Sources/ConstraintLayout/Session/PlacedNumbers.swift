import ElementTree
import Foundation
import LinearProgramming

/// A view that a block places at one proposal, in numbers.
struct PlacedNumbers {
  var index: LayoutTree.Index
  /// The top left corner, relative to that of the block's own view.
  var corner: Point<Extended<Rational>>
  /// The top left corner, relative to that of the parent.
  var cornerInParent: Point<Extended<Rational>>
  var size: CGSize
  var proposal: ProposedViewSize
  /// The exact proposal, for the block that places the view's content; `nil` if there is none.
  var exactProposal: ExactProposal?
}

extension PlacedNumbers {
  /// Creates a view of a piece, shifted by a number of places in preorder, at a proposal to its block's own
  /// view.
  init(_ view: PlacedPiece.View, shiftedBy shift: Int, at proposal: ExactProposal) {
    let own = view.proposal(at: proposal)
    self.init(
      index: view.index.shifted(by: shift),
      corner: Point(view.x.value(at: proposal), view.y.value(at: proposal)),
      cornerInParent: Point(view.xInParent.value(at: proposal), view.yInParent.value(at: proposal)),
      size: CGSize(
        width: view.width.doubleValue(at: proposal), height: view.height.doubleValue(at: proposal)),
      proposal: own.doubles, exactProposal: view.hasOwnBlock ? own : nil)
  }
}

extension BlockTemplate<PlacedAnswer> {
  /// Calls a closure with the views that the block places, in numbers, after an evaluation of the whole
  /// template.
  ///
  /// - Returns: Whether all numbers fit; `false` also for a template without a table.
  func visitNumbers(
    _ members: [LayoutTree.Index], in session: ConstraintSession, _ visit: (PlacedNumbers) -> Void
  ) -> Bool {
    guard let table = answer.table else { return false }
    var lengths: [Extended<Rational>] = []
    var doubles: [CGFloat] = []
    lengths.reserveCapacity(table.templateLengths.count)
    doubles.reserveCapacity(table.templateLengths.count)
    for length in table.templateLengths {
      switch length {
      case .finite(let length):
        guard let number = session.evaluator.number(length, program) else { return false }
        lengths.append(.finite(number))
        doubles.append(number.doubleValue)
      case .infinite:
        lengths.append(.infinite)
        doubles.append(.infinity)
      case .negativeInfinite:
        lengths.append(.negativeInfinite)
        doubles.append(-.infinity)
      }
    }
    for at in table.views {
      visit(
        PlacedNumbers(
          index: members[memberIndices[at.index] ?? 0],
          corner: Point(lengths[at.corner.x], lengths[at.corner.y]),
          cornerInParent: Point(lengths[at.cornerInParent.x], lengths[at.cornerInParent.y]),
          size: CGSize(width: doubles[at.size.width], height: doubles[at.size.height]),
          proposal: ProposedViewSize(
            width: at.proposal.width.map { doubles[$0] }, height: at.proposal.height.map { doubles[$0] }),
          exactProposal: at.hasOwnBlock
            ? ExactProposal(at.proposal.width.map { lengths[$0] }, at.proposal.height.map { lengths[$0] })
            : nil))
    }
    return true
  }
}

extension ConstraintSession {
  /// Calls a closure with the views that a view's block places at a proposal, in numbers, its own view first.
  ///
  /// For a view that is like no other, in a session that lays out once, only the numbers are found, as no
  /// other proposal needs them.
  func visitNumbers(
    of view: LayoutTree.Index, at proposal: ExactProposal, _ visit: (PlacedNumbers) -> Void
  ) throws {
    let isAskedOnce = isAskedOnce(view)
    let piece: PlacedPiece
    if isAskedOnce, boundTree.runs(of: view) == nil, let key = templateKey(view, proposal, PlacedAnswer.self)
    {
      if try visitNumbersOfTemplate(key, view, at: proposal, visit) { return }
      piece = try recorded(PlacedAnswer.self, view, proposal, for: key, true)
    } else {
      piece = try placed(view, at: proposal, inNumbers: isAskedOnce)
    }
    let shift = view.position - piece.home.position
    for inner in piece.views { visit(PlacedNumbers(inner, shiftedBy: shift, at: proposal)) }
  }

  private func visitNumbersOfTemplate(
    _ key: TemplateStore<PlacedAnswer>.Key, _ view: LayoutTree.Index, at proposal: ExactProposal,
    _ visit: (PlacedNumbers) -> Void
  ) throws -> Bool {
    let outcome = try placedTemplates.shelf(for: key).evaluate(view, at: proposal, inNumbers: true, in: self)
    {
      (template, members, pieces) throws -> TemplateOutcome<Void> in
      guard template.visitNumbers(members, in: self, visit) else { return .lost }
      try template.confirm(pieces, in: self)
      return .answer(())
    }
    guard case .answer = outcome else { return false }
    statistics.sharedShapes += 1
    return true
  }
}
