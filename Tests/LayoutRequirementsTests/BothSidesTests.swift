import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
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
        [requirement], of: tree, over: RequirementRange(widths: widths, height: .finite(height)))
      #expect(cut.intervals == alone.verdicts[0].failing, "at height \(height)")
    }
    for width: Rational in [320, Rational(numerator: 1_461, denominator: 4), 420] {
      let line = SizeSet(ExactInterval(heights), along: .vertical, from: SizePoint(width: width, height: 0))
      let cut = IntervalSet(areas.compactMap { line.clipped($0.halfPlanes)?.interval(along: .vertical) })
      let alone = try RequirementChecker().check(
        [requirement], of: tree, over: RequirementRange(width: .finite(width), heights: heights))
      #expect(cut.intervals == alone.verdicts[0].failing, "at width \(width)")
    }
  }

  /// A choice between a wide box, one that needs height, and a small one.
  private func choice() throws -> LayoutTree {
    try tree(
      #"""
      {"type": "ViewThatFits", "id": "fits", "children": [
        {"type": "Color", "id": "a", "modifiers": [{"frame": {"width": 160, "height": 90}}]},
        {"type": "Color", "id": "b", "modifiers": [{"frame": {"width": 150, "height": 150}}]},
        {"type": "Color", "id": "c", "modifiers": [{"frame": {"width": 140, "height": 80}}]},
        {"type": "Color", "id": "d"}]}
      """#)
  }

  @Test(
    "How long something is shown: each level and each upright line is what the walk along it finds",
    arguments: ["a", "b", "c", "d"])
  func lasting(name: String) throws {
    let tree = try choice()
    let requirement = try Requirement("\(name) shows for at least 20 points")
    let (widths, heights): (ClosedRange<Rational>, ClosedRange<Rational>) = (100...200, 50...200)
    let both = try RequirementChecker().check(
      [requirement], of: tree, over: RequirementRange(widths: widths, heights: heights))
    let verdict = both.verdicts[0]
    // The third is shown for 10 points of height where the first and the second are not, and beside the first.
    #expect(verdict.holds == (name == "a" || name == "d"))
    func alone(_ axis: Axis, at other: Rational) throws -> RequirementVerdict {
      try RequirementChecker().check(
        [requirement], of: tree,
        over: RequirementRange(axis, over: axis == .horizontal ? widths : heights, other: .finite(other))
      ).verdicts[0]
    }
    for height in stride(from: 50, through: 200, by: 5) {
      let level = try alone(.horizontal, at: Rational(height))
      for width in stride(from: 100, through: 200, by: 5) {
        let upright = try alone(.vertical, at: Rational(width))
        let (width, height) = (Rational(width), Rational(height))
        let fails = level.fails(width: width, height: height) || upright.fails(width: width, height: height)
        #expect(verdict.fails(width: width, height: height) == fails, "at \(width) x \(height)")
      }
    }
  }

  @Test("A way whose ends run with the other side is short where they are near each other")
  func slantedWays() throws {
    let set = try #require(
      SizeSet(widths: 0...100, heights: 0...100).clipped([
        // Between the lines x = 20 + y / 2 and x = 40 + y / 4.
        SizeSet.HalfPlane(
          SizeForm(-20, width: 1, height: Rational(numerator: -1, denominator: 2)), isStrict: false),
        SizeSet.HalfPlane(
          SizeForm(40, width: -1, height: Rational(numerator: 1, denominator: 4)), isStrict: true),
      ]))
    let parts = ShortRuns(axis: .horizontal, range: 0...100, least: 10).parts(of: [set])
    func isShort(_ width: Rational, _ height: Rational) -> Bool {
      parts.contains { $0.contains(SizePoint(width: width, height: height)) }
    }
    // At a height of 40 it is 10 long.
    #expect(!isShort(40, 40) && !isShort(45, 40) && !isShort(30, 10))
    #expect(isShort(Rational(numerator: 83, denominator: 2), 42) && isShort(58, 74))
    #expect(!isShort(Rational(numerator: 201, denominator: 4), 41) && !isShort(60, 80))
    // Nothing is left where both are cut at a level, and put together again.
    let halves = [
      set.clipped(SizeSet.HalfPlane(SizeForm(50, width: -1), isStrict: false)),
      set.clipped(SizeSet.HalfPlane(SizeForm(-50, width: 1), isStrict: true)),
    ].compactMap { $0 }
    let again = ShortRuns(axis: .horizontal, range: 0...100, least: 10).parts(of: halves)
    for height in 0...79 {
      for quarter in 0...400 {
        let size = SizePoint(width: Rational(numerator: quarter, denominator: 4), height: Rational(height))
        #expect(
          parts.contains { $0.contains(size) } == again.contains { $0.contains(size) }, "\(size)")
      }
    }
  }

  @Test(
    "What can be required of any layout is required of both sides, and idle modifiers are found over both")
  func standard() throws {
    let range = RequirementRange(widths: 100...300, heights: 50...250)
    let asked = try StandardCheck.requirements(of: choice(), over: range)
    #expect(asked.contains { $0.text.contains("shows for") })
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
