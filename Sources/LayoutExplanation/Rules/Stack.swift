import LayoutCore

/// A stack is told of by its spacing and its alignment.
struct StackExplanation: ParentExplanation {
  let element: StackElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { false }

  func call(along axis: Axis) -> String {
    element.spacing == nil ? element.kind : "\(element.kind)(spacing: \(value(.spacing)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard parameter == .spacing else { return plainPhrase(parameter, owner) }
    return (element.spacing == nil ? "the space between the children" : call(along: element.axis)) + of(owner)
  }
}
