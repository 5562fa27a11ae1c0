import LayoutTesting
import ReferenceLayout
import Taut
import TestSupport
import Testing

@testable import ConstraintLayout

@Suite("Chains of modifiers that are cut into blocks")
struct DeepChainTests {
  /// A leaf in so many modifiers.
  private func chain(_ length: Int, around leaf: LayoutNode) -> LayoutNode {
    (0..<length).reduce(leaf) { inner, _ in
      LayoutNode(PaddingElement(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), children: [inner])
    }
  }

  @Test(
    "Chains of one kind and several lengths share what they have in common, wherever each is cut",
    arguments: [
      [33, 40], [40, 60], [50, 60], [13, 25, 37, 12], [1, 10, 20, 30, 40, 50, 60], Array(1...48),
    ])
  func lengths(lengths: [Int]) throws {
    for leaf in [Sample.text("Some words that wrap"), Sample.color, Sample.image] {
      let tree = try LayoutTree(Sample.stack(.vertical, lengths.map { chain($0, around: leaf) }))
      for width in [nil, 500, 320] as [CGFloat?] {
        let proposal = ProposedViewSize(width: width, height: 900)
        let result = try ConstraintEngine().layout(tree, in: proposal)
        let expected = try ReferenceEngine().layout(tree, in: proposal)
        #expect(result.disagreements(with: expected) == [])
      }
    }
  }
}
