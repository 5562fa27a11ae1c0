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

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }

  func offering(along axis: Axis, in view: ExplainedView) -> String {
    let ratio = element.ratio == nil ? "" : "\(value(.ratio)), "
    let sides = Axis.allCases.map { Words.offer(view.side($0)?.offered) }
    let verb = element.contentMode == .fit ? "fits into" : "covers"
    return
      "aspectRatio(\(ratio)\(element.contentMode.rawValue))\(view.placeClause) \(verb) \(sides[0]) x \(sides[1]) and"
  }
}
