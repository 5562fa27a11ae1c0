import ConstraintLayout
import LayoutCore
import LinearProgramming
import ReferenceLayout

/// Which lengths move a view as soon as they begin to grow, as far as doubles tell.
///
/// A layout has hundreds of lengths, few of which move the view in question. The reference engine looks at them all, each
/// in a layout that is changed in place; what is told of those that are left is exact.
final class FirstMoves {
  private var moved: [LengthInput: [LayoutTree.Index: Axis.Set]] = [:]
  private var lengths: [LengthInput]?
  /// What lays out in doubles; `nil` where that is not to be relied on.
  private var moves: ReferenceMoves??

  /// By how many points a length grows.
  private static let step = 1.0 / 1024
  /// How much of a change rounding alone may make, in points.
  private static let rounding = 1e-10

  /// The written lengths with which a view's frame is another one along an axis, or may be; `nil` where doubles are not to
  /// be relied on.
  func inputs(
    moving view: LayoutTree.Index, along axis: Axis, from explanation: LayoutExplanation
  ) -> [LengthInput]? {
    guard moves(of: explanation) != nil else { return nil }
    let all = lengths ?? explanation.priced.lengthInputs
    lengths = all
    return all.filter { input in
      guard let moved = moved(by: input, explanation) else { return true }
      return moved[view]?.contains(axis == .horizontal ? .horizontal : .vertical) ?? false
    }
  }

  private func moved(
    by input: LengthInput, _ explanation: LayoutExplanation
  ) -> [LayoutTree.Index: Axis.Set]? {
    if let known = moved[input] { return known }
    let element = explanation.priced[input.view].element
    guard let moves = moves(of: explanation), let length = element.length(input.parameter),
      let views = try? moves.views(
        movedBy: element.setting(input.parameter, to: length + Self.step), at: input.view,
        furtherThan: Self.rounding)
    else { return nil }
    moved[input] = views
    return views
  }

  /// What lays out: begun anew where a layout has failed.
  private func moves(of explanation: LayoutExplanation) -> ReferenceMoves? {
    if let moves, moves.map({ !$0.isBroken }) ?? true { return moves }
    let isReliable = moves != nil || QuickLayouts(explanation) != nil
    let found =
      isReliable
      ? try? ReferenceMoves(
        explanation.priced, in: explanation.solution.container.doubles, by: ReferenceEngine()) : nil
    moves = .some(found)
    return found
  }
}

extension LayoutTree {
  /// The finite lengths that were written, one view after the other.
  fileprivate var lengthInputs: [LengthInput] {
    indices.flatMap { view in self[view].element.lengths.map { LengthInput(view, $0.name) } }
  }
}
