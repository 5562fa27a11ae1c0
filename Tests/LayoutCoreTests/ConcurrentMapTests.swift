import Foundation
import Testing

@testable import ElementTree

@Suite("A map by several threads")
struct ConcurrentMapTests {
  private struct Refusal: Error, Equatable {
    var number: Int
  }

  /// A value that threads share: `NSLock` is one that the thread sanitizer knows.
  private final class Shared<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value
    init(_ value: Value) { self.value = value }
    func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
  }

  /// The numbers below one, in order.
  private static func numbers(below count: Int) -> @Sendable () -> Int? {
    let next = Shared(0)
    return {
      next.withLock { number in
        guard number < count else { return nil }
        defer { number += 1 }
        return number
      }
    }
  }

  @Test("Results come in order, and no more is taken than is said", arguments: [1, 3, 8])
  func window(workers: Int) throws {
    let next = Self.numbers(below: 500)
    let kept = Shared((now: 0, most: 0))
    var done: [Int] = []
    try ConcurrentMap(workers: workers, window: 10, limit: 1_000_000).forEach { () -> Int? in
      guard let number = next() else { return nil }
      kept.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      return number
    } preparing: {
    } work: { (number: Int, _, _) -> Int in
      if number.isMultiple(of: 100) { Thread.sleep(forTimeInterval: 0.02) }
      return number
    } size: { _ in
      1
    } _: { number in
      kept.withLock { $0.now -= 1 }
      done.append(number)
      return true
    }
    #expect(done == Array(0..<500))
    #expect(kept.withLock { $0.most } <= 10)
  }

  @Test("Large results wait for each other; the one that is waited for never does")
  func sizes() throws {
    let kept = Shared((now: 0, most: 0))
    try ConcurrentMap(workers: 4, window: 1_000, limit: 100).forEach(of: Self.numbers(below: 100)) {
    } work: { (number: Int, _, _) -> Int in
      if number == 0 { Thread.sleep(forTimeInterval: 0.1) }
      kept.withLock { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
      return number
    } size: { _ in
      60
    } _: { _ in
      kept.withLock { $0.now -= 1 }
      return true
    }
    #expect(kept.withLock { $0.now } == 0)
    // Two fill the limit, and each of the threads had one more in hand.
    #expect(kept.withLock { $0.most } <= 6)
  }

  @Test(
    "Of several errors the first in order is thrown, and what is behind it is not begun", arguments: [1, 4])
  func errors(workers: Int) {
    let begun = Shared(Set<Int>())
    #expect(throws: Refusal(number: 20)) {
      _ = try ConcurrentMap(workers: workers).map(Array(0..<10_000)) {
      } _: { (number, _, _) -> Int in
        _ = begun.withLock { $0.insert(number) }
        // The first one takes longest.
        if number == 20 { Thread.sleep(forTimeInterval: 0.05) }
        if number >= 20 { throw Refusal(number: number) }
        return number
      }
    }
    let numbers = begun.withLock { $0 }
    #expect(numbers.isSuperset(of: 0...20))
    #expect(numbers.count <= 20 + workers)
  }

  @Test(
    "A result that is the last ends the map; those before it are finished, whoever is quicker",
    arguments: [1, 4])
  func last(workers: Int) throws {
    let abandoned = Shared(0)
    let outputs = try ConcurrentMap(workers: workers).map(Array(0..<1_000)) {
    } until: {
      $0 >= 3
    } _: { (number, _, step) -> Int in
      if number < 3 { Thread.sleep(forTimeInterval: 0.02) }
      // What is behind the end goes on until it hears of it.
      while number > 3, step.isWanted { Thread.sleep(forTimeInterval: 0.001) }
      if number > 3 { abandoned.withLock { $0 += 1 } }
      return number
    }
    #expect(outputs == [0, 1, 2, 3])
    #expect(abandoned.withLock { $0 } < workers)
  }

  @Test("Whoever takes the results may end the map, or throw", arguments: [1, 4])
  func taker(workers: Int) throws {
    let map = ConcurrentMap(workers: workers, window: 8)
    var taken: [Int] = []
    // The sequence has no end.
    try map.forEach(of: Self.numbers(below: .max)) {
    } work: { (number: Int, _, _) -> Int in
      number
    } _: { number in
      taken.append(number)
      return number < 30
    }
    #expect(taken == Array(0...30))
    #expect(throws: Refusal(number: 30)) {
      try map.forEach(of: Self.numbers(below: .max)) {
      } work: { (number: Int, _, _) -> Int in
        number
      } _: { number in
        if number == 30 { throw Refusal(number: number) }
        return true
      }
    }
  }

  @Test(
    "Each thread prepares once; where that fails, the map does, unless there is nothing to do",
    arguments: [1, 3])
  func preparing(workers: Int) throws {
    let prepared = Shared(0)
    let outputs = try ConcurrentMap(workers: workers).map(Array(0..<100)) {
      prepared.withLock { number in
        number += 1
        return number
      }
    } _: { number, tool, _ in
      tool > 0 ? number : -1
    }
    #expect(outputs == Array(0..<100))
    #expect(prepared.withLock { $0 } <= workers)
    func failing(_ items: [Int]) throws -> [Int] {
      try ConcurrentMap(workers: workers).map(items) {
        throw Refusal(number: 7)
      } _: { (number, _: Int, _) in
        number
      }
    }
    #expect(throws: Refusal(number: 7)) { try failing([1, 2]) }
    #expect(try failing([]) == [])
  }

  @Test("What progress throws ends the map", arguments: [1, 3])
  func ending(workers: Int) {
    let begun = Shared(0)
    #expect(throws: Refusal(number: 3)) {
      _ = try ConcurrentMap(workers: workers).map(Array(0..<100)) { _ in
        throw Refusal(number: 3)
      } preparing: {
      } _: { (number, _, step) -> Int in
        begun.withLock { $0 += 1 }
        try step.report(0.5)
        return number
      }
    }
    #expect(begun.withLock { $0 } <= workers)
  }

  @Test("Progress rises to the whole", arguments: [1, 3])
  func progress(workers: Int) throws {
    let heard = Shared<[Double]>([])
    _ = try ConcurrentMap(workers: workers).map(Array(0..<7)) { share in
      heard.withLock { $0.append(share) }
    } preparing: {
    } _: { (number, _, step) -> Int in
      try step.report(0.5)
      return number
    }
    let shares = heard.withLock { $0 }
    #expect(shares.count == 14 && shares.max() == 1 && shares.allSatisfy { 0 < $0 && $0 <= 1 })
    if workers == 1 { #expect(shares == shares.sorted()) }
  }
}
