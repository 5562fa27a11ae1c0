import ConstraintLayout
import LayoutCore
import LinearProgramming
import ReferenceLayout

/// Layouts in doubles, by the reference engine: fast enough to try hundreds.
///
/// By the theorem they agree with the constraint engine up to rounding. A search may therefore skip results
/// far from the condition; those within rounding, and all that is reported in the end, are laid out in exact
/// numbers. Not for several threads at once.
package struct QuickLayouts {
  private let trials = ReferenceTrials(ReferenceEngine())

  /// The largest difference between numbers of the two engines, in points.
  package static let tolerance = 1e-6

  /// Returns `nil` where the reference engine lays the present tree out differently, or cannot: a custom
  /// element may have its rule in one engine only.
  package init?(_ explanation: LayoutExplanation) {
    let exact = LayoutInQuestion(
      tree: explanation.tree, root: explanation.solution.root, container: explanation.solution.container)
    guard let quick = try? layout(of: exact.tree, in: exact.container, place: { $0 }) else { return nil }
    let (seen, expected) = (quick.seenViews, exact.seenViews)
    let isSame = expected.allSatisfy { index, view in
      seen[index].map { $0.isNear(view) } ?? false
    }
    guard isSame, seen.count == expected.count else { return nil }
  }

  /// Lays out a tree in a container; `place` maps views of the question's tree to it.
  ///
  /// - Throws: `LayoutError`.
  package func layout(
    of tree: LayoutTree, in container: ExactProposal,
    place: @escaping (LayoutTree.Index) -> LayoutTree.Index?
  ) throws -> QuickLayout {
    QuickLayout(
      tree: tree, container: container, place: place,
      frames: try frames(of: tree, in: container))
  }

  /// Returns every view's frame of a tree in a container, in preorder.
  ///
  /// - Throws: `LayoutError`.
  func frames(of tree: LayoutTree, in container: ExactProposal) throws -> [ReferenceFrame<Double>] {
    try trials.frames(of: tree, in: container.doubles)
  }
}

/// A layout in doubles that a question can be asked of.
package struct QuickLayout: SeenLayout {
  package let tree: LayoutTree
  package let container: ExactProposal
  package let counterpart: (LayoutTree.Index) -> LayoutTree.Index?
  /// Every view's frame, in preorder.
  private let frames: [ReferenceFrame<Double>]

  fileprivate init(
    tree: LayoutTree, container: ExactProposal, place: @escaping (LayoutTree.Index) -> LayoutTree.Index?,
    frames: [ReferenceFrame<Double>]
  ) {
    (self.tree, self.container, self.counterpart, self.frames) = (tree, container, place, frames)
  }

  /// The placed views, computed on demand.
  package var seenViews: [LayoutTree.Index: SeenView] {
    Dictionary(frames.map { ($0.index, SeenView($0)) }, uniquingKeysWith: { first, _ in first })
  }

  /// Returns one view; `nil` where it was not placed.
  private func seen(_ view: LayoutTree.Index) -> SeenView? {
    // No view is after its place in preorder, and most are exactly there.
    var index = min(view.position, frames.count - 1)
    while index >= 0, frames[index].index > view { index -= 1 }
    return index >= 0 && frames[index].index == view ? SeenView(frames[index]) : nil
  }

  /// Returns whether a question's conditions hold; `nil` where that is too close to call.
  func holds(_ question: ResolvedQuestion) -> Bool? {
    guard let slack = slack(of: question), slack.isFinite else { return nil }
    return slack.magnitude > QuickLayouts.tolerance ? slack > 0 : nil
  }

  /// Returns the least slack of all conditions, in points: negative where one does not hold; `nil` where a
  /// view is missing.
  func slack(of question: ResolvedQuestion) -> Double? {
    var least: Double?
    for condition in question.conditions {
      guard let slack = slack(of: condition) else { return nil }
      least = min(least ?? slack, slack)
    }
    return least
  }

  private func slack(of condition: ResolvedQuestion.Condition) -> Double? {
    switch condition {
    case .atLeast(let first, let second, _): difference(first, second)
    case .equal(let first, let second): difference(first, second).map { -$0.magnitude }
    case .claim(let claim): claim.quickSlack(self)
    case .whole(let text):
      counterpart(text).flatMap { view in seen(view).map { -missingHeight(of: view, $0) } }
    }
  }

  private func difference(_ first: ResolvedQuestion.Term, _ second: ResolvedQuestion.Term) -> Double? {
    guard let first = number(first), let second = number(second) else { return nil }
    return first - second
  }

  private func number(_ term: ResolvedQuestion.Term) -> Double? {
    switch term {
    case .points(let number): return number.doubleValue
    case .sum(let sum):
      return sum.terms.reduce(sum.constant.doubleValue) { whole, term in
        guard let whole, let own = number(.side(term.view, term.property)) else { return nil }
        return whole + own * term.factor.doubleValue
      }
    case .side(let view, let property):
      guard let seen = counterpart(view).flatMap({ seen($0) }) else { return nil }
      let isWidth = property.axis == .horizontal
      let (edge, length) = isWidth ? (seen.start.x, seen.lengths.width) : (seen.start.y, seen.lengths.height)
      return edge * property.shares.edge.doubleValue + length * property.shares.length.doubleValue
    }
  }
}

