import Foundation
import LayoutCore
import LayoutDocuments
import LayoutSources

/// The frames of a layout, as text or as JSON.
struct FrameReport {
  var scene: String
  var engine: String
  var result: LayoutResult
  /// The cost of each engine's layout, if requested.
  var work: [WorkReport] = []
  /// The report on the reading of Swift source, for such a scene.
  var source: SourceReport?
  /// The differences between two engines, if both were used.
  var differences: [FrameDifference]?
  /// The paths of the views that are shown; `nil` for all of them.
  var only: Set<String>?

  /// The views of a name that several have, each with its distinction.
  var parts: [Part] = []

  /// One of several views of a name.
  struct Part {
    var title: String
    var paths: Set<String>
  }

  private var views: [PlacedView] { result.views.filter { only?.contains($0.path) ?? true } }

  /// A heading and an aligned table; for several views of a name, one for each.
  var text: String {
    guard parts.isEmpty else {
      return parts.enumerated().map { index, part in
        var one = self
        (one.scene, one.only, one.parts) = (part.title, part.paths, [])
        if index < parts.count - 1 { (one.work, one.differences) = ([], nil) }
        return one.text
      }.joined(separator: "\n\n")
    }
    let texts = views.map { words(of: $0).map { "\"\(OneLine.of($0))\"" } }
    // A layout without texts needs no remark about them.
    let hasTexts = texts.contains { $0 != nil }
    let heading = ["path", "id", "kind", "x", "y", "width", "height"] + (hasTexts ? ["text"] : [])
    let rows = zip(views, texts).map { view, text in
      [view.path, view.id ?? "-", view.kind]
        + FrameNumber.allCases.map { PointFormat.hundredths($0.of(view.frame)) }
        + (hasTexts ? [text ?? ""] : [])
    }
    let sides: [TextTable.Side] = [.left, .left, .left, .right, .right, .right, .right, .left]
    let table = TextTable(sides: Array(sides.prefix(heading.count)), rows: [heading] + rows)
    let found = (differences ?? []).map(\.description)
    return
      (["\(OneLine.of(scene)), \(result.proposal.sides), \(engine)"] + table.lines + work.map(\.text) + found)
      .joined(
        separator: "\n")
  }

  /// The scene in one line: its size, the number of views, and the agreement of two engines.
  var line: String {
    let size = result.views.first.map { view in
      [view.frame.size.width, view.frame.size.height].map(PointFormat.hundredths).joined(separator: " x ")
    }
    let count = result.views.count
    let engines =
      differences.map { $0.isEmpty ? ", engines equal" : ", ENGINES DIFFER in \($0.count) numbers" } ?? ""
    return "\(OneLine.of(scene)): \(size ?? "nothing"), \(count) \(count == 1 ? "view" : "views")\(engines)"
  }

  /// The frames with all their digits; infinite sides are `"infinity"`.
  var json: JSONValue {
    guard case .object(let layout) = result.json(only: only) else { return .null }
    var members = [JSONValue.Member("scene", .string(scene))]
    members += layout.map { $0.key == "engine" ? JSONValue.Member($0.key, .string(engine)) : $0 }
    if let first = work.first {
      let others = work.dropFirst().map { JSONValue.Member($0.layout.result.engine, .object($0.members)) }
      members.append(.init("statistics", .object(first.members + others)))
    }
    if let source { members += source.members }
    if let differences { members.append(.init("differences", .array(differences.map(\.json)))) }
    return .object(members)
  }

  /// Returns the words of a text; `nil` for any other view.
  private func words(of view: PlacedView) -> String? { result.views.tree[view.index].text }
}

/// One of the four numbers of a frame.
enum FrameNumber: String, CaseIterable {
  case x, y, width, height

  /// Returns the number, in points.
  ///
  /// `CGRect.width` would always be positive.
  func of(_ frame: CGRect) -> CGFloat {
    switch self {
    case .x: frame.origin.x
    case .y: frame.origin.y
    case .width: frame.size.width
    case .height: frame.size.height
    }
  }
}

/// A number on which two engines disagree.
struct FrameDifference {
  /// The greatest difference at which two numbers count as equal, in points.
  static let tolerance = LayoutResult.tolerance

  var view: PlacedView
  var number: FrameNumber
  /// The engines by name, with their values.
  var values: [(engine: String, value: CGFloat)]

  /// Returns all differences between two results, in the order of the tree.
  static func between(_ a: LayoutResult, _ b: LayoutResult) -> [FrameDifference] {
    zip(a.views, b.views).flatMap { first, second in
      FrameNumber.allCases.compactMap { number in
        let values = (number.of(first.frame), number.of(second.frame))
        // The difference of equal infinities is not a number.
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

/// Rounds edges to the nearest pixel, in the root container's coordinates, so that adjacent views stay
/// adjacent.
struct PixelSnapping {
  /// The number of pixels per point.
  var scale: CGFloat

  /// Returns the frame between the snapped edges; infinite edges are unchanged.
  func snapped(_ frame: CGRect) -> CGRect {
    let (x, width) = snapped(frame.origin.x, frame.size.width)
    let (y, height) = snapped(frame.origin.y, frame.size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }

  private func snapped(_ start: CGFloat, _ length: CGFloat) -> (CGFloat, CGFloat) {
    let edge = nearest(start)
    guard length.isFinite else { return (edge, length) }
    return (edge, nearest(start + length) - edge)
  }

  /// Halves are rounded up, for negative edges too, so that a layout moved by whole pixels keeps its shape.
  private func nearest(_ edge: CGFloat) -> CGFloat {
    let pixel = (edge * scale + 0.5).rounded(.down) / scale
    return pixel.isFinite ? pixel : edge
  }
}
