import LayoutCore
import LinearProgramming

/// Where an offer that a view takes comes from: a number that was written, the container's, or a stack's share.
struct OfferSentences {
  let explanation: LayoutExplanation
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// `fills the 288 that padding, line 7, leaves`.
  func fills(_ side: SideExplanation, _ view: LayoutTree.Index) -> String {
    switch side.offered {
    case .finite: "fills \(source(of: side, view))"
    case nil where side.length != nil: "its own \(Words.side(side.axis)), as it is offered none (nil)"
    default: "fills the endless \(Words.side(side.axis)) it is offered"
    }
  }

  /// `the 288 that padding, line 7, leaves`: what offers it, past all that hand it on.
  func source(of side: SideExplanation, _ view: LayoutTree.Index) -> String {
    let points = Words.offer(side.offered, side.axis)
    var child = explanation.view(view)
    while let parent = child.node.parent.map(explanation.view) {
      if isGiven(side, to: child, by: parent) {
        return parent.room.offered(points, along: side.axis, in: parent)
      }
      if explanation.sharedAxis(of: parent.index) == side.axis {
        return share(of: child, in: parent, side.axis) ?? "its share of \(parent.called), \(points)"
      }
      child = parent
    }
    return "the container's \(points)"
  }

  /// Whether an offer begins at a view: it is not what the view is offered, or it was written there, or the child is
  /// an overlay.
  private func isGiven(_ side: SideExplanation, to child: ExplainedView, by parent: ExplainedView) -> Bool {
    if explanation.sharedAxis(of: parent.index) == side.axis { return false }
    guard let outer = parent.side(side.axis), outer.offered == side.offered else { return true }
    if parent.node.element.role == .modifier, parent.node.children.first != child.index { return true }
    if case .written? = outer.reasons.first, outer.length == side.offered?.number { return true }
    return false
  }

  /// What a stack had for a child, as the sum that it comes from.
  private func share(of child: ExplainedView, in stack: ExplainedView, _ axis: Axis) -> String? {
    guard let share = explanation.share(of: child.index, in: stack.index, axis, most: Self.mostServed),
      let own = share.served.last
    else { return nil }
    let name = names.view(stack.index)
    if share.count == 1 {
      return "the \(Words.points(own.share)) of \(name), which has no other child"
    }
    let rest = ShareSentences(explanation: explanation, axis: axis).rest(share)
    if own.waiting == 1 {
      return own.available < 0
        ? "nothing, as \(name) has nothing left: \(rest)" : "what is left in \(name): \(rest)"
    }
    let parts = rest.contains(" ") ? "(\(rest))" : rest
    return "its equal share of \(name): \(parts) / \(own.waiting)"
  }

  /// Beyond this many terms, what a stack had left is not written out.
  private static let mostServed = 8
}
