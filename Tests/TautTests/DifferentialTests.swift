import Foundation
import Taut
import Testing

@Suite("The two engines agree")
struct DifferentialTests {
  /// How many random trees a run lays out; `TAUT_TREES` asks for more, `TAUT_SEED` for others.
  static let count = ProcessInfo.processInfo.environment["TAUT_TREES"].flatMap(Int.init) ?? 2_000
  static let seed = ProcessInfo.processInfo.environment["TAUT_SEED"].flatMap(UInt64.init) ?? 20_261_121

  @Test("on random trees, every frame within 1e-6")
  func randomTrees() throws {
    print("differential: \(Self.count) trees from seed \(Self.seed)")
    var disagreements: [String] = []
    for offset in 0..<Self.count {
      var generator = TreeGenerator(seed: Self.seed &+ UInt64(offset))
      let (tree, proposal) = (generator.tree(), generator.proposal())
      guard let difference = Self.difference(tree, proposal) else { continue }
      let small = Shrinker { Self.difference($0, proposal) != nil }.shrink(tree)
      let document = (try? SceneWriter().text(of: small, proposal: proposal)) ?? "\(small)"
      disagreements.append("seed \(Self.seed &+ UInt64(offset)): \(difference)\n\(document)")
      if disagreements.count == 3 { break }
    }
    #expect(disagreements.isEmpty, "\(disagreements.joined(separator: "\n"))")
  }

  static func difference(_ node: LayoutNode, _ proposal: ProposedViewSize) -> String? {
    do {
      let tree = try LayoutTree(node)
      let reference = try ReferenceEngine().layout(tree, in: proposal)
      let constraints = try ConstraintEngine().layout(tree, in: proposal)
      return reference.disagreements(with: constraints).first?.description
    } catch {
      return "\(error)"
    }
  }
}
