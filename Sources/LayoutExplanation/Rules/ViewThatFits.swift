import LayoutCore

/// A choice is told by the candidate that it shows, and why that one.
struct ViewThatFitsExplanation: ParentExplanation {
  let element: ViewThatFitsElement
  var couplesAxes: Bool { element.axes == [.horizontal, .vertical] }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String {
    element == ViewThatFitsElement() ? element.kind : "\(element.kind)(in: \(value(.axes)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }

  /// `as wide as title, the second of its 3 candidates and the first that fits`.
  func deciding(along axis: Axis, in view: ExplainedView) -> String? {
    let candidates = view.children
    guard let place = candidates.firstIndex(where: { $0.side(axis) != nil }) else { return nil }
    let start = "as \(Words.adjective(axis)) as \(view.names.view(candidates[place].index))"
    if candidates.count == 1 { return "\(start), its only candidate" }
    if place == candidates.count - 1 {
      return "\(start), the last of its \(place + 1) candidates, as no other fits"
    }
    return place == 0
      ? "\(start), the first of its \(candidates.count) candidates, which fits"
      : "\(start), the first of its \(candidates.count) candidates that fits"
  }
}
