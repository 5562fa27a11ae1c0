import LayoutCore
import LinearProgramming
import Synchronization

/// A layout, and how long each phase of it took.
struct TimedLayout {
  /// A phase and its time, in milliseconds.
  typealias Phase = (name: String, milliseconds: Double)

  var result: LayoutResult
  var phases: [Phase]

  /// What some work comes to, and how many milliseconds it takes.
  static func timed<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
    let start = ContinuousClock.now
    let result = try work()
    return (result, (ContinuousClock.now - start) / .milliseconds(1))
  }
}

/// A solver that tells how long another one takes.
final class TimedSolver: LinearSolver {
  private let solver: any LinearSolver
  private let total = Mutex(0.0)

  init(_ solver: any LinearSolver) { self.solver = solver }

  var name: String { solver.name }

  func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution {
    let began = ContinuousClock.now
    defer { total.withLock { $0 += (ContinuousClock.now - began) / .milliseconds(1) } }
    return try solver.solve(problem, from: start)
  }

  /// The milliseconds since somebody asked last.
  func takeMilliseconds() -> Double {
    total.withLock { total in
      defer { total = 0 }
      return total
    }
  }
}
