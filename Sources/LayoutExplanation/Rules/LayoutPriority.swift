import LayoutCore

/// A layout priority is told of by its number.
struct LayoutPriorityExplanation: ParentExplanation {
  let element: LayoutPriorityElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "layoutPriority(\(value(.priority)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    call(along: .horizontal) + of(owner)
  }
}
