import Foundation
import Synchronization

/// A map over a sequence by several threads, which hands on results in the order of the sequence.
///
/// Its result depends neither on the number of threads nor on their speed. It ends with the first item, in
/// order, whose work throws or whose result is the last one wanted: items before it are still finished, no
/// later item is begun, and later items in progress can learn it from `Step.isWanted`. While a result keeps
/// later ones waiting, no more items are taken from the sequence than a bound allows.
package struct ConcurrentMap: Sendable {
  /// The number of threads; 1 or less is the calling thread.
  package var workers: Int
  /// The greatest number of results that wait for an earlier one.
  package var window = 1_024
  /// The total size of results that wait for an earlier one; one more may be added by each thread.
  package var limit = 64 * 1_048_576

  /// Creates a map by a number of threads, with bounds on the results that wait.
  package init(workers: Int, window: Int = 1_024, limit: Int = 64 * 1_048_576) {
    (self.workers, self.window, self.limit) = (workers, window, limit)
  }

  /// The state of the work on one item, for use by that work.
  package struct Step {
    fileprivate let index: Int
    fileprivate let order: any StepOrder

    /// Whether the result of the item still counts, which it does not after one that ended the map.
    package var isWanted: Bool { order.isWanted(index) }

    /// Notes which share of the item's work is done, from 0 to 1.
    ///
    /// Throws the error of the map's `progress` throws, which ends the work on this item and so the map.
    package func report(_ share: Double) throws { try order.report(index, share) }
  }

  /// Does the work on each item, and hands on the results in order, on the calling thread.
  ///
  /// A result is handed on as soon as it and all earlier ones are there, even if the sequence continues
  /// later.
  ///
  /// - Parameters:
  ///   - next: The sequence; called by one thread at a time, and not again after `nil`.
  ///   - prepare: Makes the tools that one thread uses for all of its items.
  ///   - work: The work on one item.
  ///   - size: The size of a waiting result, as `limit` counts it.
  ///   - isLast: Whether no later result is wanted; called as soon as the result is there.
  ///   - body: Takes a result, and returns whether another one is wanted.
  /// - Throws: The error of `prepare`, `work` or `body` for the first item, in order, that has one.
  package func forEach<Item: Sendable, Tools, Output: Sendable>(
    of next: @escaping @Sendable () -> Item?,
    preparing prepare: @escaping @Sendable () throws -> Tools,
    work: @escaping @Sendable (Item, Tools, Step) throws -> Output,
    size: @escaping @Sendable (Output) -> Int = { _ in 0 },
    until isLast: @escaping @Sendable (Output) -> Bool = { _ in false },
    _ body: (Output) throws -> Bool
  ) throws {
    try run(ResultOrder(window: window, limit: limit), next, prepare, work, size, isLast, body)
  }

  /// Returns the results of the work on some items, in order, up to the first that is the last one wanted.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - progress: receives, from any thread, the share of the work that is done, from 0 to 1; ends the work by throwing.
  ///   - prepare: makes what one thread needs for all of its items.
  ///   - isLast: whether no result behind this one is wanted.
  ///   - work: the work; it may say how far it is.
  /// - Throws: what `prepare` or `work` threw for the first item, in order, for which one of them did.
  package func map<Item: Sendable, Tools, Output: Sendable>(
    _ items: [Item], progress: (@Sendable (Double) throws -> Void)? = nil,
    preparing prepare: @escaping @Sendable () throws -> Tools,
    until isLast: @escaping @Sendable (Output) -> Bool = { _ in false },
    _ work: @escaping @Sendable (Item, Tools, Step) throws -> Output
  ) throws -> [Output] {
    let place = Mutex(0)
    var outputs: [Output] = []
    var map = self
    map.workers = min(workers, items.count)
    try map.run(
      // No bounds, as all results are kept anyway.
      ResultOrder(window: .max, limit: .max, count: items.count, progress),
      {
        place.withLock { index in
          guard index < items.count else { return nil }
          defer { index += 1 }
          return items[index]
        }
      }, prepare, work, { _ in 0 }, isLast
    ) {
      outputs.append($0)
      return true
    }
    return outputs
  }

  private func run<Item, Tools, Output: Sendable>(
    _ order: ResultOrder<Output>, _ next: @escaping @Sendable () -> Item?,
    _ prepare: @escaping @Sendable () throws -> Tools,
    _ work: @escaping @Sendable (Item, Tools, Step) throws -> Output,
    _ size: @escaping @Sendable (Output) -> Int, _ isLast: @escaping @Sendable (Output) -> Bool,
    _ body: (Output) throws -> Bool
  ) throws {
    /// Does the work on the next item and returns whether there was one.
    @Sendable func takeOne(_ tools: Result<Tools, any Error>) -> Bool {
      guard let (index, item) = order.take(next) else { return false }
      let result = Result { try work(item, tools.get(), Step(index: index, order: order)) }
      switch result {
      case .success(let output): order.add(result, at: index, size(output), isLast: isLast(output))
      case .failure: order.add(result, at: index, 0, isLast: true)
      }
      return true
    }
    guard workers > 1 else {
      let tools = Result { try prepare() }
      while takeOne(tools), let result = order.first() {
        guard try body(result.get()) else { return }
      }
      return
    }
    try Workers.run(workers) {
      let tools = Result { try prepare() }
      while takeOne(tools) {}
    } while: {
      defer { order.stop() }
      while let result = order.first() {
        guard try body(result.get()) else { return }
      }
    }
  }
}

