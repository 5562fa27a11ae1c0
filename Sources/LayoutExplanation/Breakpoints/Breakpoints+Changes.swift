import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

extension Breakpoints {
  /// What changes at a breakpoint.
  package enum Change: Hashable, Sendable {
    /// A text has another number of lines than below.
    case lines(view: LayoutTree.Index, from: Int, to: Int)
    /// A text has as many lines as below, broken at other words.
    case breaks(view: LayoutTree.Index)
    /// A text has as many lines as below, and the last is cut off elsewhere: now, or no longer.
    case cut(view: LayoutTree.Index, isCut: Bool, wasCut: Bool)
    /// A text is set larger or smaller than below.
    case scale(view: LayoutTree.Index, from: CGFloat, to: CGFloat)
    /// A choice shows another candidate than below.
    case shows(choice: LayoutTree.Index, from: LayoutTree.Index, to: LayoutTree.Index)
    /// Something else: what held a length lets go, another order, another row.
    case border(Border)
  }

  /// What changes at the beginning of a regime; empty for the first one.
  package func changes(at place: Int) -> [Change] {
    guard regimes.indices.contains(place), place > 0 else { return [] }
    var changes = tree.indices.compactMap { index -> Change? in
      guard let old = shown[place - 1][index], let new = shown[place][index], old != new else { return nil }
      return .shows(choice: index, from: old, to: new)
    }
    for (index, old, new) in texts.changes(at: place) {
      guard let old, let new else { continue }
      if old.scale != new.scale {
        changes.append(.scale(view: index, from: old.scale, to: new.scale))
      }
      if old.lines.count != new.lines.count {
        changes.append(.lines(view: index, from: old.lines.count, to: new.lines.count))
      } else if old.lines != new.lines, old.isTruncated || new.isTruncated {
        changes.append(.cut(view: index, isCut: new.isTruncated, wasCut: old.isTruncated))
      } else if old.lines != new.lines {
        changes.append(.breaks(view: index))
      }
    }
    let told = Set(
      changes.map { change -> LayoutTree.Index in
        switch change {
        case .lines(let view, _, _), .breaks(let view), .cut(let view, _, _), .shows(let view, _, _),
          .scale(let view, _, _):
          view
        case .border: tree.root
        }
      })
    for border in regimes[place].begins {
      // Of two texts at one border, the one whose lines stay has nothing to tell.
      if case .measured(let view) = border,
        told.contains(view) || (!changes.isEmpty && texts.lines(of: view, at: place - 1) != nil)
      {
        continue
      }
      if case .decision(.candidate(let choice, _)) = border, told.contains(choice) { continue }
      changes.append(.border(border))
    }
    return changes
  }

  /// The container at a size inside a regime.
  func container(at size: Rational) -> ExactProposal { whole.with(size, along: axis) }
}

/// What changes at a breakpoint, in the words of SwiftUI.
struct BreakpointSentences {
  let tree: LayoutTree

  func text(_ change: Breakpoints.Change) -> String {
    let names = Names(tree: tree)
    switch change {
    case .lines(let view, let from, let to):
      return "\(names.view(view)) goes from \(from) \(from == 1 ? "line" : "lines") to \(to)"
    case .shows(let choice, let from, let to):
      return "\(names.view(choice)) shows \(names.view(to)) in place of \(names.view(from))"
    case .breaks(let view): return "\(names.view(view)) re-wraps"
    case .cut(let view, let isCut, let wasCut):
      let how = !isCut ? "is no longer cut off" : wasCut ? "is cut off at another place" : "is cut off"
      return "\(names.view(view)) \(how)"
    case .scale(let view, _, let to):
      let how = to == 1 ? "is no longer scaled" : "is scaled to \(Words.plain(Double(to)))"
      return "\(names.view(view)) \(how)"
    case .border(let border): return BorderSentences(tree).text(border)
    }
  }
}
