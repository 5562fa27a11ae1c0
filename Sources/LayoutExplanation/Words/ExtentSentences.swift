import LayoutCore
import LinearProgramming

/// How far a container's children reach across it.
struct ExtentSentences {
  let explanation: LayoutExplanation
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// `as tall as its tallest child, title`, or from where to where its children reach.
  func text(_ places: [Int], _ side: SideExplanation, of view: LayoutTree.Index) -> String {
    let children = explanation.view(view).children
    let reaching = places.filter(children.indices.contains).map { children[$0] }
    guard let first = reaching.first else { return "its children together" }
    let as_ = "as \(Words.adjective(side.axis)) as"
    guard reaching.allSatisfy({ $0.length(side.axis) == side.length }) else {
      return fromTo(reaching, children, side)
    }
    if reaching.count > Self.mostNames {
      return "\(as_) \(reaching.count) of its children, which are equally \(Words.adjective(side.axis))"
    }
    let called = Words.list(reaching.map { names.view($0.index) })
    if reaching.count > 1 { return "\(as_) \(called), which are equally \(Words.adjective(side.axis))" }
    if children.count == 1 { return "\(as_) its only child, \(called)" }
    return isLongest(first, of: children, side.axis)
      ? "\(as_) its \(Words.superlative(side.axis)) child, \(called)"
      : "\(as_) \(called), of the highest priority"
  }

  /// Where nobody alone reaches from one edge to the other, the first one begins and the last one ends.
  private func fromTo(
    _ reaching: [ExplainedView], _ children: [ExplainedView], _ side: SideExplanation
  ) -> String {
    let ends = Words.list(reaching.prefix(Self.mostNames).map { names.view($0.index) })
    let tie = reaching.count == 1 ? "" : " (a tie)"
    guard let first = children.first(where: { $0.start(side.axis) == 0 }) else {
      return "as far as \(ends) \(reaching.count == 1 ? "reaches" : "reach")\(tie)"
    }
    let (start, end) = side.axis == .horizontal ? ("leading edge", "trailing edge") : ("top", "bottom")
    return "from the \(start) of \(names.view(first.index)) to the \(end) of \(ends)\(tie)"
  }

  private func isLongest(_ child: ExplainedView, of children: [ExplainedView], _ axis: Axis) -> Bool {
    guard let length = child.length(axis) else { return false }
    return children.allSatisfy { other in other.length(axis).map { $0 <= length } ?? false }
  }

  /// Beyond this many, views are counted and not named.
  private static let mostNames = 4
}
