import LayoutCore

/// A layout priority decides when a stack serves the view.
struct LayoutPriorityExplanation: ParentExplanation {
  let element: LayoutPriorityElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "layoutPriority(\(value(.priority)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .horizontal), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
