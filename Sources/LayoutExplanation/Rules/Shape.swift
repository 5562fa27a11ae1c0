import Foundation
import LayoutCore

/// Shapes take what they are offered: all there is to say is that they are there.
struct ShapeExplanation: LeafExplanation {
  let element: ShapeElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func content(along axis: Axis) -> ParameterName? { nil }
}
