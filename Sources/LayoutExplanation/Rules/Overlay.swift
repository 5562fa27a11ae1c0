import LayoutCore

/// An overlay or background is told of by its alignment; to take it away would take its content too.
struct OverlayExplanation: ParentExplanation {
  let element: OverlayElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
