import LayoutCore

/// An offset is told of by how far it moves its view.
struct OffsetExplanation: ParentExplanation {
  let element: OffsetElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { plainCall }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
