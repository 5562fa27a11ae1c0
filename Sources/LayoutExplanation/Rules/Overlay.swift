import LayoutCore

/// Overlays and backgrounds align their content with the view they wrap; removing one removes the content too.
struct OverlayExplanation: ParentExplanation {
  let element: OverlayElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    let primary = view.node.children[0]
    return child.index == primary
      ? nil : view.aligned(child, by: element.alignment[axis], with: .view(primary))
  }

  func ownLength(along axis: Axis, in view: ExplainedView) -> String? {
    "the \(Words.side(axis)) of \(view.names.view(view.node.children[0]))"
  }
}
