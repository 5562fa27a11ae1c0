import Foundation
import LayoutServing

/// Analyses files some time after their last change, one at a time.
///
/// Scheduling a file again cancels the analysis of it that is in progress.
final class LookQueue: @unchecked Sendable {
  // Unchecked: the condition guards the mutable properties.

  private let look: @Sendable (String, Cancellation) -> Void
  private let condition = NSCondition()
  private var due: [String: Date] = [:]
  private var current: (path: String, cancellation: Cancellation)?
  private var isStopped = false

  /// Creates a queue that calls a function on a thread of its own.
  init(look: @escaping @Sendable (String, Cancellation) -> Void) { self.look = look }

  /// Schedules the analysis of a file after a delay, in seconds.
  func ask(_ path: String, after delay: Double) {
    condition.lock()
    if current?.path == path { current?.cancellation.cancel() }
    due[path] = Date(timeIntervalSinceNow: delay)
    condition.signal()
    condition.unlock()
  }

  /// Schedules the analysis of a file at once; one in progress is not restarted.
  func hurry(_ path: String) {
    condition.lock()
    // The analysis in progress may be of an earlier text: then the file is already scheduled.
    if due[path] != nil || current?.path != path { due[path] = Date.distantPast }
    condition.signal()
    condition.unlock()
  }

  /// Removes a file from the queue.
  func forget(_ path: String) {
    condition.lock()
    if current?.path == path { current?.cancellation.cancel() }
    due[path] = nil
    condition.unlock()
  }

  /// Runs analyses until `stop`, on the calling thread.
  func run() {
    while let (path, cancellation) = next() {
      look(path, cancellation)
      condition.lock()
      current = nil
      condition.unlock()
    }
  }

  /// Cancels the analysis in progress, and ends the queue.
  func stop() {
    condition.lock()
    isStopped = true
    current?.cancellation.cancel()
    condition.broadcast()
    condition.unlock()
  }

  private func next() -> (String, Cancellation)? {
    condition.lock()
    defer { condition.unlock() }
    while !isStopped {
      // The one that has waited longest; equals in a fixed order.
      guard let first = due.min(by: { ($0.value, $0.key) < ($1.value, $1.key) }) else {
        condition.wait()
        continue
      }
      guard first.value <= Date() else {
        _ = condition.wait(until: first.value)
        continue
      }
      due[first.key] = nil
      let cancellation = Cancellation()
      current = (first.key, cancellation)
      return (first.key, cancellation)
    }
    return nil
  }
}
