import LayoutCore

/// A z-stack is told of by its alignment.
struct ZStackExplanation: ParentExplanation {
  let element: ZStackElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
