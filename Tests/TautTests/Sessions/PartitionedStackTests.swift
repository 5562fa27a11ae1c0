import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@Suite("A stack of very many children is several programs")
struct PartitionedStackTests {
  /// Engines for which more than so many children are very many.
  private static let engines = [1, 2, 3].map { ConstraintEngine(longestStack: $0) }

  /// Each of a few random views several times, in one stack.
  private static func stack(_ generator: inout TreeGenerator) -> LayoutNode {
    let children = (0..<generator.pick([1, 3, 5])).map { _ in generator.tree() }
    let places = (0..<generator.pick([3, 8, 12])).map { _ in generator.pick(children) }
    return Sample.stack(
      generator.pick([.horizontal, .vertical]), spacing: generator.chance(1, in: 2) ? 3 : nil, places)
  }

  private static func areSame(_ node: LayoutNode, in proposal: ProposedViewSize) -> Bool {
    guard let tree = try? LayoutTree(node) else { return true }
    let whole = try? ConstraintEngine(longestStack: .max).layout(tree, in: proposal)
    return engines.allSatisfy { (try? $0.layout(tree, in: proposal))?.views == whole?.views }
  }

  private static func difference(_ node: LayoutNode, _ proposal: ProposedViewSize) -> String {
    guard let tree = try? LayoutTree(node) else { return "no tree" }
    let whole = Result { try ConstraintEngine(longestStack: .max).layout(tree, in: proposal).views }
    let others = engines.map { engine in Result { try engine.layout(tree, in: proposal).views } }
    return "\(whole) \(others)"
  }

  @Test("Every frame is the one that a single program gives")
  func frames() {
    let count = TestSize.trees(300)
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 2)
      let (node, proposal) = (Self.stack(&generator), generator.proposal())
      if Self.areSame(node, in: proposal) { continue }
      let small = Shrinker { !Self.areSame($0, in: proposal) }.shrink(node)
      Issue.record("seed \(seed): \(Self.difference(small, proposal))\n\(small.written(for: proposal))")
    }
    print("runs: \(count) trees from seed \(TestSize.seed)")
  }

  /// What was found by a seed: a stack that is another size once its children are asked for its own breadth stands as it was
  /// measured.
  @Test("A stack whose breadth is not proposed stands where it was measured to")
  func ownBreadth() throws {
    let turned = Sample.color.wrapped(EffectFrameElement(.rotation(degrees: 1)))
    for children in [[Sample.image, turned], [turned, Sample.image, turned]] {
      let node = Sample.stack(.vertical, children)
      #expect(Self.areSame(node, in: ProposedViewSize(width: nil, height: 250.75)))
    }
  }

  @Test("The forms of all frames are those of a single program, and hold where they do")
  func forms() throws {
    let count = TestSize.trees(200)
    var (laidOut, same, inside) = (0, 0, 0)
    for number in 0..<UInt64(count) {
      let seed = TestSize.seed &+ 700_000 &+ number
      var generator = TreeGenerator(seed: seed, maxDepth: 2)
      let (node, proposal) = (Self.stack(&generator), generator.proposal())
      guard let tree = try? LayoutTree(node), let container = try? ExactProposal(proposal.checked()),
        let whole = try? RelatedLayouts(engine: ConstraintEngine(longestStack: .max))
          .rootPiece(of: tree, in: container)
      else { continue }
      laidOut += 1
      let runs = try RelatedLayouts(engine: Self.engines[1]).rootPiece(of: tree, in: container)
      if Self.forms(of: runs) == Self.forms(of: whole) { same += 1 }
      // Wherever the forms are said to hold, they are what a new layout has.
      for _ in 0..<20 {
        guard let near = try? ExactProposal(Self.size(near: proposal, &generator).checked()),
          near.pattern == container.pattern, runs.region.contains(near)
        else { continue }
        let fresh = try RelatedLayouts(engine: ConstraintEngine(longestStack: .max)).rootPiece(
          of: tree, in: near)
        #expect(
          Self.forms(of: runs).map { $0.map { $0.value(at: near) } }
            == Self.forms(of: fresh).map { $0.map { $0.value(at: near) } }, "seed \(seed), \(near)")
        inside += 1
      }
    }
    print("runs: \(same) of \(laidOut) trees in the same forms, \(inside) sizes in their regions")
    // On the border between two regimes either one holds.
    #expect(laidOut > count / 2 && laidOut - same <= laidOut / 50 && inside > laidOut)
  }

  private static func forms(of root: RootPiece) -> [[AffineExtent]] {
    root.views.map { [$0.x, $0.y, $0.width, $0.height, $0.xInParent, $0.yInParent] }
  }

  private static func size(
    near proposal: ProposedViewSize, _ generator: inout TreeGenerator
  ) -> ProposedViewSize {
    func near(_ side: CGFloat?) -> CGFloat? { side.map { $0 + generator.length(-20...20) / 4 } }
    return ProposedViewSize(width: near(proposal.width), height: near(proposal.height))
  }

  /// Notes the longest program that it is given.
  private final class MeasuringSolver: LinearSolver, @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    let name = "measuring"
    private let lock = NSLock()
    private var most = 0

    var mostRows: Int { lock.withLock { most } }

    func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution {
      lock.withLock { most = max(most, problem.rowCount) }
      return try StandardSolver().solve(problem, from: start)
    }
  }

  @Test("However many children there are, programs are as long as for some of them")
  func lengths() throws {
    func rows(_ count: Int) throws -> Int {
      let solver = MeasuringSolver()
      let children = (0..<count).map { Sample.frame(CGFloat($0 % 7), CGFloat(20 + $0 % 50)) }
      // As long as they like in all.
      _ = try ConstraintEngine(solver: solver).layout(
        LayoutTree(Sample.stack(.vertical, children)), in: ProposedViewSize(width: 300, height: 600_000))
      return solver.mostRows
    }
    let (few, many) = (try rows(1_000), try rows(6_000))
    #expect(few == many)
    #expect(many < 1_000)
  }
}
