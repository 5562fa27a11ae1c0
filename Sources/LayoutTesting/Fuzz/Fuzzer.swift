import ConstraintLayout
import Foundation
import LayoutCore
import LayoutEquivalence
import ReferenceLayout
import Synchronization

/// A fuzzer, which lays out random trees with both engines on several threads and shrinks those that fail.
///
/// ```swift
/// let report = Fuzzer().run(seed: 7, count: 20)
/// for failure in report.failures { print(failure) }
/// ```
public struct Fuzzer: Sendable {
  /// The reference engine, in plain code.
  public var reference: ReferenceEngine
  /// The constraint engine, whose layouts are solutions of linear programs.
  public var constraints: ConstraintEngine
  /// The number of threads.
  public var workers: Int
  /// The number of failures after which a run ends.
  public var mostFailures = 10

  /// Creates a fuzzer of two engines, by default with every rule and on every core.
  public init(
    reference: ReferenceEngine = ReferenceEngine(), constraints: ConstraintEngine = ConstraintEngine(),
    workers: Int = ProcessInfo.processInfo.activeProcessorCount
  ) {
    self.reference = reference
    self.constraints = constraints
    self.workers = max(1, workers)
  }

  /// Lays out random trees, and returns a report of the failures.
  ///
  /// The run ends once `count` trees are done, the deadline has passed, `mostFailures` trees have failed,
  /// or it is interrupted. The seed alone determines which trees are tried. An interrupted run finishes the
  /// trees in progress, and does not shrink them.
  ///
  /// - Parameters:
  ///   - seed: The seed of the generator.
  ///   - count: The number of trees.
  ///   - deadline: The time at which the run ends; `nil` for none.
  ///   - isInterrupted: A closure that returns whether the run should end.
  ///   - progress: A closure that receives the number of trees done.
  public func run(
    seed: UInt64, count: Int, until deadline: Date? = nil,
    isInterrupted: @escaping @Sendable () -> Bool = { false }, progress: (@Sendable (Int) -> Void)? = nil
  ) -> FuzzReport {
    let began = Date()
    var report = FuzzReport(seed: seed)
    let isOver = Atomic(false)
    let next = Mutex(0)
    // Nothing is thrown: a failure of a tree is an outcome.
    try? ConcurrentMap(workers: workers).forEach { () -> Int? in
      if isOver.load(ordering: .relaxed) { return nil }
      if let deadline, deadline < Date() { return nil }
      return next.withLock { number -> Int? in
        guard number < count else { return nil }
        defer { number += 1 }
        return number
      }
    } preparing: {
    } work: { (number, _, _) -> (FuzzCase.Outcome, FuzzFailure?) in
      let test = FuzzCase(seed: seed, number: number)
      let outcome = test.run(reference, constraints)
      return (outcome, outcome.reason.map { shrunk(test, number, $0, isInterrupted) })
    } _: { outcome, failure in
      report.add(outcome, failure)
      progress?(report.trees)
      // Trees in progress are finished.
      if isInterrupted() { isOver.store(true, ordering: .relaxed) }
      return report.failures.count < mostFailures
    }
    report.seconds = -began.timeIntervalSinceNow
    return report
  }

  /// Returns the smallest tree that fails too, and its failure.
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
  /// Returns whether both are failures of the same kind: a smaller tree with another kind of failure is no
  /// reduction.
  fileprivate func isLike(_ other: FuzzFailure.Reason) -> Bool {
    switch (self, other) {
    case (.disagreement, .disagreement), (.certificate, .certificate), (.error, .error): true
    default: false
    }
  }
}

extension FuzzReport {
  fileprivate mutating func add(_ outcome: FuzzCase.Outcome, _ failure: FuzzFailure?) {
    trees += 1
    views += outcome.views
    certificates += outcome.certificates
    if outcome.isRounded { rounded += 1 }
    if let failure { failures.append(failure) }
  }
}
