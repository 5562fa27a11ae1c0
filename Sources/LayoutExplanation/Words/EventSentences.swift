import ConstraintLayout
import LayoutCore

/// What happens at the end of a price's range, in the words of SwiftUI.
struct EventSentences {
  private let tree: LayoutTree
  private var names: Names { Names(tree: tree) }

  init(_ tree: LayoutTree) { self.tree = tree }

  /// What happens, where several things do at once.
  func text(_ events: [PriceEvent]) -> String {
    let borders = events.compactMap { event in
      if case .border(let border) = event { border } else { nil }
    }
    let sentences = events.compactMap(text) + (borders.isEmpty ? [] : [BorderSentences(tree).text(borders)])
    return sentences.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }.joined(separator: ", and ")
  }

  /// Each thing by itself.
  func texts(_ events: [PriceEvent]) -> [String] { events.map { text([$0]) } }

  private func text(_ event: PriceEvent) -> String? {
    switch event {
    case .border: return nil
    case .overflows(let view, let outer):
      return "\(names.view(view)) overflows \(outer.map(names.itself) ?? "the container")"
    case .lines(let view, let old, let new):
      let name = names.view(view)
      if old.count != new.count {
        let cut =
          new.isTruncated == old.isTruncated ? "" : new.isTruncated ? ", cut off" : ", none of it cut off"
        return "\(name) re-wraps from \(lines(old.count)) to \(new.count)\(cut)"
      }
      if old.scale != new.scale {
        return "\(name) is scaled to \(Words.plain(Double(new.scale)))\(new.isTruncated ? ", cut off" : "")"
      }
      guard new.isTruncated else { return "\(name) is no longer cut off" }
      return old.isTruncated ? "\(name) is cut off at another place" : "\(name) is cut off"
    }
  }

  private func lines(_ count: Int) -> String { count == 1 ? "1 line" : "\(count) lines" }
}
