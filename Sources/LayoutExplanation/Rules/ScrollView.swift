import LayoutCore

/// Scroll views are named by the axes along which they scroll.
struct ScrollViewExplanation: ParentExplanation {
  let element: ScrollViewElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }
  var letsContentOverhang: Bool { true }

  func call(along axis: Axis) -> String { "ScrollView(\(value(.axes)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owned(call(along: .vertical), by: owner)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    .begins
  }
}
