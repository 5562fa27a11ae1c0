import LayoutCore

/// `fixedSize` leaves the chosen axes to its view.
struct FixedSizeExplanation: ParentExplanation {
  let element: FixedSizeElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var fixesSize: Bool { true }

  func call(along axis: Axis) -> String {
    element.horizontal && element.vertical
      ? "fixedSize()" : "fixedSize(horizontal: \(element.horizontal), vertical: \(element.vertical))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
