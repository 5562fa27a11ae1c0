import Foundation
import LayoutCore

/// A circle is as wide as it is tall.
struct CircleExplanation: LeafExplanation {
  let element: CircleElement
  var couplesAxes: Bool { true }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func content(along axis: Axis) -> ParameterName? { nil }
}
