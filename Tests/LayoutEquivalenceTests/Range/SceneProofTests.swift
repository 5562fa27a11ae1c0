import Foundation
import LayoutCore
import LinearProgramming
import TestSupport
import Testing

@testable import ConstraintLayout
@testable import LayoutEquivalence

@Suite("Scenes proven over a range of widths")
struct SceneProofTests {
  @Test("Every scene, for every width from 0 to 2,000 at its own height", arguments: Scenes.names)
  func proven(_ name: String) throws {
    let scene = try Scenes.scene(name)
    let tree = try LayoutTree(scene.root)
    let question = ContainerRange(widths: 0...2_000, height: ExactProposal(scene.proposal).height)
    let verdict = try RangeProver().prove(tree, over: question)
    guard case .proven(let proof) = verdict else {
      Issue.record("\(name): \(verdict)")
      return
    }
    print("\(name): \(proof.pieces.count) intervals, \(proof.viewCount) views")
    #expect(proof.viewCount == tree.nodes.count)
  }
}
