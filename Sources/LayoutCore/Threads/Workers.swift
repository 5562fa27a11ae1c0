import Foundation

/// Threads that work at the same time, each with as much stack as recursive rules need.
package enum Workers {
  /// Runs the same work on so many threads, and waits for all of them.
  package static func run(_ count: Int, _ work: @escaping @Sendable () -> Void) {
    let done = DispatchGroup()
    for _ in 0..<max(1, count) {
      done.enter()
      let thread = Thread {
        work()
        done.leave()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    done.wait()
  }

  /// Does one thing on a thread of its own while the caller does another, and hands on what comes of both.
  package static func both<Other: Sendable, Own>(
    _ other: @escaping @Sendable () throws -> Other, _ own: () throws -> Own
  ) throws -> (Other, Own) {
    let found = Found<Other>()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      found.result = Result(catching: other)
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    let made = Result(catching: own)
    done.wait()
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
