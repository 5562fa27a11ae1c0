import LayoutCore

/// An alignment guide is told of by its constant; it may be made from the side across it.
struct AlignmentGuideExplanation: ParentExplanation {
  let element: AlignmentGuideElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "alignmentGuide(.\(element.guide.name))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    let constant = "the constant \(value(parameter)) of"
    if let owner { return "\(constant) \(call(along: element.guide.axis)) of \(owner)" }
    if case .linear(let length) = element.value, length.terms.isEmpty {
      return "alignmentGuide(\(element.guide.name): \(value(parameter)))"
    }
    return "\(constant) alignmentGuide(\(element.guide.name))"
  }
}
