import LayoutCore

/// Alignment guides are named by their constant; their value may depend on the other axis.
struct AlignmentGuideExplanation: ParentExplanation {
  let element: AlignmentGuideElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var placing: Set<ParameterName> { [.guide] }

  func call(along axis: Axis) -> String { "alignmentGuide(.\(element.guide.name))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    let constant = "the constant \(value(parameter)) of"
    if let owner { return "\(constant) \(call(along: element.guide.axis)) of \(owner)" }
    if case .linear(let length) = element.value, length.terms.isEmpty {
      return "alignmentGuide(\(element.guide.name): \(value(parameter)))"
    }
    return "\(constant) alignmentGuide(\(element.guide.name))"
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
