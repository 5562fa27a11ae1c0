import Foundation
import LayoutTesting
import Taut
import Testing

@Suite("A disagreement is made small")
struct ShrinkerTests {
  /// Planted bugs: one in three of the broken rules.
  static let mutants = MutantTests.all.enumerated().filter { $0.offset % 3 == 0 }.map(\.element)

  @Test("to at most four views but for one in twenty, for bugs planted in the reference engine")
  func planted() {
    var sizes: [Int] = []
    for mutant in Self.mutants {
      let engine = ReferenceEngine(rules: .standard.replacing(mutant.reference))
      func fails(_ node: LayoutNode, _ proposal: ProposedViewSize) -> Bool {
        Agreement(node, proposal, reference: engine).isDifferent
      }
      let failing = MutantTests.samples.filter { $0.elements.contains(mutant.rule) }
        .first { $0.tree.nodes.count >= 8 && fails($0.node, $0.proposal) }
      guard let failing else { continue }
      let small = Shrinker { fails($0, failing.proposal) }.shrink(failing.node)
      sizes.append(small.viewCount)
      let text = "\(mutant.rule), \(mutant.name):\n\(small.written(for: failing.proposal))"
      #expect(small.viewCount <= 8 && fails(small, failing.proposal), "\(text)")
      if small.viewCount > 4 { print(text) }
    }
    #expect(sizes.count { $0 > 4 } * 20 <= sizes.count)
    let average = Double(sizes.reduce(0, +)) / Double(max(1, sizes.count))
    print("shrinker: \(sizes.count) planted bugs, \(average) views on average, at most \(sizes.max() ?? 0)")
    #expect(sizes.count > Self.mutants.count * 3 / 4)
  }

  @Test("A chain of 3,000 views is made small in time")
  func deep() {
    var node = LayoutNode(CircleElement())
    for _ in 0..<3_000 { node = LayoutNode(PaddingElement(EdgeInsets(.all, 1)), children: [node]) }
    let small = Shrinker { candidate in
      (try? LayoutTree(candidate))?.nodes.contains { $0.element is CircleElement } == true
    }.shrink(node)
    #expect(small.viewCount == 1)
  }
}
