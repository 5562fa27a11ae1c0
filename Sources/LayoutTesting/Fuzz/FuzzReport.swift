import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import LinearProgramming
import ReferenceLayout

/// The result of a fuzzing run.
public struct FuzzReport: Sendable {
  /// The seed of the run's random numbers.
  public var seed: UInt64
  /// The number of trees that were laid out.
  public var trees = 0
  /// The number of their views, modifiers included.
  public var views = 0
  /// The number of programs that were solved in order to place them, each with its certificate checked.
  public var certificates = 0
  /// The number of trees that rounding in doubles puts on the other side of a border, such as a line break,
  /// and on which exact numbers agree.
  public var rounded = 0
  /// The failures, by the trees' numbers.
  public var failures: [FuzzFailure] = []
  /// The duration of the run, in seconds.
  public var seconds: TimeInterval = 0

  /// Creates an empty report.
  public init(seed: UInt64) { self.seed = seed }
}

/// A tree and a proposal, laid out by both engines.
struct FuzzCase {
  var tree: LayoutNode
  var proposal: ProposedViewSize

  /// The outcome of one case.
  struct Outcome {
    var views = 0
    var certificates = 0
    var isRounded = false
    var reason: FuzzFailure.Reason?
  }

  /// Creates case `number` of a run: the same for the same seed, in whatever order cases are made.
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
  /// The reference runs in doubles, as SwiftUI does. Where a rounded share falls just short of a line's
  /// length, a text wraps in doubles and not in exact numbers: the same code on exact numbers then decides
  /// which result is right.
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

/// A random tree that shows a failure, made as small as possible.
public struct FuzzFailure: Sendable {
  /// The reason of a failure.
  public enum Reason: Hashable, Sendable {
    /// The two engines put a view in different places.
    case disagreement(Disagreement)
    /// A solved program's certificate does not hold; `path` is that of the view whose block it is.
    case certificate(CertificateError, path: String)
    /// An engine failed, in its own words.
    case error(String)
  }

  /// The tree's number in the run, from 0.
  public var number: Int
  /// The smallest tree found that shows the failure.
  public var tree: LayoutNode
  /// The root proposal.
  public var proposal: ProposedViewSize
  /// The reason of the failure.
  public var reason: Reason
}

extension FuzzFailure.Reason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .disagreement(let disagreement): "the engines disagree: \(disagreement)"
    case .certificate(let error, let path): "the certificate of \(path) does not hold: \(error)"
    case .error(let text): text
    }
  }
}
