import Foundation
import LayoutCore
import LayoutDocuments
import LayoutInspection
import LayoutProofs

/// The output of `taut breakpoints` for a layout that is sampled.
struct FollowedBreakpointsReport {
  var scene: String
  var breakpoints: FollowedBreakpoints
  /// Whether the text includes each view's frame as a function of the size.
  var showsFrames: Bool

  /// The sizes and the changes there, one per line.
  var text: String {
    let range = "\(number(breakpoints.range.lowerBound))...\(number(breakpoints.range.upperBound))"
    let title = "\(OneLine.of(scene)), \(breakpoints.axis.side) \(range): "
    if breakpoints.isSampled {
      return title + "opaque code makes a different layout at every size; "
        + "taut layout --sweep \(range) --axis \(breakpoints.axis.side) shows each"
    }
    let count = breakpoints.sizes.count
    var lines = [
      title + (count == 0 ? "no breakpoint" : count == 1 ? "1 breakpoint" : "\(count) breakpoints")
        + (breakpoints.step > 1
          ? ", followed in steps of \(number(breakpoints.step)) points" : ", followed from point to point")
    ]
    let labels = breakpoints.intervals.map { number($0.lower) }
    let column = labels.dropFirst().map(\.count).max() ?? 0
    for (label, interval) in zip(labels, breakpoints.intervals).dropFirst() {
      for (place, sentence) in Self.sentences(of: interval).enumerated() {
        let head = place == 0 ? label : ""
        lines.append("  \(String(repeating: " ", count: column - head.count))\(head)  \(sentence)")
      }
    }
    if showsFrames {
      for (label, interval) in zip(labels, breakpoints.intervals) {
        lines += ["", "from \(label)"] + interval.views.map { line($0) }
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the changes at the beginning of a stretch.
  static func sentences(of interval: FollowedBreakpoints.Interval) -> [String] {
    interval.changes.isEmpty ? ["lengths change differently"] : interval.changes
  }

  /// The breakpoints with every view in every stretch; numbers are decimals, and not exact.
  var json: JSONValue {
    let regimes = breakpoints.intervals.enumerated().map { place, interval -> JSONValue in
      .object([
        .init("from", .string(number(interval.lower))), .init("through", .string(number(interval.upper))),
        .init("open", .boolean(false)), .init("sampled", .boolean(interval.isSampled)),
        .init("changes", .array((place > 0 ? Self.sentences(of: interval) : []).map { .string($0) })),
        .init("views", .array(interval.views.map(json))),
      ])
    }
    return .object([
      .init("scene", .string(scene)), .init("side", .string(breakpoints.axis.side)),
      .init("exact", .boolean(false)), .init("step", .number(breakpoints.step)),
      .init("breakpoints", .array(breakpoints.sizes.map { .number($0) })),
      .init("regimes", .array(regimes)),
    ])
  }

  private func json(_ view: FollowedBreakpoints.View) -> JSONValue {
    let numbers = zip(["x", "y", "width", "height"], view.frame).map { name, length in
      JSONValue.Member(
        name,
        parts(of: length).map {
          .object([
            .init("constant", .string(number($0.constant))), .init("slope", .string(number($0.slope))),
          ])
        } ?? .string("infinity"))
    }
    return .object([.init("path", .string(view.path)), .init("id", .string(orNull: view.id))] + numbers)
  }

  private func line(_ view: FollowedBreakpoints.View) -> String {
    let id = view.id.map { " \"\(OneLine.of($0))\"" } ?? ""
    let names = ["x", "y", "width", "height"]
    return "  \(view.path)  \(view.kind)\(id)  "
      + zip(names, view.frame).map { "\($0) \(words($1))" }.joined(separator: ", ")
  }

  /// Returns a function, such as `12` or `0.5 w - 41`.
  private func words(_ length: InspectedLength) -> String {
    guard let (constant, slope) = parts(of: length) else { return "infinity" }
    let letter = breakpoints.axis == .horizontal ? "w" : "h"
    guard slope != 0 else { return number(constant) }
    let scaled = slope == 1 ? letter : slope == -1 ? "-\(letter)" : "\(number(slope)) \(letter)"
    return constant == 0 ? scaled : "\(scaled) \(constant < 0 ? "-" : "+") \(number(abs(constant)))"
  }

  private func parts(of length: InspectedLength) -> (constant: Double, slope: Double)? {
    guard case .affine(let constant, let perWidth, let perHeight) = length else { return nil }
    return (constant, breakpoints.axis == .horizontal ? perWidth : perHeight)
  }

  /// Returns a number rounded to five decimals, because opaque code is not exact.
  private func number(_ value: Double) -> String {
    let rounded = (value * 1e5).rounded() / 1e5
    return PointFormat.shortest(CGFloat(rounded == 0 ? 0 : rounded))
  }
}
