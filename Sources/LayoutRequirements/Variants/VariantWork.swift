import ConstraintLayout
import Foundation
import LayoutCore
import Synchronization

/// Checks scenes, several at the same time.
final class VariantWork: Sendable {
  private struct State {
    var next = 0
    var reports: [RequirementReport?]
    /// Which share of each scene is done, their sum, and how many variants are checked.
    var shares: [Double]
    var share = 0.0
    var checked = 0
    var failure: (place: Int, error: any Error)?
  }

  private let checker: RequirementChecker
  private let range: RequirementRange
  private let scenes: [DifferentTrees.Scene]
  private let progress: @Sendable (Double, Int, Int) -> Void
  private let variantCount: Int
  private let state: Mutex<State>

  init(
    checker: RequirementChecker, range: RequirementRange, scenes: [DifferentTrees.Scene],
    progress: @escaping @Sendable (Double, Int, Int) -> Void
  ) {
    (self.checker, self.range, self.scenes, self.progress) = (checker, range, scenes, progress)
    variantCount = scenes.reduce(0) { $0 + $1.variants.count }
    state = Mutex(
      State(
        reports: Array(repeating: nil, count: scenes.count), shares: Array(repeating: 0, count: scenes.count))
    )
  }

  /// The reports, in the order of the scenes; throws what came up first in that order.
  func run(workers count: Int) throws -> [RequirementReport] {
    let count = min(count, scenes.count)
    if count <= 1 { work() } else { Workers.run(count) { self.work() } }
    return try state.withLock { state in
      if let failure = state.failure { throw failure.error }
      return state.reports.compactMap { $0 }
    }
  }

  private func work() {
    // What is known of a subtree serves the other variants in which one like it stands.
    let layouts = RelatedLayouts(engine: checker.engine)
    while let place = state.withLock({ state in take(from: &state) }) {
      do {
        let scene = scenes[place]
        let report = try checker.check(
          scene.requirements, of: scene.tree, over: range, by: layouts
        ) { tell(place, $0) }
        state.withLock { state in
          state.reports[place] = report
          state.checked += scene.variants.count
        }
        tell(place, 1)
      } catch {
        state.withLock { state in
          if state.failure.map({ place < $0.place }) ?? true { state.failure = (place, error) }
        }
      }
    }
  }

  /// The next scene; none once something has failed.
  private func take(from state: inout State) -> Int? {
    guard state.failure == nil, state.next < scenes.count else { return nil }
    defer { state.next += 1 }
    return state.next
  }

  private func tell(_ place: Int, _ share: Double) {
    let (done, checked) = state.withLock { state in
      state.share += share - state.shares[place]
      state.shares[place] = share
      // Rounding may lift a sum of many shares above the whole.
      return (min(1, state.share / Double(scenes.count)), state.checked)
    }
    progress(done, checked, variantCount)
  }
}
