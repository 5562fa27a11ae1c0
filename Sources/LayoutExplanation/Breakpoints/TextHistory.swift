import Foundation
import LayoutCore

/// The lines of a text, and whether a part of it is missing.
struct TextLines: Hashable, Sendable {
  var lines: [String]
  var isTruncated: Bool
  var scale: CGFloat
}

/// The lines of each text in each of a row of regimes, as what changes from one to the next.
struct TextHistory: Sendable {
  /// A text that has other lines than in the regime before; none where it is not placed.
  struct Change: Sendable {
    var view: LayoutTree.Index
    var lines: TextLines?
  }

  /// What changes at the beginning of each regime, in the order of the views.
  private var changes: [[Change]] = []
  /// The regimes at whose beginning each text changes.
  private var places: [LayoutTree.Index: [Int]] = [:]

  /// How many regimes there are.
  var count: Int { changes.count }

  /// Adds a regime.
  mutating func append(_ change: [Change]) {
    for text in change { places[text.view, default: []].append(changes.count) }
    changes.append(change)
  }

  /// Adds the regimes of another row but for the first one, at whose beginning all texts are said to change.
  mutating func append(rest other: TextHistory) {
    for change in other.changes.dropFirst() { append(change) }
  }

  /// What changes at the beginning of a regime, with the lines before it.
  func changes(at place: Int) -> [(view: LayoutTree.Index, before: TextLines?, after: TextLines?)] {
    changes[place].map { ($0.view, lines(of: $0.view, at: place - 1), $0.lines) }
  }

  /// The lines of a text in a regime; `nil` for any other view, and one that is not placed there.
  func lines(of view: LayoutTree.Index, at place: Int) -> TextLines? {
    guard let latest = places[view]?.last(where: { $0 <= place }) else { return nil }
    return changes[latest].first { $0.view == view }?.lines
  }

  /// What differs at the beginning of another row of regimes from the last one of this.
  func changes(before next: TextHistory) -> [Change] {
    guard let first = next.changes.first else { return [] }
    let last = count - 1
    let placed = Set(first.map(\.view))
    let gone = places.keys.filter { !placed.contains($0) && lines(of: $0, at: last) != nil }
    let others = first.filter { lines(of: $0.view, at: last) != $0.lines }
    return (gone.map { Change(view: $0, lines: nil) } + others).sorted { $0.view < $1.view }
  }
}
