import ConstraintLayout
import LayoutCore

/// Views that ignore the safe area are told by how far they reach beyond it.
struct IgnoresSafeAreaExplanation: ParentExplanation {
  let element: IgnoresSafeAreaElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var letsContentOverhang: Bool { true }
  /// The reach sizes what is inside and nothing around it.
  var placing: Set<ParameterName> { [] }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned("reach of \(value(parameter)) beyond the \(parameter) edge", by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    child.start(axis).map { $0 == 0 } ?? true
      ? nil : .reach(LengthInput(view.index, axis == .horizontal ? .leading : .top))
  }

  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    guard let reach = element.reach else { return "\(view.called) offers \(offer)" }
    let both = [reach.start(axis), reach.end(axis)].map { Words.points(Double($0)) }
    return "\(view.called) adds \(both[0]) + \(both[1]) of the safe area, offering \(offer)"
  }

  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    "the \(offer) to which \(view.called) reaches"
  }
}
