import LayoutCore
import LayoutDocuments
import LinearProgramming
import Synchronization

/// The cost of a layout, as text or as JSON.
struct WorkReport {
  var layout: TimedLayout
  /// The time to read the scene.
  var reading: [TimedLayout.Phase]
  /// The solver's starting basis.
  var start: StartChoice

  private var work: LayoutStatistics { layout.result.statistics }
  private var phases: [TimedLayout.Phase] { reading + layout.phases }

  /// Whether programs were solved.
  private var hasPrograms: Bool { work.blocks > 0 }

  /// The counts, with their names in text and in JSON.
  private var counts: [(name: String, key: String, count: Int)] {
    let measures = [("measures", "measures", work.measures)]
    let programs = [
      ("blocks", "blocks", work.blocks), ("solver calls", "solverCalls", work.solverCalls),
      ("pivots", "pivots", work.pivots),
      ("remembered active sets", "rememberedActiveSets", work.rememberedActiveSets),
      ("reused pieces", "fromCache", work.reusedPieces), ("shared shapes", "shared", work.sharedShapes),
    ]
    return measures + (hasPrograms ? programs : [])
  }

  /// A line of counts, and one of times.
  var text: String {
    let engine = layout.result.engine
    let heading = hasPrograms ? "\(engine), \(start.rawValue) start" : engine
    let times = phases.map { "\($0.name) \(PointFormat.hundredths($0.milliseconds))" }
    return "\(heading): " + counts.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
      + "\n\(engine), milliseconds: " + times.joined(separator: ", ")
  }

  /// The counts and times as members.
  var members: [JSONValue.Member] {
    [JSONValue.Member("engine", .string(layout.result.engine))]
      + (hasPrograms ? [.init("start", .string(start.rawValue))] : [])
      + counts.map { JSONValue.Member($0.key, .number(Double($0.count))) }
      + (hasPrograms ? [.init("exchanges", .number(0))] : [])
      + [
        .init(
          "milliseconds",
          .object(phases.map { JSONValue.Member(camelCased($0.name), .number($0.milliseconds)) }))
      ]
  }

  private func camelCased(_ name: String) -> String {
    let words = name.split(separator: " ").map(String.init)
    return words[0] + words.dropFirst().map(\.capitalized).joined()
  }
}

/// A layout with the time of each phase.
struct TimedLayout {
  /// A phase with its time, in milliseconds.
  typealias Phase = (name: String, milliseconds: Double)

  var result: LayoutResult
  var phases: [Phase]

  /// Returns the result of a function, and the milliseconds that it took.
  static func timed<Result>(_ work: () throws -> Result) rethrows -> (Result, Double) {
    let start = ContinuousClock.now
    let result = try work()
    return (result, (ContinuousClock.now - start) / .milliseconds(1))
  }
}

/// A solver that measures the time of another one.
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

  /// Returns the milliseconds since the last call.
  func takeMilliseconds() -> Double {
    total.withLock { total in
      defer { total = 0 }
      return total
    }
  }
}
