import Foundation
import LayoutCore

/// A divider is a line across its stack.
struct DividerExplanation: LeafExplanation {
  let element: DividerElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String { element.kind }

  func phrase(for parameter: ParameterName, of owner: String?) -> String { plainPhrase(parameter, owner) }

  func content(along axis: Axis) -> ParameterName? { nil }
}
