import Foundation
import LayoutCore

/// Spacers are named by their least length where one is written.
struct SpacerExplanation: LeafExplanation {
  let element: SpacerElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String {
    element.minLength == nil ? "Spacer()" : "Spacer(minLength: \(value(.minLength)))"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    let isDefault = element.minLength == nil
    let length = "\(isDefault ? "default " : "")minLength \(value(parameter))"
    guard let owner else { return isDefault ? "the \(length)" : call(along: .horizontal) }
    return owned(length, by: owner)
  }

  func naturalLength(along axis: Axis, in view: ExplainedView) -> String {
    guard let stack = element.axis, stack != axis else { return "its own \(Words.side(axis))" }
    return "a spacer takes no \(Words.side(axis)) across its stack"
  }

  func content(along axis: Axis) -> ParameterName? {
    element.minLength == nil ? nil : .minLength
  }
}
