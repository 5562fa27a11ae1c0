import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

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
    let length = "\(parameter) \(value(parameter))"
    guard let owner else { return "the image's own \(length)" }
    let thing = owned("own \(length)", by: owner)
    return thing.hasPrefix("the own ") ? owned(length, by: owner) : thing
  }

  func idealSize(in view: ExplainedView) -> [Rational]? {
    element.size.map { [Rational(finite: $0.width), Rational(finite: $0.height)] }
  }

  func content(along axis: Axis) -> ParameterName? {
    element.isResizable ? nil : axis == .horizontal ? .width : .height
  }
}
