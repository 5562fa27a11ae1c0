import Foundation
import LayoutCore
import LayoutExplanation
import Synchronization

/// Tells the stories of pieces on several threads, and hands them on in the order of the pieces.
///
/// Pieces are told a few at a time, so that stories which nobody needs any more are not kept.
struct StoryQueue {
  let pieces: [FoundPiece]
  /// The plane of each piece.
  let planes: [SizePlane]
  let detail: InspectionOptions.Detail
  /// How many threads tell.
  let threads: Int

  /// How many pieces each thread tells at a time.
  private static let share = 4

  /// Calls a function with each piece's place and what is told of it.
  ///
  /// Throws what the first piece throws that cannot be told: as `ConstraintEngine.layout` does.
  func forEach(_ body: (Int, ToldPiece) throws -> Void) throws {
    guard detail != .frames else {
      for place in pieces.indices { try body(place, ToldPiece(of: pieces[place].tree)) }
      return
    }
    let threads = max(1, threads)
    let layouts = SharedExplanations(keepsPrices: detail != .reasons, threads)
    for start in stride(from: 0, to: pieces.count, by: threads * Self.share) {
      let places = start..<min(start + threads * Self.share, pieces.count)
      for (place, told) in zip(places, told(places, by: min(threads, places.count), layouts)) {
        try body(place, told.get())
      }
    }
  }

  private func told(
    _ places: Range<Int>, by threads: Int, _ layouts: SharedExplanations
  ) -> [Result<ToldPiece, any Error>] {
    let results = StoryResults(places)
    if threads == 1 {
      work(on: results, layouts)
    } else {
      Workers.run(threads) { work(on: results, layouts) }
    }
    return results.all
  }

  private func work(on results: StoryResults, _ shared: SharedExplanations) {
    shared.withOne { layouts in
      while let place = results.next() {
        results.add(
          Result { try ToldPiece(pieces[place], in: planes[place], detail, by: layouts) }, at: place
        )
      }
    }
  }
}

/// Explanations with a memory, one for each thread, which are handed on from batch to batch.
private final class SharedExplanations: @unchecked Sendable {
  // Unchecked: each explanation has one thread at a time.
  private let free: Mutex<[Held]>

  /// An explanation on its way from one thread to another.
  private struct Held: @unchecked Sendable { let layouts: RememberedExplanation }

  init(keepsPrices: Bool, _ count: Int) {
    let all = (0..<count).map { _ in Held(layouts: RememberedExplanation(keepsPrices: keepsPrices)) }
    free = Mutex(all)
  }

  /// Calls a function with one that nobody else has meanwhile; there are as many as threads.
  func withOne(_ body: (RememberedExplanation) -> Void) {
    guard let held = free.withLock({ $0.popLast() }) else { return }
    body(held.layouts)
    free.withLock { $0.append(held) }
  }
}

/// Explains one tree at one size after the other, until it is asked about another tree.
final class RememberedExplanation {
  private let keepsPrices: Bool
  private var last: (tree: LayoutTree, explanation: ResizableExplanation)?

  init(keepsPrices: Bool) { self.keepsPrices = keepsPrices }

  /// What explains a tree.
  ///
  /// Throws as `LayoutExplanation` does.
  func explanation(of tree: LayoutTree) throws -> ResizableExplanation {
    if let last, last.tree.isIdentical(to: tree) { return last.explanation }
    let explanation = try ResizableExplanation(tree, keepsPrices: keepsPrices)
    last = (tree, explanation)
    return explanation
  }
}

/// What was told of a few pieces by several threads.
private final class StoryResults: Sendable {
  private struct State {
    var next: Int
    var told: [Int: Result<ToldPiece, any Error>] = [:]
  }

  private let places: Range<Int>
  private let state: Mutex<State>

  init(_ places: Range<Int>) {
    self.places = places
    state = Mutex(State(next: places.lowerBound))
  }

  /// The next piece that nobody has taken.
  func next() -> Int? {
    state.withLock { state in
      guard state.next < places.upperBound else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  func add(_ result: Result<ToldPiece, any Error>, at place: Int) {
    state.withLock { $0.told[place] = result }
  }

  /// The results in order.
  var all: [Result<ToldPiece, any Error>] {
    state.withLock { state in places.compactMap { state.told[$0] } }
  }
}
