import Foundation
import LayoutCore

/// Images are named by their own size, which can be changed unless the image is resizable.
struct ImageExplanation: LeafExplanation {
  let element: ImageElement
  var couplesAxes: Bool { false }
  var isRemovable: Bool { true }
  var naturalSize: CGSize? { nil }

  func call(along axis: Axis) -> String {
    element.name.isEmpty ? element.kind : "Image(\"\(element.name)\")"
  }

  func phrase(for parameter: ParameterName, of owner: String?) -> String {
    guard parameter == .width || parameter == .height else { return plainPhrase(parameter, owner) }
    return "\(owner.map { "\($0)'s" } ?? "the image's own") \(parameter) \(value(parameter))"
  }

  func content(along axis: Axis) -> ParameterName? {
    element.isResizable ? nil : axis == .horizontal ? .width : .height
  }
}
