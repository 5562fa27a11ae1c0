import Foundation
import LayoutCore
import LayoutDocuments
import ReferenceLayout
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence

@Suite("Random scenes")
struct FuzzerTests {
  @Test("The same seed gives the same figures, however many threads work")
  func reproducible() {
    let reports = [1, 3].map { Fuzzer(workers: $0).run(seed: 5, count: 200) }
    #expect(reports[0].trees == 200 && reports[1].trees == 200)
    #expect(reports[0].views == reports[1].views && reports[0].certificates == reports[1].certificates)
    #expect(reports.allSatisfy { $0.failures.isEmpty })
  }

  @Test("A broken rule is found, and the scene made small")
  func broken() throws {
    let rules = ReferenceRules.standard.replacing(WidePadding())
    let fuzzer = Fuzzer(reference: ReferenceEngine(rules: rules))
    let report = fuzzer.run(seed: 1, count: 2_000)
    #expect(report.failures.count >= fuzzer.mostFailures)
    let smallest = try #require(report.failures.map(\.tree).min { $0.viewCount < $1.viewCount })
    #expect(smallest.viewCount <= 3)
    #expect(throws: Never.self) { try SceneWriter().text(of: smallest) }
  }

  @Test("A deadline that has passed ends the run")
  func deadline() {
    #expect(Fuzzer().run(seed: 1, count: 1_000, until: .distantPast).trees == 0)
  }

  /// A text proposed its ideal height gets its ideal width; as a quotient and a product of doubles it was less.
  @Test("A text in its own aspect ratio does not wrap")
  func ownRatio() throws {
    let tree = try Scenes.tree(
      #"""
      {"type": "HStack", "spacing": 0, "modifiers": [{"fixedSize": true}], "children": [
        {"type": "Text", "text": "description description layout row", "font": "title", "lineLimit": 3,
         "modifiers": [{"padding": 9}, {"aspectRatio": {"ratio": null, "contentMode": "fit"}}]}]}
      """#)
    let size = ProposedViewSize(width: 451, height: 430)
    let plain = try ReferenceEngine().layout(tree, in: size)
    #expect(plain.disagreements(with: try ConstraintEngine().layout(tree, in: size)).isEmpty)
  }

  /// 16 / (13.25 / 14.25 + ...) is no double: what is left for the text is its two lines less a rounding.
  @Test("Where doubles round across a line break, exact numbers decide")
  func rounded() throws {
    let text =
      #"{"type": "Text", "text": "layout badge unbreakable-length", "font": "headline", "lineLimit": 2}"#
    let color = #"""
      {"type": "Color", "modifiers": [
        {"padding": 4}, {"padding": {"top": -12, "leading": 9.25, "bottom": 16, "trailing": -8}},
        {"aspectRatio": {"ratio": null, "contentMode": "fit"}}]}
      """#
    let tree = try Scenes.tree(
      #"""
      {"type": "HStack", "spacing": -2, "alignment": "firstTextBaseline",
       "modifiers": [{"fixedSize": {"horizontal": false, "vertical": true}}, {"padding": 6}],
       "children": [{"type": "ScrollView", "axes": ["horizontal"], "children": []},
         {"type": "VStack", "alignment": "leading", "children": [\#(text), \#(color)]}]}
      """#)
    let solution = try ConstraintEngine().solve(tree, in: ProposedViewSize(width: 42, height: 38))
    #expect(try solution.isExactly(ReferenceEngine(), tree))
    let wrong = ReferenceEngine(rules: ReferenceRules.standard.replacing(WidePadding()))
    #expect(try !solution.isExactly(wrong, tree))
  }

  /// Padding that is a point too wide.
  private struct WidePadding: ReferenceRule {
    func size<Number: LayoutNumber>(
      of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
    ) throws -> Size<Number> {
      let size = try PaddingRule().size(of: padding, at: proposal, children)
      return Size(size.width + Number(1), size.height)
    }

    func placements<Number: LayoutNumber>(
      of padding: PaddingElement, at proposal: Proposal<Number>, _ children: Children<Number>
    ) throws -> [Placement<Number>] {
      try PaddingRule().placements(of: padding, at: proposal, children)
    }
  }
}
