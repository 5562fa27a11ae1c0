import Foundation

/// Threads that run at the same time, each with enough stack for recursive rules.
package enum Workers {
  /// Runs the same work on a number of threads while the caller runs its own, and waits for all threads.
  package static func run<Own>(
    _ count: Int, _ work: @escaping @Sendable () -> Void, while own: () throws -> Own
  ) rethrows -> Own {
    let done = DispatchGroup()
    for _ in 0..<count {
      done.enter()
      let thread = Thread {
        work()
        done.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    defer { done.wait() }
    return try own()
  }

  /// Runs two functions at once, one on a thread of its own, and returns both results.
  package static func both<Other: Sendable, Own>(
    _ other: @escaping @Sendable () throws -> Other, _ own: () throws -> Own
  ) throws -> (Other, Own) {
    let found = Found<Other>()
    let made = run(1) {
      found.result = Result(catching: other)
    } while: {
      Result(catching: own)
    }
    guard let result = found.result else { preconditionFailure("the thread has ended") }
    return (try result.get(), try made.get())
  }

  /// The result of a thread, which is read only after the thread has ended.
  private final class Found<Value>: @unchecked Sendable {
    var result: Result<Value, any Error>?
  }

  /// Stack for a thread in bytes, as the default of a second thread is small on some systems.
  private static let stackSize = 16 * 1024 * 1024
}

/// Recursive work with as much stack as the depth of a tree needs.
///
/// Shallow work runs on the calling thread; deep work runs on a thread of its own while the caller waits.
public enum DeepStack {
  /// The depth above which work gets a thread of its own.
  static let threshold = 64
  /// The stack for one level of a tree, in bytes: generous, as untouched pages cost nothing.
  static let bytesPerLevel = 48 * 1024

  /// Runs work on a tree with a number of nested levels, and returns its result.
  ///
  /// - Throws: The error of the work.
  public static func run<Result, Failure>(
    depth: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard depth > threshold else { return try work() }
    return try runElsewhere(levels: depth, work)
  }

  /// Runs work on a thread with stack for a number of levels and returns its result, or throws its error.
  package static func runElsewhere<Result, Failure>(
    levels: Int, _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withoutActuallyEscaping(work) { work throws(Failure) in
      let outcome = Outcome<Result, Failure>(work)
      let thread = Thread { outcome.run() }
      thread.stackSize = 16 * 1024 * 1024 + levels * bytesPerLevel
      thread.start()
      return try outcome.wait()
    }
  }

  // Unchecked: the thread is joined before `runElsewhere` returns, so no two threads access it at once.
  private final class Outcome<Result, Failure: Error>: @unchecked Sendable {
    private let done = DispatchSemaphore(value: 0)
    private var work: (() throws(Failure) -> Result)?
    private var result: Swift.Result<Result, Failure>?

    init(_ work: @escaping () throws(Failure) -> Result) { self.work = work }

    func run() {
      result = work.map { work in Swift.Result(catching: work) }
      work = nil
      done.signal()
    }

    func wait() throws(Failure) -> Result {
      done.wait()
      guard let result else { preconditionFailure("the work was run") }
      return try result.get()
    }
  }
}
