import ElementTree
import Foundation

/// What comes of a walk along a stretch of a range.
package protocol StretchOutcome: Sendable {
  /// Whether nothing is wanted of the stretches behind it any more.
  var endsSweep: Bool { get }
}

/// What the threads that walk along the stretches of one range share; a lock guards all of it.
package final class SharedSweep<Outcome: StretchOutcome>: @unchecked Sendable {
  private let lock = NSLock()
  private let stretches: [Stretch]
  private let progress: (@Sendable (Double) -> Void)?
  private var next = 0
  private var shares: [Double]
  private var outcomes: [Result<Outcome, any Error>?]
  /// Stretches from here on are not wanted any more.
  private var end: Int

  private init(_ stretches: [Stretch], _ progress: (@Sendable (Double) -> Void)?) {
    self.stretches = stretches
    self.progress = progress
    shares = Array(repeating: 0, count: stretches.count)
    outcomes = Array(repeating: nil, count: stretches.count)
    end = stretches.count
  }

  /// Walks along all stretches of a range, and says what came of each, in order, up to the first that ends the sweep.
  ///
  /// - Parameters:
  ///   - workers: how many threads work; the outcomes do not depend on it.
  ///   - progress: hears, from any thread, which share of the range is done.
  ///   - prepare: makes what one thread needs.
  ///   - walk: walks along one stretch; it asks its `Step` whether the stretch is still wanted, and tells it how far it is.
  /// - Throws: what the first walk threw that did.
  package static func outcomes<Tools>(
    along stretches: [Stretch], workers: Int, progress: (@Sendable (Double) -> Void)? = nil,
    preparing prepare: @escaping @Sendable () throws -> Tools,
    _ walk: @escaping @Sendable (Stretch, Tools, Step) throws -> Outcome
  ) throws -> [Outcome] {
    let shared = SharedSweep(stretches, progress)
    let work: @Sendable () -> Void = { shared.work(prepare, walk) }
    let count = min(workers, stretches.count)
    if count > 1 { Workers.run(count, work) } else { work() }
    var found: [Outcome] = []
    for outcome in shared.outcomes {
      guard let outcome = try outcome?.get() else { break }
      found.append(outcome)
      if outcome.endsSweep { break }
    }
    return found
  }

  /// What a walk along a stretch says while it goes on.
  package struct Step {
    fileprivate let shared: SharedSweep
    fileprivate let place: Int

    /// Whether the stretch still counts: it does not behind one that ends the sweep.
    package var isWanted: Bool { shared.lock.withLock { place < shared.end } }

    /// Notes which share of the stretch is done.
    package func tell(_ share: Double) { shared.tell(place, share) }
  }

  private func work<Tools>(
    _ prepare: () throws -> Tools, _ walk: (Stretch, Tools, Step) throws -> Outcome
  ) {
    let tools = Result { try prepare() }
    while let place = take() {
      finish(place, Result { try walk(stretches[place], tools.get(), Step(shared: self, place: place)) })
    }
  }

  /// The place of the next stretch; `nil` where all are taken.
  private func take() -> Int? {
    lock.withLock {
      guard next < end else { return nil }
      next += 1
      return next - 1
    }
  }

  private func tell(_ place: Int, _ share: Double) {
    lock.withLock { shares[place] = share }
    progress?(lock.withLock { shares.reduce(0, +) / Double(shares.count) })
  }

  private func finish(_ place: Int, _ outcome: Result<Outcome, any Error>) {
    lock.withLock {
      shares[place] = 1
      outcomes[place] = outcome
      if case .success(let outcome) = outcome, !outcome.endsSweep { return }
      end = min(end, place + 1)
    }
  }
}
