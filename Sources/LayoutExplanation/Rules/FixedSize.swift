import LayoutCore

/// `fixedSize` is told of by the axes that it leaves to its view.
struct FixedSizeExplanation: ParentExplanation {
  let element: FixedSizeElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String {
    element.horizontal && element.vertical
      ? "fixedSize()" : "fixedSize(horizontal: \(element.horizontal), vertical: \(element.vertical))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
