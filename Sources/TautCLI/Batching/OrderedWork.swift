import Foundation
import LayoutCore
import Synchronization

/// Work on a sequence by several threads, whose results are handed on in the order of the sequence.
///
/// No more than a bounded part of the sequence is kept: where a result keeps the others waiting, no more is taken from
/// the sequence until it is there. A result is handed on as soon as it and all before it are there, even where the
/// sequence goes on later.
struct OrderedWork<Item: Sendable, Result: Sendable>: Sendable {
  /// How many threads work.
  var workers: Int
  /// How many results may wait for one before them.
  var window = 1_024
  /// The size of results that may wait for one before them; one more may come for each thread.
  var limit = 64 * 1_048_576

  /// Does the work on each item, and hands on the results.
  ///
  /// `next` and `emit` are each called by one thread at a time; `size` is that of a result which waits.
  func run(
    next: @escaping @Sendable () -> Item?, work: @escaping @Sendable (Item) -> Result,
    size: @escaping @Sendable (Result) -> Int, emit: @escaping @Sendable (Result) -> Void
  ) {
    let numbers = Mutex(0)
    let order = ResultOrder<Result>(window: window, limit: limit)
    Workers.run(workers) {
      while true {
        let taken = numbers.withLock { number -> (Int, Item)? in
          order.waitForRoom(for: number)
          guard let item = next() else { return nil }
          defer { number += 1 }
          return (number, item)
        }
        guard let (number, item) = taken else { return }
        let result = work(item)
        order.add(result, at: number, size: size(result), emit)
      }
    }
  }
}

/// Results that wait for those before them.
private final class ResultOrder<Result: Sendable>: @unchecked Sendable {
  // Unchecked: the condition guards what changes.
  private let condition = NSCondition()
  private let window: Int
  private let limit: Int
  private var waiting: [Int: (result: Result, size: Int)] = [:]
  private var first = 0
  private var size = 0

  init(window: Int, limit: Int) { (self.window, self.limit) = (window, limit) }

  /// Returns once the results that wait leave room for one more.
  func waitForRoom(for number: Int) {
    condition.lock()
    defer { condition.unlock() }
    while number > first, number - first >= window || size > limit { condition.wait() }
  }

  /// Adds a result, and hands on all for which it was waited.
  func add(_ result: Result, at number: Int, size added: Int, _ emit: (Result) -> Void) {
    condition.lock()
    defer { condition.unlock() }
    waiting[number] = (result, added)
    size += added
    while let (next, taken) = waiting.removeValue(forKey: first) {
      emit(next)
      size -= taken
      first += 1
    }
    condition.broadcast()
  }
}
