import Foundation
import LayoutCore
import LayoutDocuments
import LinearProgramming
import Testing

@testable import LayoutRequirements

@Suite("Requirements over both sides")
struct BothSidesTests {
  private func tree(_ root: String) throws -> LayoutTree {
    try LayoutTree(SceneReader().read("{\"taut\": 1, \"root\": \(root)}", file: "scene.json").root)
  }

  private func event(_ name: String) throws -> LayoutTree {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Models/Scenes/\(name).json")
    return try LayoutTree(
      SceneReader().read(String(contentsOf: file, encoding: .utf8), file: "\(name).json").root)
  }

  @Test("A polygon with a side that is neither upright nor level")
  func slope() throws {
    let tree = try tree(
      #"{"type": "Color", "id": "box", "modifiers": [{"frame": {"maxWidth": "infinity"}}]}"#)
    let range = RequirementRange(widths: 100...300, heights: 50...250)
    let report = try RequirementChecker().check(
      [Requirement("box.width <= box.height"), Requirement("box.width >= 50")], of: tree, over: range)
    let verdict = report.verdicts[0]
    #expect(report.verdicts[1].holds)
    #expect(verdict.failing.map(\.description) == ["[100, 300]"])
    #expect(verdict.failingHeights.map(\.description) == ["[50, 250]"])
    #expect(verdict.worst?.size == SizePoint(width: 300, height: 50) && verdict.worst?.amount == 250)
    #expect(!verdict.isRectangle)
    #expect(verdict.fails(width: 201, height: 200) && !verdict.fails(width: 200, height: 200))
    #expect(
      RequirementSentences(report).failure(verdict).hasPrefix(
        "fails for every width in [100, 300], at some heights in [50, 250]; worst at 300 x 50, by 250 points")
    )
  }

  @Test("What fails at every height says so")
  func rectangle() throws {
    let tree = try tree(#"{"type": "Color", "id": "box"}"#)
    let report = try RequirementChecker().check(
      [Requirement("box.width >= 200")], of: tree,
      over: RequirementRange(widths: 100...300, heights: 50...250))
    #expect(
      RequirementSentences(report).failure(report.verdicts[0]).hasPrefix(
        "fails for every width in [100, 200) with every height in [50, 250]; worst at 100 x 50, by 100 points"
      ))
    #expect(
      RequirementSentences(report).coverage
        == "for every width in [100, 300] and every height in [50, 250]: 1 region, exact")
  }

  @Test(
    "The event screens: each level and each upright line through the polygons is what the walk along it finds",
    arguments: ["event-description-first", "event-short"])
  func slices(name: String) throws {
    let tree = try event(name)
    let requirement = try Requirement("description is whole")
    let (widths, heights): (ClosedRange<Rational>, ClosedRange<Rational>) = (320...420, 568...640)
    let both = try RequirementChecker().check(
      [requirement], of: tree, over: RequirementRange(widths: widths, heights: heights))
    guard case .exact = both.coverage else {
      Issue.record("\(both.coverage)")
      return
    }
    let areas = both.verdicts[0].areas
    for height: Rational in [568, Rational(numerator: 2_401, denominator: 4), 640] {
      let line = SizeSet(ExactInterval(widths), along: .horizontal, from: SizePoint(width: 0, height: height))
      let cut = IntervalSet(areas.compactMap { line.clipped($0.halfPlanes)?.interval(along: .horizontal) })
      let alone = try RequirementChecker().check(
        [requirement], of: tree, over: RequirementRange(.horizontal, over: widths, other: .finite(height)))
      #expect(cut.intervals == alone.verdicts[0].failing, "at height \(height)")
    }
    for width: Rational in [320, Rational(numerator: 1_461, denominator: 4), 420] {
      let line = SizeSet(ExactInterval(heights), along: .vertical, from: SizePoint(width: width, height: 0))
      let cut = IntervalSet(areas.compactMap { line.clipped($0.halfPlanes)?.interval(along: .vertical) })
      let alone = try RequirementChecker().check(
        [requirement], of: tree, over: RequirementRange(.vertical, over: heights, other: .finite(width)))
      #expect(cut.intervals == alone.verdicts[0].failing, "at width \(width)")
    }
  }

  @Test("How long something is shown is asked of one side alone, and idle modifiers are found over both")
  func standard() throws {
    let choice = try tree(
      #"""
      {"type": "ViewThatFits", "id": "fits", "children": [
        {"type": "Color", "id": "a", "modifiers": [{"frame": {"width": 120}}]}, {"type": "Color", "id": "b"}]}
      """#
    )
    let range = RequirementRange(widths: 100...300, heights: 50...250)
    let asked = try StandardCheck.requirements(of: choice, over: range)
    #expect(!asked.contains { $0.text.contains("shows for") })
    #expect(throws: RequirementError.self) {
      try RequirementChecker().check([Requirement("a shows for at least 20 points")], of: choice, over: range)
    }
    let idle = try tree(
      #"{"type": "Color", "id": "box", "modifiers": [{"frame": {"maxWidth": 400}}, {"frame": {"maxHeight": 200}}]}"#
    )
    let report = try RequirementChecker().check(
      [Requirement("root/1 changes something"), Requirement("root/2 changes something")], of: idle,
      over: range)
    #expect(report.verdicts.map(\.holds) == [false, true])
  }

  @Test("Opaque code is tried on a grid, and a repair is proven over both sides")
  func repairs() throws {
    let tree = try tree(
      #"""
      {"type": "HStack", "id": "row", "spacing": 12, "children": [
        {"type": "Color", "id": "left", "modifiers": [{"frame": {"width": 100}}]},
        {"type": "Color", "id": "right", "modifiers": [{"frame": {"maxWidth": 200}}]}]}
      """#)
    let report = try RequirementChecker().check(
      [Requirement("right.width >= 90")], of: tree,
      over: RequirementRange(widths: 200...300, heights: 40...60))
    let found = try RequirementRepairs(of: report.verdicts[0], in: report)
    #expect(!found.repairs.isEmpty)
    for repair in found.repairs {
      let again = try RequirementChecker().check(
        [Requirement("right.width >= 90")], of: repair.tree, over: report.range)
      #expect(again.holds, "\(repair.sentences)")
    }
  }
}
