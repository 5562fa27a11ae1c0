import LayoutCore

/// A position is told of by the point at which the middle of its view is.
struct PositionExplanation: ParentExplanation {
  let element: PositionElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { plainCall }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
