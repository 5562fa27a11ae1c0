import LayoutCore

/// A geometry reader makes its content from both sides of its size.
struct GeometryReaderExplanation: ParentExplanation {
  let element: GeometryReaderElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .begins
  }
}
