import LayoutCore

/// A custom layout is code: what it answers on one side may follow from anything.
struct CustomLayoutExplanation: ParentExplanation {
  let element: CustomLayoutElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