/// The order of results as a step sees it.
private protocol StepOrder: AnyObject {
  func isWanted(_ index: Int) -> Bool
  func report(_ index: Int, _ share: Double) throws
}

/// Results that wait for earlier ones.
private final class ResultOrder<Output: Sendable>: StepOrder, @unchecked Sendable {
  // Unchecked: the condition guards all mutable state, except for the number of items taken, which the other
  // lock guards.

  private let taking = NSLock()
  private var taken = 0
  private let condition = NSCondition()
  private let window: Int
  private let limit: Int
  private var waiting: [Int: (result: Result<Output, any Error>, size: Int)] = [:]
  /// The index of the result that is handed on next, or is being handed on.
  private var nextIndex = 0
  private var handedSize: Int?
  /// The size of the waiting results.
  private var size = 0
  /// The index from which on results are not wanted.
  private var end = Int.max
  /// The number of items; 1 if it is unknown.
  private let count: Int
  private let progress: (@Sendable (Double) throws -> Void)?
  /// How many are done, and which share of those at hand.
  private var done = 0
  private var shares: [Int: Double] = [:]

  init(window: Int, limit: Int, count: Int = 1, _ progress: (@Sendable (Double) throws -> Void)? = nil) {
    (self.window, self.limit, self.count, self.progress) = (window, limit, count, progress)
  }

  /// Returns the next item and its index, once the waiting results are within bounds; `nil` if no more are
  /// wanted.
  func take<Item>(_ next: () -> Item?) -> (Int, Item)? {
    // A lock of its own: the sequence may wait for its next item, while other threads hand on their results.
    taking.withLock {
      guard waitForRoom() else { return nil }
      guard let item = next() else {
        cut(at: taken)
        return nil
      }
      defer { taken += 1 }
      return (taken, item)
    }
  }

  private func waitForRoom() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while taken < end, taken > nextIndex, taken - nextIndex >= window || size > limit { condition.wait() }
    return taken < end
  }

  /// Adds the result of an item.
  func add(_ result: Result<Output, any Error>, at added: Int, _ addedSize: Int, isLast: Bool) {
    condition.lock()
    waiting[added] = (result, addedSize)
    size += addedSize
    done += 1
    shares[added] = nil
    if isLast { end = min(end, added + 1) }
    let share = share
    if isLast || added == nextIndex { condition.broadcast() }
    condition.unlock()
    // This item is done: what throws here throws again while the next one is worked on.
    try? progress?(share)
  }

  /// Returns the first result that was not yet handed on, once it is there; `nil` if there is none.
  ///
  /// The result that was returned before counts as handed on.
  func first() -> Result<Output, any Error>? {
    condition.lock()
    defer { condition.unlock() }
    if let handed = handedSize {
      (handedSize, size, nextIndex) = (nil, size - handed, nextIndex + 1)
      condition.broadcast()
    }
    while nextIndex < end {
      if let (result, size) = waiting.removeValue(forKey: nextIndex) {
        handedSize = size
        return result
      }
      condition.wait()
    }
    return nil
  }

  /// Ends the map, as no more results are wanted.
  func stop() { cut(at: 0) }

  private func cut(at index: Int) {
    condition.lock()
    end = min(end, index)
    condition.broadcast()
    condition.unlock()
  }

  func isWanted(_ index: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return index < end
  }

  func report(_ index: Int, _ share: Double) throws {
    guard let progress else { return }
    condition.lock()
    shares[index] = share
    let all = self.share
    condition.unlock()
    try progress(all)
  }

  private var share: Double { (Double(done) + shares.values.reduce(0, +)) / Double(max(count, 1)) }
}
