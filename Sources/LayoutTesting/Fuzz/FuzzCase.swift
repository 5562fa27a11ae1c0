import ConstraintLayout
import LayoutCore
import ReferenceLayout

/// A tree and a proposal, laid out by both engines.
struct FuzzCase {
  var tree: LayoutNode
  var proposal: ProposedViewSize

  /// What one case came to.
  struct Outcome {
    var views = 0
    var certificates = 0
    var isRounded = false
    var reason: FuzzFailure.Reason?
  }

  /// Case `number` of a run: the same one for the same seed, whoever asks and in whatever order.
  ///
  /// It can be written as a scene document: there is no code in it.
  init(seed: UInt64, number: Int) {
    var generator = TreeGenerator(seed: seed &+ UInt64(number), hasOpaqueCode: false)
    tree = generator.tree()
    proposal = generator.proposal()
  }

  init(_ tree: LayoutNode, _ proposal: ProposedViewSize) {
    self.tree = tree
    self.proposal = proposal
  }

  /// Lays out with both engines, compares every frame, and proves every program's optimum.
  ///
  /// The reference runs in doubles, as SwiftUI does. Where a rounded share falls just short of a line's length, a text
  /// wraps in doubles and not in exact numbers: the same code on exact numbers then decides who is right.
  func run(_ reference: ReferenceEngine, _ constraints: ConstraintEngine) -> Outcome {
    var outcome = Outcome()
    do {
      let tree = try LayoutTree(tree)
      outcome.views = tree.nodes.count
      let plain = try reference.layout(tree, in: proposal)
      let solved = try constraints.solve(tree, in: proposal)
      if let disagreement = plain.disagreements(with: solved.result).first {
        outcome.isRounded = try solved.isExactly(reference, tree)
        if !outcome.isRounded { outcome.reason = .disagreement(disagreement) }
      }
      for block in solved.root.blocks {
        outcome.certificates += 1
        do { try block.program.verify(block.activeSet) } catch {
          outcome.reason = outcome.reason ?? .certificate(error, path: tree[block.view].path)
        }
      }
    } catch {
      outcome.reason = .error("\(error)")
    }
    return outcome
  }
}
