import Foundation
import Taut
import Testing

@Suite("A solver that fails while a question is searched is heard of")
struct FailingSolverTests {
  /// GLPK until so many problems have been solved; then there is no memory left.
  private final class FailingSolver: LinearSolver, @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    let name = "glpk, failing"
    private let lock = NSLock()
    private var rest = Int.max
    private var count = 0

    var solved: Int { lock.withLock { count } }

    func fail(after problems: Int) { lock.withLock { (rest, count) = (problems, 0) } }

    func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution {
      let isOver = lock.withLock {
        count += 1
        rest -= 1
        return rest < 0
      }
      if isOver { throw .outOfMemory }
      return try GLPKSolver().solve(problem, from: start)
    }
  }

  private let solver = FailingSolver()

  private func explanation(maxWidth: CGFloat) throws -> LayoutExplanation {
    let row = HStack(spacing: 8) {
      Color.red.frame(width: 44)
      Color.blue.frame(maxWidth: maxWidth).id("badge")
    }
    return try LayoutExplanation(
      LayoutTree(row), in: ProposedViewSize(width: 300, height: 100), engine: ConstraintEngine(solver: solver)
    )
  }

  @Test(
    "Why not: the error is thrown, wherever in the search it comes", arguments: [">= 200", "<= 20", "== 60"])
  func whyNot(_ comparison: String) throws {
    let explanation = try explanation(maxWidth: 100)
    let question = try WhyNotQuestion("badge.width \(comparison)")
    solver.fail(after: .max)
    _ = try WhyNot(comparison: question, in: explanation)
    let all = solver.solved
    try #require(all > 4)
    for problems in [0, 1, 3, all / 2, all - 1] {
      solver.fail(after: problems)
      #expect(throws: SolverError.outOfMemory, "after \(problems) of \(all)") {
        try WhyNot(comparison: question, in: explanation)
      }
    }
  }

  @Test("Difference: the error is thrown where an edit is taken back")
  func difference() throws {
    let before = try explanation(maxWidth: 100)
    var after = try explanation(maxWidth: 120)
    after = try LayoutExplanation(
      after.tree, in: ProposedViewSize(width: 320, height: 100), engine: ConstraintEngine(solver: solver))
    _ = try LayoutDifference(before: before, after: after)
    solver.fail(after: 0)
    #expect(throws: SolverError.outOfMemory) { try LayoutDifference(before: before, after: after) }
  }
}
