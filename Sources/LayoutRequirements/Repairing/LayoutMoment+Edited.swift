import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

extension LayoutMoment {
  /// The layout of an edited tree, with its views called by where they stood before.
  func seen(through places: EditedPlaces, in tree: LayoutTree) -> LayoutMoment {
    var seen = self
    seen.frames = tree.indices.map { view in places.place(of: view).flatMap { frames[$0.position] } }
    seen.lines = [:]
    for view in tree.indices { seen.lines[view] = places.place(of: view).flatMap { lines[$0] } }
    return seen
  }

  /// A layout in doubles at one length of a range, with its views called by where they stood before.
  init(_ layout: QuickLayout, at length: Rational, of range: RequirementRange, in tree: LayoutTree) {
    func constant(_ number: Double) -> LengthFunction {
      if let exact = Rational(exactly: number) { return .finite(AffineLength(exact)) }
      return number < 0 ? .negativeInfinite : .infinite
    }
    let seen = layout.seenViews
    var frames = [Frame?](repeating: nil, count: tree.nodes.count)
    var lines: [LayoutTree.Index: Lines] = [:]
    for view in tree.indices {
      guard let place = layout.place(view), let own = seen[place] else { continue }
      frames[view.position] = Frame(
        x: constant(own.start.x), y: constant(own.start.y), width: constant(own.lengths.width),
        height: constant(own.lengths.height))
      guard let text = (layout.tree[place].element as? MeasuredElement)?.text else { continue }
      lines[view] = TextFacts(text).lines(at: own.proposal)
    }
    let root = seen[layout.tree.root]
    let other =
      range.other.map { $0.map { AffineLength($0) } }
      ?? constant((range.axis == .horizontal ? root?.lengths.height : root?.lengths.width) ?? 0)
    let (zero, running) = (
      LengthFunction.finite(AffineLength(0)), LengthFunction.finite(AffineLength(length))
    )
    let isWide = range.axis == .horizontal
    self.init(
      interval: ExactInterval(length...length), frames: frames, lines: lines,
      container: Frame(x: zero, y: zero, width: isWide ? running : other, height: isWide ? other : running))
  }
}
