import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("The two engines agree")
struct DifferentialTests {
  @Test("on random trees, every frame within 1e-6, and every type of element is among them")
  func randomTrees() throws {
    let count = TestSize.trees(2_000)
    var statistics = TreeStatistics()
    var refused = 0
    var disagreements: [String] = []
    for offset in 0..<count where disagreements.count < 3 {
      let seed = TestSize.seed &+ UInt64(offset)
      var generator = TreeGenerator(seed: seed, maxDepth: TestSize.number("TAUT_DEPTH", 4))
      let (node, proposal) = (generator.tree(), generator.proposal())
      if let tree = try? LayoutTree(node) { statistics.count(tree) }
      switch Agreement(node, proposal) {
      case .equal: break
      case .refused: refused += 1
      case .different(let difference):
        let small = Shrinker { Agreement($0, proposal).isDifferent }.shrink(node)
        disagreements.append("seed \(seed): \(difference)\n\(small.written(for: proposal))")
      }
    }
    print("differential: \(count) trees from seed \(TestSize.seed), \(refused) refused by both")
    print(statistics)
    #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
    for type in ReferenceRules.standard.elementTypes {
      #expect(statistics.elements["\(type)", default: 0] > count / 100, "\(type) is hardly ever reached")
    }
    for detail in [
      "overlay of several views", "opaque guide", "right to left", "other direction than its parent",
      "out of a ForEach", "negative spacing", "FlowLayout", "StaircaseLayout", "RankedLayout",
    ] {
      #expect(statistics.details[detail, default: 0] > count / 100, "\(detail) is hardly ever reached")
    }
    #expect(
      ReferenceRules.standard.elementTypes.map { "\($0)" }
        == ConstraintRules.standard.elementTypes.map { "\($0)" })
  }

  @Test("on lengths of two decimals; where doubles decide a tie by rounding, exact numbers agree")
  func decimals() {
    let count = TestSize.trees(1_000)
    var ties: [UInt64] = []
    for offset in 0..<count {
      let seed = TestSize.seed &+ UInt64(offset)
      var generator = TreeGenerator(seed: seed, lengths: .decimals)
      let (node, proposal) = (generator.tree(), generator.proposal())
      guard case .different(let difference) = Agreement(node, proposal) else { continue }
      ties.append(seed)
      let exact = Agreement(exactly: node, proposal)
      #expect(exact == .equal, "seed \(seed): \(difference)\n\(node.written(for: proposal))")
    }
    print("decimals: \(count) trees from seed \(TestSize.seed), decided otherwise by rounding: \(ties)")
    #expect(ties.count <= 1 + count / 100, "ties are rare")
  }

  /// How the engines differ on a tree; `nil` where they agree.
  static func difference(_ node: LayoutNode, _ proposal: ProposedViewSize) -> String? {
    if case .different(let difference) = Agreement(node, proposal) { return difference }
    return nil
  }
}

extension Agreement {
  /// Whether the engines disagree.
  var isDifferent: Bool {
    if case .different = self { return true }
    return false
  }
}
