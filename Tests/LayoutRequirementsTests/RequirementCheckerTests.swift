import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming
import ReferenceLayout
import Testing

@testable import LayoutRequirements

/// A layout of which only its code knows what it does.
private struct EchoLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

/// Frames that are ten points wide and tall, whatever is written.
private struct SlimFrames: ReferenceRule {
  func size<Number: LayoutNumber>(
    of frame: FlexibleFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) -> Size<Number> { Size(Number(10), Number(10)) }

  func placements<Number: LayoutNumber>(
    of frame: FlexibleFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) -> [Placement<Number>] {
    [Placement(at: Point(Number(0), Number(0)), proposing: Proposal(Number(10), Number(10)))]
  }
}

@Suite("Requirements over a range")
struct RequirementCheckerTests {
  private func verdict(
    _ requirement: String, _ root: String, _ range: ClosedRange<Rational> = 0...400
  ) throws -> (verdict: RequirementVerdict, report: RequirementReport) {
    let scene = try SceneReader().read("{\"taut\": 1, \"root\": \(root)}", file: "scene.json")
    let report = try RequirementChecker().check(
      [try Requirement(requirement)], of: LayoutTree(scene.root),
      over: RequirementRange(widths: range, height: 100))
    return (try #require(report.verdicts.first), report)
  }

  @Test("Of too many lines the width is told, although a height is offered too")
  func tooManyLines() throws {
    let root = #"""
      {"type": "HStack", "id": "row", "children": [
        {"type": "Color", "modifiers": [{"frame": {"width": 20}}]},
        {"type": "Text", "id": "title", "text": "A title here"}]}
      """#
    let found = try verdict("title has at most 1 line", root, 72...72)
    #expect(
      RequirementSentences(found.report).reason(found.verdict)
        == "title is offered 44 of width: what is left in row: 64 - 20")
  }

  private static let row = #"""
    {"type": "HStack", "id": "row", "spacing": 8, "children": [
      {"type": "Color", "id": "left", "modifiers": [{"frame": {"width": 100}}]},
      {"type": "Color", "id": "right", "modifiers": [{"frame": {"minWidth": 40, "maxWidth": 200}}]}]}
    """#

  @Test(
    "The ends of what fails are exact, and belong to it or not",
    arguments: [
      ("right.width >= 44", ["[0, 152)"], 0, 4), ("right.width > 44", ["[0, 152]"], 0, 4),
      ("right.width == 60", ["[0, 168)", "(168, 400]"], 308, 140),
      ("row inside container", ["[0, 148)"], 0, 74),
      ("right right of left by 8", [], 0, 0), ("left left of right by 9...20", ["[0, 400]"], 0, 1),
      ("3 * right.width <= width", ["[0, 120)", "(162, 400]"], 308, 292),
      ("when width >= 200: right.width >= 100", ["[200, 208)"], 200, 8),
      ("right is hidden", ["(68, 400]"], -1, -1), ("left does not overlap right", [], 0, 0),
    ] as [(String, [String], Int, Int)])
  func ends(text: String, failing: [String], at: Int, by: Int) throws {
    let (verdict, report) = try verdict(text, Self.row)
    #expect(verdict.failing.map(\.description) == failing)
    #expect(verdict.holds == failing.isEmpty)
    guard case .exact = report.coverage else {
      Issue.record("\(report.coverage)")
      return
    }
    if let worst = verdict.worst, at >= 0 {
      #expect(worst.size.width == Rational(at) && worst.amount == Rational(by), "\(worst)")
    }
  }

  @Test("A border that no decimal writes is the fraction that it is")
  func fraction() throws {
    let root = #"""
      {"type": "HStack", "spacing": 0, "children": [
        {"type": "Color", "id": "a"}, {"type": "Color", "id": "b"}, {"type": "Color", "id": "c"}]}
      """#
    // A third of the width, and a half of what is left: 2/3 w >= 50 + 1/3 w - 1/4 from 149.25 on.
    #expect(try verdict("7 * a.width >= 100", root).verdict.failing.map(\.description) == ["[0, 300/7)"])
  }

  @Test("A text is cut off up to the width at which it just fits, and not there")
  func text() throws {
    let root = #"{"type": "Text", "text": "Some words", "id": "title", "lineLimit": 1}"#
    let (verdict, _) = try verdict("title is whole", root)
    let natural = try #require(
      (LayoutTree(SceneReader().read("{\"taut\": 1, \"root\": \(root)}", file: "a").root).nodes[0].element
        as? MeasuredElement)?.text
    ).measurement(.unspecified).size.width
    let end = try #require(Rational(exactly: Double(natural)))
    #expect(verdict.failing == [ExactInterval(.init(0), .init(end, isIncluded: false))])
    let worst = try #require(verdict.worst)
    #expect(worst.size.width == 0 && worst.unit == .lines)
    #expect(try #require(worst.amount) > 1, "at no width, each letter wants a line of its own")
  }

  @Test("A view that is not shown has nothing to meet, unless it has to be visible")
  func notShown() throws {
    let root = #"""
      {"type": "ViewThatFits", "children": [
        {"type": "Color", "id": "wide", "modifiers": [{"frame": {"width": 200}}]},
        {"type": "Color", "id": "narrow", "modifiers": [{"frame": {"width": 50}}]}]}
      """#
    #expect(try verdict("wide.width >= 200", root).verdict.holds)
    #expect(try verdict("wide is visible", root).verdict.failing.map(\.description) == ["[0, 200)"])
    #expect(try verdict("when wide is visible: narrow is hidden", root).verdict.holds)
    #expect(try verdict("narrow is hidden", root).verdict.failing.map(\.description) == ["(0, 200)"])
  }

  @Test("Of several views, each has to meet it; of several around, the nearest counts")
  func several() throws {
    let cell = #"""
      {"type": "ZStack", "id": "cell", "children": [
        {"type": "Color", "id": "badge", "modifiers": [{"frame": {"width": 30}}]},
        {"type": "Color", "id": "card", "modifiers": [{"frame": {"maxWidth": 60}}]}]}
      """#
    let root = "{\"type\": \"VStack\", \"spacing\": 0, \"children\": [\(cell), \(cell)]}"
    #expect(try verdict("badge inside cell", root).verdict.holds)
    #expect(try verdict("each(card).width >= 40", root).verdict.failing.map(\.description) == ["[0, 40)"])
    #expect(try verdict("card.width == card.width", root).verdict.holds)
    #expect(try verdict("cell do not overlap", root).verdict.holds)
  }

  /// Three columns that add up to the width, but for rounding.
  private struct Thirds: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: proposal.width ?? 90, height: 10)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      let width = bounds.width / 3
      for (place, subview) in subviews.enumerated() {
        subview.place(
          at: CGPoint(x: width * CGFloat(place), y: 0), proposal: ProposedViewSize(width: width, height: 10))
      }
    }
  }

  @Test("Of several views, each has to be shown for long enough by itself")
  func lasting() throws {
    let found = try verdict(
      "a-* shows for at least 20 points",
      #"""
      {"type": "ViewThatFits", "children": [
        {"type": "Color", "id": "a-1", "modifiers": [{"frame": {"width": 120}}]},
        {"type": "Color", "id": "a-2", "modifiers": [{"frame": {"width": 110}}]},
        {"type": "Color", "id": "b"}]}
      """#, 100...300)
    #expect(found.verdict.failing.map(\.description) == ["[110, 120)"])
  }

  @Test("Ranges are found by the plain rules on lines, or by linear programs alone: what is said is the same")
  func plainEngine() throws {
    let tree = try LayoutTree(
      SceneReader().read("{\"taut\": 1, \"root\": \(Self.row)}", file: "scene.json").root)
    let requirements = try ["right.width >= 44", "row inside container", "right is visible"].map {
      try Requirement($0)
    }
    let range = RequirementRange(widths: 0...400, height: 100)
    var checker = RequirementChecker()
    let lines = try checker.check(requirements, of: tree, over: range)
    checker.plainEngine = nil
    let programs = try checker.check(requirements, of: tree, over: range)
    for (one, other) in zip(lines.verdicts, programs.verdicts) {
      #expect(one.failing == other.failing && one.worst == other.worst)
    }
    // A plain engine that does not know the views finds nothing, and the other one finds all of it.
    checker.plainEngine = ReferenceEngine(rules: ReferenceRules([]))
    let rest = try checker.check(requirements, of: tree, over: range)
    #expect(rest.verdicts.map(\.failing) == programs.verdicts.map(\.failing))
    #expect(rest.coverage == programs.coverage)
  }

  @Test("Where the plain engine lays out otherwise, linear programs alone count")
  func disagreement() throws {
    let tree = try LayoutTree(
      SceneReader().read("{\"taut\": 1, \"root\": \(Self.row)}", file: "scene.json").root)
    let range = RequirementRange(widths: 0...400, height: 100)
    var checker = RequirementChecker()
    checker.plainEngine = ReferenceEngine(rules: ReferenceRules.standard.replacing(SlimFrames()))
    let report = try checker.check([Requirement("right.width >= 44")], of: tree, over: range)
    #expect(report.verdicts[0].failing.map(\.description) == ["[0, 152)"])
  }

  @Test("Where opaque code decides, what is off by its rounding holds, and what is off by more does not")
  func rounding() throws {
    let tree = try LayoutTree(
      Thirds {
        Color.red
        Color.blue
        Color.green.id("last")
      })
    var checker = RequirementChecker()
    checker.sampleCount = 301
    let report = try checker.check(
      [try Requirement("last inside root"), try Requirement("last.maxX <= root.width - 0.001")], of: tree,
      over: RequirementRange(widths: 320...430, height: 40))
    #expect(report.verdicts.map(\.holds) == [true, false])
  }

  @Test("A layout with opaque code is sampled, and the report says so")
  func opaque() throws {
    let tree = try LayoutTree(EchoLayout() { Color.red })
    var checker = RequirementChecker()
    checker.sampleCount = 11
    let report = try checker.check(
      [try Requirement("root.width >= 50")], of: tree,
      over: RequirementRange(widths: 0...100, height: 40))
    #expect(report.coverage == .sampled(count: 11))
    #expect(report.verdicts[0].failing.map(\.description) == ["{0}", "{10}", "{20}", "{30}", "{40}"])
  }
}
