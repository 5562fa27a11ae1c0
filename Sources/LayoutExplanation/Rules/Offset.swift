import ConstraintLayout
import LayoutCore

/// `offset` moves its view and nothing else.
struct OffsetExplanation: ParentExplanation {
  let element: OffsetElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var letsContentOverhang: Bool { true }
  var placing: Set<ParameterName> { [.x, .y] }

  func call(along axis: Axis) -> String { plainCall }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("offset \(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .offset(LengthInput(view.index, axis == .horizontal ? .x : .y))
  }
}
