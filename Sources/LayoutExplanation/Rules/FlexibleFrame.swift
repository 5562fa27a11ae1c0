import LayoutCore

/// Flexible frames are named by their limits.
struct FlexibleFrameExplanation: ParentExplanation {
  let element: FlexibleFrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "frame(\(lengths)\(aligned(element.alignment[axis])))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    owner.map { owned("\(parameter) \(value(parameter))", by: $0) } ?? plainPhrase(parameter, nil)
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    view.framed(child, by: element.alignment[axis])
  }

  func offerer(along axis: Axis, in view: ExplainedView) -> String { view.calledByLimit(along: axis) }

  /// With one limit alone it is never less, or never more, than what it is offered within that limit.
  func held(by offer: Offer?, called: String, along axis: Axis, in view: ExplainedView) -> String {
    let limits = element[axis]
    let isStretched = limits.maximum != nil
    let limit = Double(limits.maximum ?? limits.minimum ?? 0)
    let points = offer?.number?.doubleValue
    let isBeyond = points.map { isStretched ? $0 > limit : $0 < limit } ?? true
    let length = isBeyond ? "its limit" : called
    let parameter: ParameterName =
      axis == .horizontal ? (isStretched ? .maxWidth : .minWidth) : (isStretched ? .maxHeight : .minHeight)
    let clause = phrase(for: parameter, of: nil) + view.placeClause
    return "\(clause) \(isStretched ? "stretches" : "shrinks") it to \(length)"
  }
}
