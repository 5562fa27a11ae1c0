import Foundation
import Synchronization

/// Work on the items of a sequence by several threads, whose results are handed on in the order of the sequence.
///
/// What comes of it depends neither on how many threads there are nor on which is the quickest. It ends with the first
/// item, in order, whose work throws or whose result is the last that is wanted: the items before it are finished all the
/// same, none behind it is begun any more, and work on those that are at hand is told by `Step.isWanted`. Where a result
/// keeps others waiting, no more is taken from the sequence than a bound allows.
package struct ConcurrentMap: Sendable {
  /// How many threads work; 1 or less is the calling thread.
  package var workers: Int
  /// How many results may wait for one before them.
  package var window = 1_024
  /// The size of results that may wait for one before them; one more may come for each thread.
  package var limit = 64 * 1_048_576

  /// A map by so many threads, with the usual bounds unless told.
  package init(workers: Int, window: Int = 1_024, limit: Int = 64 * 1_048_576) {
    (self.workers, self.window, self.limit) = (workers, window, limit)
  }

  /// What the work on one item asks, and says, while it goes on.
  package struct Step {
    fileprivate let place: Int
    fileprivate let order: any StepOrder

    /// Whether the item's result still counts: it does not behind one that ended the map.
    package var isWanted: Bool { order.isWanted(place) }

    /// Notes which share of the item's work is done, from 0 to 1.
    ///
    /// Throws what the map's `progress` throws, which ends the work on this item and so the map.
    package func tell(_ share: Double) throws { try order.tell(place, share) }
  }

  /// Does the work on each item, and hands on the results in order, on the calling thread.
  ///
  /// A result is handed on as soon as it and all before it are there, even where the sequence goes on later.
  ///
  /// - Parameters:
  ///   - next: the sequence; called by one thread at a time, and not again after `nil`.
  ///   - prepare: makes what one thread needs for all of its items.
  ///   - work: the work.
  ///   - size: the size of a result that waits, as `limit` counts it.
  ///   - isLast: whether no result behind this one is wanted; asked as soon as the result is there.
  ///   - body: takes a result, and says whether another one is wanted.
  /// - Throws: what `prepare`, `work` or `body` threw for the first item, in order, for which one of them did.
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

  /// The results of the work on some items, in order, up to the first that is the last one wanted.
  ///
  /// - Parameters:
  ///   - items: the items.
  ///   - progress: hears, from any thread, which share of the work is done, from 0 to 1; ends the work by throwing.
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
      // All results are kept anyway.
      ResultOrder(window: .max, limit: .max, count: items.count, progress),
      {
        place.withLock { place in
          guard place < items.count else { return nil }
          defer { place += 1 }
          return items[place]
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
    /// Works on the next item; `false` where there is none.
    @Sendable func takeOne(_ tools: Result<Tools, any Error>) -> Bool {
      guard let (place, item) = order.take(next) else { return false }
      let result = Result { try work(item, tools.get(), Step(place: place, order: order)) }
      switch result {
      case .success(let output): order.add(result, at: place, size(output), isLast: isLast(output))
      case .failure: order.add(result, at: place, 0, isLast: true)
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

/// What a step knows of the order of results.
private protocol StepOrder: AnyObject {
  func isWanted(_ place: Int) -> Bool
  func tell(_ place: Int, _ share: Double) throws
}

/// Results that wait for those before them.
private final class ResultOrder<Output: Sendable>: StepOrder, @unchecked Sendable {
  // Unchecked: the condition guards what changes, but for the number of items taken, which the other lock guards.

  private let taking = NSLock()
  private var taken = 0
  private let condition = NSCondition()
  private let window: Int
  private let limit: Int
  private var waiting: [Int: (result: Result<Output, any Error>, size: Int)] = [:]
  /// The place of the result that is handed on next, or is being handed on.
  private var place = 0
  private var handedSize: Int?
  /// The size of the results that wait.
  private var size = 0
  /// Results from here on are not wanted.
  private var end = Int.max
  /// How many items there are, where that is known.
  private let count: Int
  private let progress: (@Sendable (Double) throws -> Void)?
  /// How many are done, and which share of those at hand.
  private var done = 0
  private var shares: [Int: Double] = [:]

  init(window: Int, limit: Int, count: Int = 1, _ progress: (@Sendable (Double) throws -> Void)? = nil) {
    (self.window, self.limit, self.count, self.progress) = (window, limit, count, progress)
  }

  /// The next item and its place, once the results that wait leave room for it; `nil` where none is wanted any more.
  func take<Item>(_ next: () -> Item?) -> (Int, Item)? {
    // The sequence may wait for its next item, and others hand on their results meanwhile.
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
    while taken < end, taken > place, taken - place >= window || size > limit { condition.wait() }
    return taken < end
  }

  /// Adds a result.
  func add(_ result: Result<Output, any Error>, at added: Int, _ addedSize: Int, isLast: Bool) {
    condition.lock()
    waiting[added] = (result, addedSize)
    size += addedSize
    done += 1
    shares[added] = nil
    if isLast { end = min(end, added + 1) }
    let share = share
    if isLast || added == place { condition.broadcast() }
    condition.unlock()
    // This item is done: what throws here throws again while the next one is worked on.
    try? progress?(share)
  }

  /// The first result that was not handed on, once it is there; `nil` where there is none.
  ///
  /// What was handed on before counts as taken.
  func first() -> Result<Output, any Error>? {
    condition.lock()
    defer { condition.unlock() }
    if let handed = handedSize {
      (handedSize, size, place) = (nil, size - handed, place + 1)
      condition.broadcast()
    }
    while place < end {
      if let (result, size) = waiting.removeValue(forKey: place) {
        handedSize = size
        return result
      }
      condition.wait()
    }
    return nil
  }

  /// Ends all, as nothing more is wanted.
  func stop() { cut(at: 0) }

  private func cut(at place: Int) {
    condition.lock()
    end = min(end, place)
    condition.broadcast()
    condition.unlock()
  }

  func isWanted(_ place: Int) -> Bool {
    condition.lock()
    defer { condition.unlock() }
    return place < end
  }

  func tell(_ place: Int, _ share: Double) throws {
    guard let progress else { return }
    condition.lock()
    shares[place] = share
    let all = self.share
    condition.unlock()
    try progress(all)
  }

  private var share: Double { (Double(done) + shares.values.reduce(0, +)) / Double(max(count, 1)) }
}
