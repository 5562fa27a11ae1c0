import LayoutCore

/// A text, or other content that is measured, is told of by what it says.
struct MeasuredExplanation: LeafExplanation {
  let element: MeasuredElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var hasNaturalSize: Bool { true }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard let text = element.text else { return "the content\(of(owner))" }
    // A text without a name is called by what it says.
    return owner == "\"\(text.string)\"" ? "the text \(owner ?? "")" : "the text\(of(owner))"
  }

  func content(along axis: Axis) -> ParameterName? {
    .text
  }
}
