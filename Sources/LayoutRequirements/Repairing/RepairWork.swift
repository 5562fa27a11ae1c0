import ConstraintLayout
import Foundation
import LayoutCore
import LayoutExplanation
import Synchronization

/// An edited tree, and what has to hold in it over a range.
struct RepairWalk: Sendable {
  let goal: RepairGoal
  let range: RequirementRange
  let tree: LayoutTree
  let places: EditedPlaces

  enum Outcome {
    case holds
    case fails(at: SizePoint)
    case refused
  }

  /// What comes of it, and in how many pieces that was seen.
  ///
  /// Throws what the solver throws.
  func outcome(by layouts: RelatedLayouts) throws -> (Outcome, pieces: Int) {
    var pieces = 0
    do {
      var wanted = goal.isAsked ? try RequirementFinding(goal.wanted, in: goal.tree) : nil
      var held: [RequirementFinding] = []
      for requirement in goal.held { held.append(try RequirementFinding(requirement, in: goal.tree)) }
      var walk = MomentWalk(MomentSource(tree: tree, range: range, layouts: layouts))
      while let found = try walk.next() {
        pieces += 1
        let moment = found.seen(through: places, in: goal.tree)
        wanted?.visit(moment)
        for place in held.indices { held[place].visit(moment) }
      }
      guard !walk.isStuck else { return (.refused, pieces) }
      if let worst = wanted?.verdict(over: range, idle: []).worst {
        return (.fails(at: worst.shownSize), pieces)
      }
      let isKept = held.allSatisfy { $0.verdict(over: range, idle: []).holds }
      return (isKept ? .holds : .refused, pieces)
    } catch is LayoutError { return (.refused, pieces) }
  }
}

/// Walks through edited trees, several at the same time, until something fails.
final class RepairWork: Sendable {
  enum Outcome {
    case holds
    case fails(in: Int, at: SizePoint)
    case refused
  }

  private struct State {
    var next = 0
    var pieces = 0
    /// What speaks against the edit first, in the order of the trees.
    var failure: (place: Int, outcome: Result<RepairWalk.Outcome, any Error>)?
  }

  private let walks: [RepairWalk]
  private let engine: ConstraintEngine
  private let state = Mutex(State())

  init(_ walks: [RepairWalk], engine: ConstraintEngine) { (self.walks, self.engine) = (walks, engine) }

  /// What came of all of them, and in how many pieces.
  ///
  /// Throws what the solver throws.
  func run() throws -> (Outcome, pieces: Int) {
    let count = min(walks.count, ProcessInfo.processInfo.activeProcessorCount)
    if count <= 1 { work() } else { Workers.run(count) { self.work() } }
    return try state.withLock { state in
      guard let (place, outcome) = state.failure else { return (.holds, state.pieces) }
      switch try outcome.get() {
      case .fails(let size): return (.fails(in: place, at: size), state.pieces)
      case .holds, .refused: return (.refused, state.pieces)
      }
    }
  }

  private func work() {
    let layouts = RelatedLayouts(engine: engine)
    while let place = state.withLock({ state in take(from: &state) }) {
      do {
        let (outcome, pieces) = try walks[place].outcome(by: layouts)
        state.withLock { state in
          state.pieces += pieces
          if case .holds = outcome { return }
          note(.success(outcome), place, &state)
        }
      } catch {
        state.withLock { state in note(.failure(error), place, &state) }
      }
    }
  }

  private func note(_ outcome: Result<RepairWalk.Outcome, any Error>, _ place: Int, _ state: inout State) {
    // Trees are taken in their order: those before this one are looked at as well, whoever finishes first.
    if state.failure.map({ place < $0.place }) ?? true { state.failure = (place, outcome) }
  }

  /// The next tree; none once something has failed.
  private func take(from state: inout State) -> Int? {
    guard state.failure == nil, state.next < walks.count else { return nil }
    defer { state.next += 1 }
    return state.next
  }
}
