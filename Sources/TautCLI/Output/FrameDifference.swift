import Foundation
import LayoutCore
import LayoutDocuments

/// A number on which two engines do not agree.
struct FrameDifference {
  /// The greatest difference, in points, at which two numbers count as the same.
  static let tolerance = LayoutResult.tolerance

  var view: PlacedView
  var number: FrameNumber
  /// The names of the engines, and what they say.
  var values: [(engine: String, value: CGFloat)]

  /// Everything that two results do not agree on, in the order of the tree.
  static func between(_ a: LayoutResult, _ b: LayoutResult) -> [FrameDifference] {
    zip(a.views, b.views).flatMap { first, second in
      FrameNumber.allCases.compactMap { number in
        let values = (number.of(first.frame), number.of(second.frame))
        // Equal infinities have no difference that is a number.
        guard values.0 != values.1, !(abs(values.0 - values.1) <= tolerance) else { return nil }
        return FrameDifference(
          view: first, number: number, values: [(a.engine, values.0), (b.engine, values.1)])
      }
    }
  }

  /// The view, the number and both values.
  var description: String {
    let name = view.id.map { " \"\(OneLine.of($0))\"" } ?? ""
    let numbers = values.map { "\($0.engine) \(PointFormat.shortest($0.value))" }
    return "\(view.path)\(name) \(view.kind): \(number.rawValue) differs: "
      + numbers.joined(separator: ", ")
  }

  var json: JSONValue {
    .object(
      [.init("path", .string(view.path)), .init("number", .string(number.rawValue))]
        + values.map { JSONValue.Member($0.engine, .number($0.value)) })
  }
}
