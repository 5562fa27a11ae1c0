import Foundation
import LayoutServing

/// Looks at files once nobody has changed them for a while, one at a time.
///
/// Who changes a file takes back the look that goes on at it.
final class LookQueue: @unchecked Sendable {
  // Unchecked: the condition guards what changes.

  private let look: @Sendable (String, Cancellation) -> Void
  private let condition = NSCondition()
  private var due: [String: Date] = [:]
  private var current: (path: String, cancellation: Cancellation)?
  private var isStopped = false

  /// A queue that looks by a function, on a thread of its own.
  init(look: @escaping @Sendable (String, Cancellation) -> Void) { self.look = look }

  /// Has a file looked at after so many seconds, and not before.
  func ask(_ path: String, after delay: Double) {
    condition.lock()
    if current?.path == path { current?.cancellation.cancel() }
    due[path] = Date(timeIntervalSinceNow: delay)
    condition.signal()
    condition.unlock()
  }

  /// Looks at a file as soon as it can; one that is being looked at is not begun anew.
  func hurry(_ path: String) {
    condition.lock()
    // What goes on may be a look at an earlier text: then the file is due already.
    if due[path] != nil || current?.path != path { due[path] = Date.distantPast }
    condition.signal()
    condition.unlock()
  }

  /// Nobody wants to know of a file any more.
  func forget(_ path: String) {
    condition.lock()
    if current?.path == path { current?.cancellation.cancel() }
    due[path] = nil
    condition.unlock()
  }

  /// Looks until `stop`, on the calling thread.
  func run() {
    while let (path, cancellation) = next() {
      look(path, cancellation)
      condition.lock()
      current = nil
      condition.unlock()
    }
  }

  /// Takes back what goes on, and ends.
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
      // The one that has waited longest; of equals always the same.
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
