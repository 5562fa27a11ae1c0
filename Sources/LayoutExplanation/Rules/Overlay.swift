import LayoutCore

/// Overlays and backgrounds align their content with the view they wrap; removing one removes the content too.
struct OverlayExplanation: ParentExplanation {
  let element: OverlayElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }
  var letsContentOverhang: Bool { true }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let primary = view.node.children[0]
    return child.index == primary
      ? nil : view.aligned(child, by: element.alignment[axis], with: .view(primary))
  }

  func ownLength(along axis: Axis, in view: ExplainedView) -> String? {
    "the \(Words.side(axis)) of \(primary(along: axis, in: view))"
  }

  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let name = primary(along: axis, in: view)
    return "the \(offer) that \(name)\(name.contains(", ") ? "," : "") is \(Words.adjective(axis))"
  }

  /// What it is laid over or behind.
  private func primary(along axis: Axis, in view: ExplainedView) -> String {
    view.explanation.view(view.node.children[0]).nameOfSide(axis)
  }
}
