import Foundation
import LayoutCore
import LayoutTesting
import LinearProgramming
import ReferenceLayout
import TestSupport
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence

@Suite("FlowLayout as a rule is FlowLayout as code")
struct FlowTests {
  @Test("Random children at random sizes, on both engines")
  func agreesWithTheCode() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = TreeGenerator(seed: 4_000 + seed, maxDepth: 2)
      var children: [LayoutNode] = []
      for place in 0..<Int.random(in: 0...6, using: &generator.random) {
        var child = generator.tree()
        child.direction = .leftToRight
        child.place = ".\(place)"
        children.append(child)
      }
      let proposal = generator.proposal()
      let rule = try LayoutTree(LayoutNode(FlowLayout().element, children: children))
      let code = try LayoutTree(LayoutNode(CustomLayoutElement(FlowLayout()), children: children))
      #expect(rule[rule.root].traits.spacing == code[code.root].traits.spacing)
      for engine in [ReferenceEngine(), ConstraintEngine()] as [any LayoutEngine] {
        let (first, second) = (try engine.layout(rule, in: proposal), try engine.layout(code, in: proposal))
        #expect(first.disagreements(with: second).isEmpty, "seed \(4_000 + seed), \(engine.name)")
      }
    }
  }

  @Test("Its rows are decisions with intervals: proven, not sampled")
  func proven() throws {
    let tags = [50, 80, 30, 120, 60].map { #"{"type": "Image", "size": [\#($0), \#($0 / 2)]}"# }
    let tree = try Scenes.tree(
      #"{"type": "FlowLayout", "children": [\#(tags.joined(separator: ", "))]}"#)
    let verdict = try RangeProver().prove(
      tree, over: ContainerRange(widths: 0...400, height: 300))
    guard case .proven(let proof) = verdict else {
      Issue.record("\(verdict)")
      return
    }
    let ends = proof.pieces.compactMap { $0.interval.upper?.value }
    // Rows break where another view just fits: 50 + 80, 50 + 80 + 30, and so on up to all five in 340.
    #expect(ends.contains(130) && ends.contains(160) && ends.contains(340))
  }
}
