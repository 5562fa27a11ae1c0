import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LayoutLanguages
import LayoutTesting
import LinearProgramming
import ReferenceLayout
import TestSupport
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
    let range = RequirementRange(widths: 150...400, height: 40)
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
    let range = RequirementRange(widths: 60...100, height: 100)
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
    let sound = try report(scene, ["red.width >= 10"], RequirementRange(widths: 10...20))
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
    let range = RequirementRange(widths: 600...612, height: 568)
    let checked = try RequirementChecker().check(
      [Requirement("description is whole")], of: tree("event-long"), over: range)
    let first = try #require(RequirementRepairs(of: checked.verdicts[0], in: checked).repairs.first)
    #expect(
      first.sentences.count == 1 && first.sentences[0].hasPrefix("add layoutPriority(-1) to placeholder"))
    let (repaired, printed) = (first.tree, try tree("event-placeholder-last"))
    #expect(repaired.nodes.map(\.element.kind) == printed.nodes.map(\.element.kind))
  }

  @Test("The event screen's intervals, at every quarter point of the plain engine")
  func quarters() throws {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Models/Scenes/event-description-first.json")
    let tree = try LayoutTree(
      SceneReader().read(String(contentsOf: file, encoding: .utf8), file: "event.json").root)
    let range = RequirementRange(widths: 320...1_024, height: 568)
    let report = try RequirementChecker().check([Requirement("description is whole")], of: tree, over: range)
    #expect(report.verdicts[0].failing.count == 1 && !report.verdicts[0].fails(width: 1_024, height: 568))
    var failed = 0
    for quarter in 0...2_816 {
      let width = 320 + Double(quarter) / 4
      let view = try ReferenceEngine().layout(tree, in: ProposedViewSize(width: width, height: 568))
        .view("description")
      let text = try #require((tree[view.index].element as? MeasuredElement)?.text)
      let isCutOff = text.measurement(view.proposal).isTruncated
      if isCutOff { failed += 1 }
      let exact = Rational(1_280 + quarter) / 4
      #expect(report.verdicts[0].fails(width: exact, height: 568) == isCutOff, "at \(width)")
    }
    #expect(failed > 1_000)
  }

  @Test("Planted faults are mended, and at each quarter point the plain engine agrees")
  func planted() throws {
    print("TAUT_SEED=\(TestSize.seed)")
    var random = SeededGenerator(seed: TestSize.seed)
    for round in 0..<12 {
      let (width, excess) = (Int.random(in: 30...50, using: &random), Int.random(in: 1...10, using: &random))
      let scene = """
        {"taut": 1, "root": {"type": "HStack", "id": "row", "spacing": \(8 + excess), "children": [
          {"type": "Color", "id": "a", "modifiers": [{"frame": {"width": \(width)}}]},
          {"type": "Color", "id": "b", "modifiers": [{"frame": {"width": \(width)}}]},
          {"type": "Color", "id": "c", "modifiers": [{"frame": {"width": \(width)}}]}]}}
        """
      let start = Rational(3 * width + 16)
      let range = RequirementRange(widths: start...(start + 20), height: 40)
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

  /// A row with two labels, in three text sizes and two languages.
  private func variants(_ spacing: Int) throws -> VariantReport {
    let scene = """
      {"taut": 1, "root": {"type": "HStack", "id": "row", "spacing": \(spacing), "children": [
        {"type": "Text", "id": "title", "text": "Save", "lineLimit": 1},
        {"type": "Color", "id": "badge", "modifiers": [{"frame": {"minWidth": 90, "maxHeight": 20}}]}]}}
      """
    let catalogue = try StringCatalogue(
      #"""
      {"sourceLanguage": "en", "strings": {"Save": {"localizations": {
        "de": {"stringUnit": {"value": "Sichern und schließen"}}}}}}
      """#, file: "a.xcstrings")
    return try VariantChecker().check(
      LayoutVariants(textSizes: [.small, .large, .accessibility2], catalogue: catalogue),
      over: RequirementRange(widths: 320...400, height: 60)
    ) { variant in
      var reader = SceneReader()
      reader.apply(variant)
      return try LayoutTree(reader.read(scene, file: "scene.json").root)
    } requirements: { _ in
      [try Requirement("title is whole"), try Requirement("badge.width >= 20")]
    }
  }

  @Test(
    "A repair in several text sizes and languages holds in each, at every quarter point of the plain engine")
  func severalVariants() throws {
    let report = try variants(24)
    #expect(report.parts.count == 6 && report.failures(of: report.requirements[0]).count > 0)
    #expect(report.parts.contains { $0.report.verdicts[0].holds })
    let found = try RequirementRepairs(of: report.requirements[0], in: report)
    #expect(!found.repairs.isEmpty && found.obstacle == nil)
    for repair in found.repairs {
      #expect(repair.trees.count == 6)
      for (part, tree) in zip(report.parts, repair.trees) {
        let again = try RequirementChecker().check(report.requirements, of: tree, over: part.report.range)
        #expect(again.holds, "\(repair.sentences), \(part.variants)")
        for quarter in 0...320 {
          let width = 320 + Double(quarter) / 4
          let result = try ReferenceEngine().layout(tree, in: ProposedViewSize(width: width, height: 60))
          let isHeld = try result.view("badge").frame.width >= 20 - 1e-9
          let text = try #require((tree[try result.view("title").index].element as? MeasuredElement)?.text)
          let isWhole = try !text.measurement(result.view("title").proposal).isTruncated
          #expect(isHeld && isWhole, "\(repair.sentences), \(part.variants) at \(width)")
        }
      }
    }
  }

  @Test("A repair of the variant that fails by the most is none where it undoes what held in another one")
  func otherVariants() throws {
    func report(_ others: [String]) throws -> VariantReport {
      let size = RequirementRange(widths: 200...210, height: 40)
      var parts: [VariantReport.Part] = []
      for (textSize, width) in [(DynamicTypeSize.small, 60), (.large, 100)] {
        let scene = """
          {"taut": 1, "root": {"type": "HStack", "id": "row", "spacing": 20, "children": [
            {"type": "Color", "id": "a", "modifiers": [{"frame": {"width": \(width)}}]}, {"type": "Color", "id": "b"}]}}
          """
        let tree = try LayoutTree(SceneReader().read(scene, file: "scene.json").root)
        let requirements = try (["b.width >= 90"] + others).map { try Requirement($0) }
        parts.append(
          VariantReport.Part(
            variants: [LayoutVariant(textSize: textSize)],
            report: try RequirementChecker().check(requirements, of: tree, over: size)))
      }
      return VariantReport(parts: parts, missing: [])
    }
    let free = try report([])
    #expect(free.parts.map(\.report.holds) == [true, false])
    let found = try RequirementRepairs(of: free.requirements[0], in: free).repairs
    #expect(found.contains { $0.sentences[0].contains("spacing 20") && $0.sentences[0].hasSuffix("to 10") })
    // In the small size alone it is required that the two are 20 apart at least.
    let bound = try report(["b.x >= a.width + 15"])
    let kept = try RequirementRepairs(of: bound.requirements[0], in: bound).repairs
    #expect(!kept.contains { $0.sentences[0].contains("spacing") })
  }
}
