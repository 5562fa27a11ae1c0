import LayoutCore

/// Padding is told of by its insets.
struct PaddingExplanation: ParentExplanation {
  let element: PaddingElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String {
    let insets = element.insets
    let isEven = [insets.leading, insets.bottom, insets.trailing].allSatisfy { $0 == insets.top }
    return isEven ? "padding(\(value(.top)))" : plainCall
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    "padding(.\(parameter), \(value(parameter)))\(of(owner))"
  }
}
