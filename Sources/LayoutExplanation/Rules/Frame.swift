import LayoutCore

/// A frame is told of by the sides that it is given.
struct FrameExplanation: ParentExplanation {
  let element: FrameElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }

  func call(along axis: Axis) -> String { "frame(\(lengths)\(aligned(element.alignment[axis])))" }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    plainPhrase(parameter, owner)
  }
}
