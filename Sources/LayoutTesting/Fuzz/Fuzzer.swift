import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import ReferenceLayout

/// Lays out random trees with both engines, on several threads, and makes small what fails.
///
/// ```swift
/// let report = Fuzzer().run(seed: 7, count: 20)
/// for failure in report.failures { print(failure) }
/// ```
public struct Fuzzer: Sendable {
  /// The engine of plain code.
  public var reference: ReferenceEngine
  /// The engine of linear programs.
  public var constraints: ConstraintEngine
  /// How many threads work.
  public var workers: Int
  /// After so many failures a run ends.
  public var mostFailures = 10

  /// Makes a fuzzer of two engines, by default with every rule and on every core.
  public init(
    reference: ReferenceEngine = ReferenceEngine(), constraints: ConstraintEngine = ConstraintEngine(),
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.reference = reference
    self.constraints = constraints
    self.workers = max(1, workers)
  }

  /// Tries trees until `count` of them are done, the deadline has passed, too many failed, or the run is interrupted.
  ///
  /// Which trees are tried depends on the seed alone. An interrupted run finishes the trees at hand and does not shrink
  /// them. `progress` hears, from any thread, how many are done.
  public func run(
    seed: UInt64, count: Int, until deadline: Date? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }, progress: (@Sendable (Int) -> Void)? = nil
  ) -> FuzzReport {
    let began = Date()
    let shared = FuzzProgress(FuzzReport(seed: seed), count: count)
    Workers.run(workers) { work(seed, shared, deadline, isInterrupted, progress) }
    var report = shared.report
    report.failures.sort { $0.number < $1.number }
    report.seconds = -began.timeIntervalSinceNow
    return report
  }

  private func work(
    _ seed: UInt64, _ shared: FuzzProgress, _ deadline: Date?,
    _ isInterrupted: @escaping @Sendable () -> Bool,
    _ progress: (@Sendable (Int) -> Void)?
  ) {
    while let number = shared.take(mostFailures: mostFailures) {
      if let deadline, deadline < Date() { return }
      let test = FuzzCase(seed: seed, number: number)
      let outcome = test.run(reference, constraints)
      let failure = outcome.reason.map { shrunk(test, number, $0, isInterrupted) }
      let done = shared.finish(outcome, failure)
      progress?(done)
      if isInterrupted() { return }
    }
  }

  /// The smallest tree that fails too, and how it fails.
  private func shrunk(
    _ test: FuzzCase, _ number: Int, _ reason: FuzzFailure.Reason,
    _ isInterrupted: @escaping @Sendable () -> Bool
  ) -> FuzzFailure {
    func retried(_ tree: LayoutNode) -> FuzzFailure.Reason? {
      FuzzCase(tree, test.proposal).run(reference, constraints).reason
    }
    let small = Shrinker { !isInterrupted() && retried($0)?.isLike(reason) == true }.shrink(test.tree)
    return FuzzFailure(
      number: number, tree: small, proposal: test.proposal, reason: retried(small) ?? reason)
  }
}

extension FuzzFailure.Reason {
  /// Whether both are failures of the same kind: a tree that only fails otherwise shows something else.
  fileprivate func isLike(_ other: FuzzFailure.Reason) -> Bool {
    switch (self, other) {
    case (.disagreement, .disagreement), (.certificate, .certificate), (.error, .error): true
    default: false
    }
  }
}

/// What the threads of a run share; a lock guards all of it.
private final class FuzzProgress: @unchecked Sendable {
  private let lock = NSLock()
  private let count: Int
  private var next = 0
  private var all: FuzzReport

  init(_ report: FuzzReport, count: Int) {
    all = report
    self.count = count
  }

  var report: FuzzReport { lock.withLock { all } }

  /// The next tree's number; `nil` where the run is over.
  func take(mostFailures: Int) -> Int? {
    lock.withLock {
      guard next < count, all.failures.count < mostFailures else { return nil }
      next += 1
      return next - 1
    }
  }

  /// Notes an outcome, and says how many trees are done.
  func finish(_ outcome: FuzzCase.Outcome, _ failure: FuzzFailure?) -> Int {
    lock.withLock {
      all.trees += 1
      all.views += outcome.views
      all.certificates += outcome.certificates
      if outcome.isRounded { all.rounded += 1 }
      if let failure { all.failures.append(failure) }
      return all.trees
    }
  }
}
