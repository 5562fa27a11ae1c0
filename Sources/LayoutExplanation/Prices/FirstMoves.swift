import ConstraintLayout
import LayoutCore
import LinearProgramming
import ReferenceLayout

/// Which views move as soon as a written length begins to grow, as far as doubles tell.
///
/// Where a layout stands on a border, hundreds of lengths may have a part in it, few of which move the view in question.
/// The reference engine looks at them all; what is told of those that are left is exact.
final class FirstMoves {
  private var moved: [LengthInput: Set<LayoutTree.Index>] = [:]
  /// What lays out in doubles, and the frames as they are; `nil` where that is not to be relied on.
  private var base: (layouts: QuickLayouts, frames: [ReferenceFrame<Double>])??

  /// By how many points a length grows.
  private static let step = 1.0 / 1024
  /// How much of a change rounding alone may make, in points.
  private static let rounding = 1e-10

  /// Whether a view's frame is another one, or may be, once a length has begun to grow.
  func mayMove(_ view: LayoutTree.Index, by input: LengthInput, from explanation: LayoutExplanation) -> Bool {
    if let known = moved[input] { return known.contains(view) }
    guard let base = base(of: explanation), let frames = try? frames(input, explanation, base.layouts),
      frames.count == base.frames.count
    else { return true }
    var views: Set<LayoutTree.Index> = []
    for (old, new) in zip(base.frames, frames) where !old.isNear(new, Self.rounding) {
      views.insert(old.index)
    }
    moved[input] = views
    return views.contains(view)
  }

  private func frames(
    _ input: LengthInput, _ explanation: LayoutExplanation, _ layouts: QuickLayouts
  ) throws -> [ReferenceFrame<Double>]? {
    guard let length = explanation.priced[input.view].element.length(input.parameter) else { return nil }
    let tree = try explanation.priced.replacing(at: input.view) { element throws(ParameterError) in
      try element.setting(input.parameter, to: length + Self.step)
    }
    return try layouts.frames(of: tree, in: explanation.solution.container)
  }

  private func base(
    of explanation: LayoutExplanation
  ) -> (layouts: QuickLayouts, frames: [ReferenceFrame<Double>])? {
    if let base { return base }
    let found = QuickLayouts(explanation).flatMap { layouts in
      (try? layouts.frames(of: explanation.priced, in: explanation.solution.container)).map { (layouts, $0) }
    }
    base = .some(found)
    return found
  }
}

extension ReferenceFrame<Double> {
  fileprivate func isNear(_ other: ReferenceFrame<Double>, _ distance: Double) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= distance }
    return index == other.index && isNear(origin.x, other.origin.x) && isNear(origin.y, other.origin.y)
      && isNear(size.width, other.size.width) && isNear(size.height, other.size.height)
  }
}
