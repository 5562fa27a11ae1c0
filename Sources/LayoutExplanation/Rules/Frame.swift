import LayoutCore

/// Frames are named by the sides that they are given.
struct FrameExplanation: ParentExplanation {
  let element: FrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "frame(\(lengths)\(aligned(element.alignment[axis])))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("frame \(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    view.framed(child, by: element.alignment[axis])
  }

  func offerer(along axis: Axis, in view: ExplainedView) -> String { view.calledByLimit(along: axis) }
}
