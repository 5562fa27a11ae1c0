import LayoutCore

/// A flow has rows, and the width decides how many.
struct FlowExplanation: ParentExplanation {
  let element: FlowElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
