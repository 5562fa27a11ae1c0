import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The layouts of a tree in the containers of a range, from the active sets of the constraint engine.
struct MomentSource {
  let tree: LayoutTree
  let range: RequirementRange
  let layouts: RelatedLayouts

  /// Returns the layout at a size.
  func root(at size: SizePoint) throws -> RootPiece {
    try layouts.rootPiece(of: tree, in: range.container(at: size))
  }

  /// Returns the layout at a single size, for requirements.
  func moment(at size: SizePoint) throws -> LayoutMoment { moment(try root(at: size), at: size) }

  /// Returns the layout at a single size, given the root piece that is valid there.
  func moment(_ root: RootPiece, at size: SizePoint) -> LayoutMoment {
    var trail = RootTrail(self)
    var moment = trail.moment(root, at: SizeSet(size), along: nil)
    moment.history = nil
    return moment
  }
}

/// Makes the layouts of a walk from root pieces, reusing the parts that did not change.
struct RootTrail {
  private let range: RequirementRange
  private var trail: MomentTrail
  /// The latest placement of each view, by preorder position.
  private var views: [PlacedPiece.View?]
  private var texts: [Int: TextFacts.Answer] = [:]

  init(_ source: MomentSource) {
    range = source.range
    trail = MomentTrail(source.tree, over: source.range)
    views = Array(repeating: nil, count: source.tree.nodes.count)
  }

  /// Returns the layout at sizes of its region; `interval` is their part of a range of one side.
  mutating func moment(
    _ root: RootPiece, at sizes: SizeSet, along interval: ExactInterval?
  ) -> LayoutMoment {
    trail.begin()
    let container = range.container(at: sizes.inside)
    for view in root.views {
      let last = trail.place(view.index) ? views[view.index.position] : nil
      views[view.index.position] = view
      if last?.isIdentical(to: view) == true { continue }
      trail.note(
        LayoutMoment.Frame(
          x: view.x.map(SizeForm.init), y: view.y.map(SizeForm.init), width: view.width.map(SizeForm.init),
          height: view.height.map(SizeForm.init)), of: view.index)
      // A text that only moves keeps its lines.
      if last?.isIdentical(butForPlaceTo: view) != true { update(linesOf: view, in: container) }
    }
    return trail.end(at: sizes, along: interval)
  }

  private mutating func update(linesOf view: PlacedPiece.View, in container: ExactProposal) {
    let index = view.index.position
    guard let text = (trail.tree[view.index].element as? MeasuredElement)?.text else { return }
    let proposal = view.proposal(at: container)
    if texts[index]?.holds(at: proposal) != true { texts[index] = TextFacts(text).answer(at: proposal) }
    trail.note(texts[index]?.lines, of: view.index)
  }
}
