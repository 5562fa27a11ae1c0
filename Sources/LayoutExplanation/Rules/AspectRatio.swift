import LayoutCore

/// An aspect ratio makes one side follow from the other.
struct AspectRatioExplanation: ParentExplanation {
  let element: AspectRatioElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String {
    "aspectRatio(\(element.ratio == nil ? "" : "\(value(.ratio)), ").\(element.contentMode.rawValue))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    call(along: .horizontal) + of(owner)
  }
}
