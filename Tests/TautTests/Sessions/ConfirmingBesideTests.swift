import Foundation
import Taut
import Testing

@Suite("Long programs are confirmed beside the first layout")
struct ConfirmingBesideTests {
  /// Notes on which threads it is called, and has no memory left the first time if it is told so.
  private final class NotingSolver: LinearSolver, @unchecked Sendable {
    // Unchecked: the lock guards what changes.
    let name = "noting"
    private let lock = NSLock()
    private var threads: [Thread] = []
    private var failsNext: Bool

    init(failsOnce: Bool = false) { failsNext = failsOnce }

    var callers: [Thread] { lock.withLock { threads } }

    func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution {
      let fails = lock.withLock {
        threads.append(Thread.current)
        defer { failsNext = false }
        return failsNext
      }
      if fails { throw .outOfMemory }
      return try StandardSolver().solve(problem, from: start)
    }
  }

  /// One program of a hundred frames between limits.
  private static func row() throws -> LayoutTree {
    try LayoutTree(
      HStack(spacing: 1) {
        ForEach(0..<100) { place in
          Color.red.frame(minWidth: 1, maxWidth: CGFloat(2 + place * 37 % 101))
        }
      })
  }
  private static let size = ProposedViewSize(width: 2_000, height: 50)

  @Test("On another thread, with the same frames and as many calls as in turn")
  func beside() throws {
    let (beside, inTurn) = (NotingSolver(), NotingSolver())
    let one = try ConstraintEngine(solver: beside).layout(Self.row(), in: Self.size)
    let other = try ConstraintEngine(solver: inTurn, confirmation: .inTurn).layout(Self.row(), in: Self.size)
    #expect(one.views == other.views)
    #expect(one.statistics.solverCalls == other.statistics.solverCalls)
    #expect(!beside.callers.isEmpty && beside.callers.allSatisfy { $0 !== Thread.current })
    #expect(!inTurn.callers.isEmpty && inTurn.callers.allSatisfy { $0 === Thread.current })
  }

  @Test("Where the solver fails there, the layout does; nothing that it found is kept")
  func failing() throws {
    let solver = NotingSolver(failsOnce: true)
    let session = try LayoutSession(Self.row(), engine: ConstraintEngine(solver: solver))
    #expect(throws: SolverError.outOfMemory) { try session.layOut(in: Self.size) }
    try session.layOut(in: Self.size)
    // The same program again: it is not taken for one that was confirmed.
    #expect(solver.callers.count == 2)
    #expect(try session.result.views == ConstraintEngine().layout(Self.row(), in: Self.size).views)
  }
}
