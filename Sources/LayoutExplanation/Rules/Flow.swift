import LayoutCore

/// The width of a flow decides how many rows it has.
struct FlowExplanation: ParentExplanation {
  let element: FlowElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let children = view.children
    var row = 1
    for (previous, other) in zip(children, children.dropFirst()) {
      let begins = previous.start(.vertical) != other.start(.vertical)
      if begins { row += 1 }
      guard other.index == child.index else { continue }
      return begins
        ? .row(row, after: nil, instead: rowBreak(before: child, after: previous, in: view))
        : .row(row, after: previous.index, instead: nil)
    }
    return .row(1, after: nil, instead: nil)
  }

  /// Where a view would end in the row of the one before it.
  private func rowBreak(
    before child: ExplainedView, after previous: ExplainedView, in view: ExplainedView
  ) -> RowBreak? {
    guard let start = previous.start(.horizontal), let before = previous.length(.horizontal),
      let own = child.length(.horizontal), let width = view.length(.horizontal)
    else { return nil }
    return RowBreak(end: start + before + own, width: width)
  }
}
