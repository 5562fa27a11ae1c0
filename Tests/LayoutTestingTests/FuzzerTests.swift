import Foundation
import LayoutCore
import LayoutDocuments
import ReferenceLayout
import Testing

@testable import ConstraintLayout
@testable import LayoutTesting

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

  @Test("A scene that was saved fails in the same way when it is read back, and only with the broken rule")
  func saved() throws {
    let broken = ReferenceEngine(rules: ReferenceRules.standard.replacing(WidePadding()))
    let report = Fuzzer(reference: broken).run(seed: 40_000, count: 1_000)
    #expect(!report.failures.isEmpty)
    for failure in report.failures {
      let text = try SceneWriter().text(of: failure.tree, proposal: failure.proposal, name: "fuzz")
      let scene = try SceneReader().read(text, file: "fuzz.json")
      let again = FuzzCase(scene.root, scene.proposal)
      #expect(again.run(broken, ConstraintEngine()).reason == failure.reason, "\(text)")
      #expect(again.run(ReferenceEngine(), ConstraintEngine()).reason == nil, "\(text)")
    }
  }

  @Test("A random scene that is written and read back is laid out as it was")
  func written() throws {
    for number in 0..<300 {
      let test = FuzzCase(seed: 41_000, number: number)
      let text = try SceneWriter().text(of: test.tree, proposal: test.proposal)
      let scene = try SceneReader().read(text, file: "fuzz.json")
      #expect(scene.proposal == test.proposal)
      let engine = ReferenceEngine()
      let (first, second) = (
        try engine.layout(LayoutTree(test.tree), in: test.proposal),
        try engine.layout(LayoutTree(scene.root), in: scene.proposal)
      )
      #expect(first.views.map(\.frame) == second.views.map(\.frame), "\(text)")
    }
  }

  @Test("A deadline that has passed ends the run")
  func deadline() {
    #expect(Fuzzer().run(seed: 1, count: 1_000, until: .distantPast).trees == 0)
  }

  @Test("A run that is interrupted keeps what it found, and shrinks no further")
  func interrupted() {
    let broken = ReferenceEngine(rules: ReferenceRules.standard.replacing(WidePadding()))
    var fuzzer = Fuzzer(reference: broken, workers: 1)
    fuzzer.mostFailures = 3
    let whole = fuzzer.run(seed: 1, count: 2_000)
    let first = whole.failures[0].number
    let asked = Counter()
    // Asked once after each tree, and then while the first failing one is being made small.
    let report = fuzzer.run(seed: 1, count: 2_000, isInterrupted: { asked.next() > first })
    #expect(report.trees == first + 1)
    #expect(report.failures.map(\.number) == [first])
    #expect(report.failures[0].tree.viewCount == FuzzCase(seed: 1, number: first).tree.viewCount)
  }

  /// Counts how often it is asked.
  private final class Counter: @unchecked Sendable {
    private let lock = NSLock()
    private var count = 0
    func next() -> Int {
      lock.withLock {
        count += 1
        return count
      }
    }
  }

  /// A text proposed its ideal height gets its ideal width; as a quotient and a product of doubles it was less.
  @Test("A text in its own aspect ratio does not wrap")
  func ownRatio() throws {
    let tree = try tree(
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
    let tree = try tree(
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

  /// The tree of a scene that is written down.
  private func tree(_ root: String) throws -> LayoutTree {
    try LayoutTree(SceneReader().read("{\"taut\": 1, \"root\": \(root)}", file: "test").root)
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
