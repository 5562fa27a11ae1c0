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
      // The usual stack of a second thread is small on some systems.
      thread.stackSize = 16 * 1024 * 1024
      thread.start()
    }
    done.wait()
  }
}