extension SeenView {
  fileprivate init(_ frame: ReferenceFrame<Double>) {
    // A width reduced by rounding alone must not wrap a text anew.
    let proposal = Proposal(frame.proposal.width?.withoutRounding, frame.proposal.height?.withoutRounding)
    self.init(
      start: (frame.origin.x, frame.origin.y), lengths: (frame.size.width, frame.size.height),
      proposal: ExactProposal(proposal.doubles))
  }

  fileprivate func isNear(_ other: SeenView) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { a == b || abs(a - b) <= QuickLayouts.tolerance }
    return isNear(start.x, other.start.x) && isNear(start.y, other.start.y)
      && isNear(lengths.width, other.lengths.width) && isNear(lengths.height, other.lengths.height)
  }
}

/// A layout whose appearance is judged, in doubles.
package protocol SeenLayout {
  /// The tree that was laid out.
  var tree: LayoutTree { get }
  /// The container's size.
  var container: ExactProposal { get }
  /// The place in this layout of a view of the question's tree; `nil` where it was removed.
  var counterpart: (LayoutTree.Index) -> LayoutTree.Index? { get }
  /// The placed views.
  var seenViews: [LayoutTree.Index: SeenView] { get }
}

/// A placed view, in points.
package struct SeenView {
  /// The top left corner, in the container's coordinates.
  package var start: (x: Double, y: Double)
  /// The width and the height.
  package var lengths: (width: Double, height: Double)
  /// The proposal to the view.
  package var proposal: ExactProposal
}

extension SeenLayout {
  /// Returns the truncated part of a text, in points of height: zero where it is whole, and for any other
  /// view.
  func missingHeight(of view: LayoutTree.Index, _ seen: SeenView) -> Double {
    Names(tree: tree).rule(view).missingHeight(at: seen.proposal, width: seen.lengths.width).doubleValue
  }

  /// Returns the number of words of a text that are broken across lines; zero for any other view.
  func brokenWords(of view: LayoutTree.Index, _ seen: SeenView) -> Int {
    Names(tree: tree).rule(view).brokenWords(at: seen.proposal, width: seen.lengths.width)
  }
}

extension LayoutInQuestion: SeenLayout {
  package var seenViews: [LayoutTree.Index: SeenView] {
    let views = root.views.map { view in
      let seen = SeenView(
        start: (view.x.doubleValue(at: container), view.y.doubleValue(at: container)),
        lengths: (view.width.doubleValue(at: container), view.height.doubleValue(at: container)),
        proposal: view.proposal(at: container))
      return (view.index, seen)
    }
    return Dictionary(views, uniquingKeysWith: { first, _ in first })
  }
}
