import ConstraintLayout
import LayoutCore

/// `position` puts the centre of its view at a point.
struct PositionExplanation: ParentExplanation {
  let element: PositionElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var placing: Set<ParameterName> { [.x, .y] }

  func call(along axis: Axis) -> String { plainCall }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("position \(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .position(LengthInput(view.index, axis == .horizontal ? .x : .y))
  }
}
