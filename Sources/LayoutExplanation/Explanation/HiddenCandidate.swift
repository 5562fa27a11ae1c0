import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The reason why a choice shows a different candidate from the one that contains a view.
public struct HiddenCandidate: Sendable {
  /// The view that is not shown.
  public var view: LayoutTree.Index
  /// The choice that leaves it out.
  public var choice: LayoutTree.Index
  /// The candidate that is the view or contains it.
  public var candidate: LayoutTree.Index
  /// The candidate that is shown instead; `nil` where there is none.
  public var shown: LayoutTree.Index?
  /// The sides along which the candidate's ideal length exceeds the proposal, with both in points.
  ///
  /// The ideal is `nil` where it is infinite. Empty where a candidate before it fits.
  public var tooLong: [(axis: Axis, ideal: Rational?, offered: Rational)]
}

extension LayoutExplanation {
  /// The reason why a view is not shown; `nil` for a view that the layout places, or that no choice leaves
  /// out.
  ///
  /// - Throws: As `ConstraintEngine.layout` does: the candidate is laid out in its ideal size.
  public func hiddenCandidate(_ view: LayoutTree.Index) throws -> HiddenCandidate? {
    guard explanation(for: view) == nil else { return nil }
    var candidate = view
    while let parent = tree[candidate].parent, explanation(for: parent) == nil { candidate = parent }
    guard let choice = tree[candidate].parent, !tree[choice].element.placesAllChildren,
      let placed = explanation(for: choice)
    else { return nil }
    let children = tree[choice].children
    let shown = children.first { explanation(for: $0) != nil }
    var hidden = HiddenCandidate(view: view, choice: choice, candidate: candidate, shown: shown, tooLong: [])
    if let shown, shown < candidate { return hidden }
    guard case .axes(let axes)? = tree[choice].element[.axes] else { return hidden }
    let ideal = try Self.solution(of: LayoutTree(tree.subtree(at: candidate)), in: .unspecified)
    guard let root = ideal.root.views.first else { return hidden }
    for axis in Axis.allCases where axes.contains(axis) {
      guard let offered = placed[axis].offered?.number else { continue }
      let length = (axis == .horizontal ? root.width : root.height).form?.value(at: ideal.container)
      if length.map({ $0 > offered }) ?? true { hidden.tooLong.append((axis, length, offered)) }
    }
    return hidden
  }

  /// The reason in a sentence: `long is not shown: its ideal width 217.5 is more than the 100 that fit is
  /// offered, which shows short`.
  public func text(of hidden: HiddenCandidate) -> String {
    let name = names.view(hidden.view)
    let isItself = tree.unmodified(hidden.candidate) == tree.unmodified(hidden.view)
    let (owner, of) = isItself ? ("its", "") : ("the", " of \(names.view(hidden.candidate))")
    let choice = names.view(hidden.choice)
    let shown = hidden.shown.map { "\(choice) shows \(names.view($0))" } ?? "\(choice) shows nothing"
    guard !hidden.tooLong.isEmpty else {
      return "\(name) is not shown: \(shown), which comes before it and fits"
    }
    let sides = hidden.tooLong.map { side in
      let ideal = side.ideal.map { Words.points($0) } ?? "infinite"
      return
        "\(owner) ideal \(Words.side(side.axis))\(of) \(ideal) is more than the \(Words.points(side.offered)) offered"
    }
    return "\(name) is not shown: \(Words.list(sides)), so \(shown)"
  }
}
