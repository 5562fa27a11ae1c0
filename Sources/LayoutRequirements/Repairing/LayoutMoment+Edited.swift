import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

extension LayoutMoment {
  /// Returns the layout of an edited tree, with its views at their old places.
  func seen(through places: EditedCounterparts, in tree: LayoutTree) -> LayoutMoment {
    seen(through: places.counterpart, in: tree)
  }

  /// Returns the layout of an edited tree with its views at their old places, given the function from old to
  /// new ones.
  func seen(through place: (LayoutTree.Index) -> LayoutTree.Index?, in tree: LayoutTree) -> LayoutMoment {
    var seen = self
    seen.frames = tree.indices.map { view in place(view).flatMap { frames[$0.position] } }
    seen.lines = [:]
    for view in tree.indices { seen.lines[view] = place(view).flatMap { lines[$0] } }
    if let history {
      seen.history?.changes = tree.indices.map { view in
        let own = place(view).map { history.changes[$0.position] } ?? Change()
        // The container is read as the first view.
        return view.position == 0 ? own.latest(history.changes[0]) : own
      }
    }
    return seen
  }

  /// Creates the layout in doubles at one size of a range, with its views at their old places.
  init(_ layout: QuickLayout, at size: SizePoint, of range: RequirementRange, in tree: LayoutTree) {
    func constant(_ number: Double) -> SizeFunction {
      if let exact = Rational(exactly: number) { return .finite(SizeForm(exact)) }
      return number < 0 ? .negativeInfinite : .infinite
    }
    let seen = layout.seenViews
    var frames = [Frame?](repeating: nil, count: tree.nodes.count)
    var lines: [LayoutTree.Index: Lines] = [:]
    for view in tree.indices {
      guard let edited = layout.counterpart(view), let own = seen[edited] else { continue }
      frames[view.position] = Frame(
        x: constant(own.start.x), y: constant(own.start.y), width: constant(own.lengths.width),
        height: constant(own.lengths.height))
      guard let text = (layout.tree[edited].element as? MeasuredElement)?.text else { continue }
      lines[view] = TextFacts(text).lines(at: own.proposal)
    }
    let root = seen[layout.tree.root]
    self.init(
      sizes: SizeSet(size), frames: frames, lines: lines,
      container: Frame(
        container: range, width: root.map { constant($0.lengths.width) },
        height: root.map { constant($0.lengths.height) }))
  }
}
