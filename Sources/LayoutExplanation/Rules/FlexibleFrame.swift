import LayoutCore

/// A flexible frame is told of by its limits.
struct FlexibleFrameExplanation: ParentExplanation {
  let element: FlexibleFrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "frame(\(lengths)\(aligned(element.alignment[axis])))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
