import Foundation

/// Threads that work at the same time, each with as much stack as recursive rules need.
package enum Workers {
  /// Runs the same work on so many threads while the caller does something else, and waits for all of them.
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

  /// Does one thing on a thread of its own while the caller does another, and hands on what comes of both.
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

  /// What a thread has found, which is read once it has ended.
  private final class Found<Value>: @unchecked Sendable {
    var result: Result<Value, any Error>?
  }

  /// The usual stack of a second thread is small on some systems.
  private static let stackSize = 16 * 1024 * 1024
}

/// Runs recursive work with as much stack as the depth of a tree needs.
///
/// Shallow work runs where it is called; deep work runs on a thread of its own while the caller waits.
public enum DeepStack {
  /// The depth from which work gets a thread of its own.
  static let threshold = 64
  /// Stack for one level of a tree, in bytes: generous, as untouched pages cost nothing.
  static let bytesPerLevel = 48 * 1024

  /// Runs the work and passes on what it returns or throws.
  public static func run<Result>(depth: Int, _ work: () throws -> Result) throws -> Result {
    guard depth > threshold else { return try work() }
    return try runElsewhere(levels: depth, work)
  }

  /// Runs the work on a thread with room for so many levels, and passes on what it returns or throws.
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

  // The thread is joined before `runElsewhere` returns, so nothing is touched by two threads at once.
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
