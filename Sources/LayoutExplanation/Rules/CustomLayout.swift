import LayoutCore

/// A custom layout is opaque code: each side may depend on anything.
struct CustomLayoutExplanation: ParentExplanation {
  let element: CustomLayoutElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .code
  }
}
