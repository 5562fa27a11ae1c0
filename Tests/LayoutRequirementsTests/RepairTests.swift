import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LinearProgramming
import ReferenceLayout
import Testing

@testable import LayoutRequirements

@Suite("Repairs of requirements")
struct RepairTests {
  private func report(_ scene: String, _ requirements: [String], _ range: RequirementRange) throws
    -> RequirementReport
  {
    let tree = try LayoutTree(SceneReader().read(scene, file: "scene.json").root)
    return try RequirementChecker().check(requirements.map { try Requirement($0) }, of: tree, over: range)
  }

  @Test("A number is whole, on the safe side, and no larger than it takes; what held goes on to hold")
  func numbers() throws {
    let scene = #"""
      {"taut": 1, "root": {"type": "HStack", "id": "row", "spacing": 20, "children": [
        {"type": "Color", "id": "a", "modifiers": [{"frame": {"minWidth": 90}}]}, {"type": "Color", "id": "b"}]}}
      """#
    let range = RequirementRange(.horizontal, over: 150...400, other: .finite(40))
    let wide = try report(scene, ["a.width >= 103.5", "row.width <= width"], range)
    let answer = try RequirementRepairs(of: wide.verdicts[0], in: wide)
    #expect(
      answer.repairs.flatMap(\.sentences).contains { $0.contains("minWidth 90") && $0.hasSuffix("to 104") })
    let near = try report(scene, ["a left of b by 8...12"], range)
    let gaps = try RequirementRepairs(of: near.verdicts[0], in: near)
    #expect(gaps.repairs.first?.sentences.first?.contains("spacing 20") == true)
    #expect(gaps.repairs.first?.sentences.first?.hasSuffix("to 12") == true)
    // What would mend the one undoes the other: no repair is made of it.
    let both = try report(scene, ["a left of b by 8...12", "b.x == a.width + 20"], range)
    let none = try RequirementRepairs(of: both.verdicts[0], in: both)
    #expect(none.repairs.isEmpty && none.obstacle == nil)
  }

  @Test("Another order in a choice, and a modifier that changes nothing")
  func structure() throws {
    let scene = #"""
      {"taut": 1, "root": {"type": "ViewThatFits", "id": "choice", "children": [
        {"type": "Text", "id": "long", "text": "Two words",
         "modifiers": [{"frame": {"width": 40}}, {"padding": 0}]},
        {"type": "Text", "id": "short", "text": "One"}]}}
      """#
    let range = RequirementRange(.horizontal, over: 60...100, other: .finite(100))
    let orders = try report(scene, ["short is visible"], range)
    let answer = try RequirementRepairs(of: orders.verdicts[0], in: orders)
    #expect(answer.repairs.contains { $0.sentences[0].hasPrefix("put short first in choice") })
    let idle = try report(scene, ["root.0/2 changes something"], range)
    let removed = try RequirementRepairs(of: idle.verdicts[0], in: idle)
    #expect(removed.repairs.first?.edits.first?.kind == .remove)
  }

  @Test("What holds needs no repair; what is sampled has none that is proven")
  func nothing() throws {
    let scene = #"{"taut": 1, "root": {"type": "Color", "id": "red"}}"#
    let sound = try report(scene, ["red.width >= 10"], RequirementRange(.horizontal, over: 10...20))
    let answer = try RequirementRepairs(of: sound.verdicts[0], in: sound)
    #expect(answer.repairs.isEmpty && !answer.isCutOff)
    var sampled = sound
    sampled.coverage = .sampled(count: 9)
    sampled.verdicts[0].failing = [ExactInterval(10...10)]
    sampled.verdicts[0].areas = [SizeSet(SizePoint(width: 10, height: 0))]
    sampled.verdicts[0].worst = RequirementVerdict.Worst(
      size: SizePoint(width: 10, height: 0), isAttained: true, shownSize: SizePoint(width: 10, height: 0),
      amount: nil, unit: nil, views: [], axes: [], isAboutPlaces: false)
    #expect(try RequirementRepairs(of: sampled.verdicts[0], in: sampled).obstacle == .opaqueCode)
  }

  @Test("The first repair of the event screen is the article's: the placeholder is served last")
  func article() throws {
    func tree(_ name: String) throws -> LayoutTree {
      let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Models/Scenes/\(name).json")
      return try LayoutTree(
        SceneReader().read(String(contentsOf: file, encoding: .utf8), file: "\(name).json").root)
    }
    let range = RequirementRange(.horizontal, over: 600...612, other: .finite(568))
    let checked = try RequirementChecker().check(
      [Requirement("description is whole")], of: tree("event-long"), over: range)
    let first = try #require(RequirementRepairs(of: checked.verdicts[0], in: checked).repairs.first)
    #expect(
      first.sentences.count == 1 && first.sentences[0].hasPrefix("add layoutPriority(-1) to placeholder"))
    let (repaired, printed) = (first.tree, try tree("event-placeholder-last"))
    #expect(repaired.nodes.map(\.element.kind) == printed.nodes.map(\.element.kind))
  }

  @Test("Planted faults are mended, and at each quarter point the plain engine agrees")
  func planted() throws {
    var random = SystemRandomNumberGenerator()
    for round in 0..<12 {
      let (width, excess) = (Int.random(in: 30...50, using: &random), Int.random(in: 1...10, using: &random))
      let scene = """
        {"taut": 1, "root": {"type": "HStack", "id": "row", "spacing": \(8 + excess), "children": [
          {"type": "Color", "id": "a", "modifiers": [{"frame": {"width": \(width)}}]},
          {"type": "Color", "id": "b", "modifiers": [{"frame": {"width": \(width)}}]},
          {"type": "Color", "id": "c", "modifiers": [{"frame": {"width": \(width)}}]}]}}
        """
      let start = Rational(3 * width + 16)
      let range = RequirementRange(.horizontal, over: start...(start + 20), other: .finite(40))
      let checked = try report(scene, ["row inside container", "b right of a"], range)
      let context = "round \(round), width \(width), excess \(excess)"
      #expect(!checked.verdicts[0].holds && checked.verdicts[1].holds, "\(context)")
      let found = try RequirementRepairs(of: checked.verdicts[0], in: checked)
      #expect(!found.repairs.isEmpty, "\(context)")
      for repair in found.repairs {
        for quarter in 0...80 {
          let length = start + Rational(numerator: quarter, denominator: 4)
          let result = try ReferenceEngine().layout(
            repair.tree, in: ProposedViewSize(width: length.doubleValue, height: 40))
          let row = try result.view("row").frame
          let inside = row.minX >= -1e-9 && row.maxX <= length.doubleValue + 1e-9
          let apart = try result.view("b").frame.minX >= result.view("a").frame.maxX - 1e-9
          #expect(inside && apart, "\(context), \(repair.sentences) at \(length)")
        }
      }
    }
  }
}
