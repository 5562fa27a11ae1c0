import LayoutCore

/// Alignment guides are named by their constant; their value may depend on the other axis.
struct AlignmentGuideExplanation: ParentExplanation {
  let element: AlignmentGuideElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var placing: Set<ParameterName> { [.guide] }

  func call(along axis: Axis) -> String { "alignmentGuide(.\(element.guide.name))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    if case .linear(let length) = element.value, length.terms.isEmpty {
      return owned("alignmentGuide(.\(element.guide.name)) \(value(parameter))", by: owner)
    }
    let call = owned(call(along: element.guide.axis), by: owner)
    return "the constant \(value(parameter)) of \(call)"
  }

  func placement(of child: ExplainedView, in view: ExplainedView, along axis: Axis) -> PlacementReason? {
    nil
  }
}
