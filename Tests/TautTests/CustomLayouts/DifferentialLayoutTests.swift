import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("The two engines agree on custom layouts")
struct DifferentialLayoutTests {
  /// A layout between every so many views of a tree and their parents.
  private func wrapped(_ node: LayoutNode, _ generator: inout SeededGenerator) -> LayoutNode {
    var node = node
    node.children = node.children.map { wrapped($0, &generator) }
    let layouts: [any Layout] = [
      PassThrough(), Diagonal(), FlowLayout(), Delegating(inner: HStackLayout()),
      Box(size: CGSize(width: 70, height: 40), position: CGPoint(x: 35, y: 20), anchor: .center),
    ]
    guard
      let layout = layouts.indices.contains(Int.random(in: 0..<20, using: &generator))
        ? layouts.randomElement(using: &generator) : nil
    else { return node }
    let place = node.place
    node.place = ""
    return LayoutNode(layout.element, children: [node], direction: node.direction, place: place)
  }

  @Test("in random trees, every frame within 1e-6")
  func randomTrees() throws {
    for seed in 0..<400 as Range<UInt64> {
      var generator = TreeGenerator(seed: seed)
      let (tree, proposal) = (generator.tree(), generator.proposal())
      var random = SeededGenerator(seed: seed)
      let node = wrapped(tree, &random)
      #expect(DifferentialTests.difference(node, proposal) == nil, "seed \(seed)")
    }
  }

  @Test("a layout that passes everything through changes no frame")
  func passThrough() throws {
    func wrapped(_ node: LayoutNode) -> LayoutNode {
      LayoutNode(PassThrough().element, children: [node], direction: node.direction)
    }
    for seed in 0..<100 as Range<UInt64> {
      var generator = TreeGenerator(seed: seed)
      let (tree, proposal) = (generator.tree(), generator.proposal())
      let plain = try ReferenceEngine().layout(LayoutTree(tree), in: proposal).views.map(\.frame.numbers)
      let through = try ConstraintEngine().layout(LayoutTree(wrapped(tree)), in: proposal)
      #expect(through.views.dropFirst().map(\.frame.numbers) == plain, "seed \(seed)")
    }
  }
}
