import LayoutCore

/// A scroll view is told of by the axes along which it scrolls.
struct ScrollViewExplanation: ParentExplanation {
  let element: ScrollViewElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { "ScrollView(\(value(.axes)))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    call(along: .vertical) + of(owner)
  }
}
