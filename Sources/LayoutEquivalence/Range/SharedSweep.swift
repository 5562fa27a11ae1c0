import Foundation

/// What the threads that walk along the stretches of one range share; a lock guards all of it.
final class SharedSweep: @unchecked Sendable {
  /// What a stretch, or a whole range, came to.
  enum Outcome {
    case agreed([RangeProof.Piece])
    case differed(RangeCounterexample)
    case opaque
  }

  private let lock = NSLock()
  private let progress: (@Sendable (Double) -> Void)?
  private var next = 0
  private var shares: [Double]
  private var outcomes: [Result<Outcome, any Error>?]
  /// Stretches from here on are not wanted any more.
  private var end: Int

  init(_ count: Int, _ progress: (@Sendable (Double) -> Void)?) {
    self.progress = progress
    shares = Array(repeating: 0, count: count)
    outcomes = Array(repeating: nil, count: count)
    end = count
  }

  /// The place of the next stretch; `nil` where all are taken.
  func take() -> Int? {
    lock.withLock {
      guard next < end else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Whether a stretch still counts: it does not behind one in which something was found.
  func isWanted(_ place: Int) -> Bool { lock.withLock { place < end } }

  /// Notes which share of a stretch is done.
  func tell(_ place: Int, _ share: Double) {
    lock.withLock { shares[place] = share }
    progress?(lock.withLock { shares.reduce(0, +) / Double(shares.count) })
  }

  /// Notes what a stretch came to; whatever is not agreement ends the search behind it.
  func finish(_ place: Int, _ outcome: Result<Outcome, any Error>) {
    lock.withLock {
      shares[place] = 1
      outcomes[place] = outcome
      if case .success(.agreed) = outcome { return }
      end = min(end, place + 1)
    }
  }

  /// What the range came to: the first stretch that is not agreed decides.
  func outcome() throws -> Outcome {
    var pieces: [RangeProof.Piece] = []
    for outcome in outcomes {
      guard case .agreed(let more)? = try outcome?.get() else { return try outcome?.get() ?? .opaque }
      pieces.join(more)
    }
    return .agreed(pieces)
  }
}
