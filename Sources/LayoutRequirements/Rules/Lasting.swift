import LayoutCore
import LinearProgramming

/// `sidebar shows for at least 20 points`: the views are not shown in a narrow range of sizes alone.
///
/// A range of sizes that reaches an end of the range that is checked may go on behind it, and counts as long enough. Where
/// both sides run, neither the widths at each height may be few, nor the heights at each width.
package struct Lasting: RequirementRule {
  package static let forms = ["sidebar shows for at least 20 points"]
  package static let words = ["shows", "show"]
  package static let unit: RequirementUnit? = nil

  /// The views.
  package var views: ViewSelector
  /// How long the ranges are in which they are shown, in points.
  package var least: Rational

  /// Requires it of views.
  package init(views: ViewSelector, least: Rational) { (self.views, self.least) = (views, least) }

  package var selectors: [ViewSelector] { [views] }

  package static func read(
    _ reader: inout RequirementReader
  ) throws(RequirementError) -> Requirement.Claim? {
    guard let views = try? reader.selector(), reader.take("shows") || reader.take("show") else { return nil }
    guard reader.take("for", "at", "least") else {
      throw reader.error(.expected("\"for at least\"", found: reader.next.text))
    }
    let least = try reader.number()
    guard reader.take("points") || reader.take("point") else {
      throw reader.error(.expected("\"points\"", found: reader.next.text))
    }
    return .lasting(Lasting(views: views, least: least))
  }

  package func instances(in tree: LayoutTree) throws(RequirementError) -> [RequirementInstance] {
    // Where it is shown is found first; of that, what is short fails.
    try views.views(in: tree).map { view in
      RequirementInstance([view]) { moment in .fact(moment.frame(view) == nil) }
    }
  }

  package var isSeenInOneLayout: Bool { false }

  package func failing(_ found: [SizeSet], over range: RequirementRange) -> [SizeSet] {
    let runs = range.running.map { ShortRuns(axis: $0.axis, range: $0.range, least: least) }
    guard range.heights == nil else { return runs.flatMap { $0.parts(of: found) } }
    let start = range.size(at: range.range.lowerBound)
    return IntervalSet(found.map { $0.interval(along: range.axis) }).intervals.filter(runs[0].isShort)
      .map { SizeSet($0, along: range.axis, from: start) }
  }
}
