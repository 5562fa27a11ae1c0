import LayoutCore

/// A layout value is for the code of the custom layout around it.
struct LayoutValueExplanation: ParentExplanation {
  let element: LayoutValueElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
