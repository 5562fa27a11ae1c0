import ConstraintLayout
import LayoutCore

/// Padding is named by its insets.
struct PaddingExplanation: ParentExplanation {
  let element: PaddingElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String {
    let insets = element.insets
    let isEven = [insets.leading, insets.bottom, insets.trailing].allSatisfy { $0 == insets.top }
    return isEven ? "\(element.kind)(\(value(.top)))" : plainCall
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("\(parameter) \(element.kind) \(value(parameter))", by: $0) }
      ?? "\(element.kind)(.\(parameter), \(value(parameter)))"
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    child.start(axis) == 0 ? nil : .padding(LengthInput(view.index, axis == .horizontal ? .leading : .top))
  }

  func offering(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    let insets = [element.insets.start(axis), element.insets.end(axis)].map { Words.points(Double($0)) }
    return "\(view.called) takes \(insets[0]) + \(insets[1]), leaving \(offer)"
  }

  func offered(_ offer: String, along axis: Axis, in view: ExplainedView) -> String {
    "the \(offer) that \(view.called) leaves"
  }
}
