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
    let (before, after) = (lines[place - 1], lines[place])
    var changes = tree.indices.compactMap { index -> Change? in
      guard let old = shown[place - 1][index], let new = shown[place][index], old != new else { return nil }
      return .shows(choice: index, from: old, to: new)
    }
    for index in tree.indices {
      guard let old = before[index], let new = after[index] else { continue }
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
      if case .measured(let view) = border, told.contains(view) || (before[view] != nil && !changes.isEmpty) {
        continue
      }
      if case .decision(.candidate(let choice, _)) = border, told.contains(choice) { continue }
      changes.append(.border(border))
    }
    return changes
  }

  /// What is looked at in each regime: most views are neither texts nor candidates.
  struct Watched {
    private let tree: LayoutTree
    /// By the views' places: whether a view is a text, and whether it is a candidate of a choice.
    private let isText: [Bool]
    private let isCandidate: [Bool]
    /// The lines of each text in the latest regime, and what it was proposed there: most texts have both in the next one too.
    private var latest: [LayoutTree.Index: TextLines] = [:]
    private var proposals: [LayoutTree.Index: ProposedViewSize] = [:]

    init(_ tree: LayoutTree) {
      self.tree = tree
      let names = Names(tree: tree)
      isText = tree.indices.map { names.room($0).lines(at: .unspecified) != nil }
      let isChoice = tree.indices.map { !tree[$0].element.placesAllChildren }
      isCandidate = tree.indices.map { tree.parent(of: $0).map { isChoice[$0.position] } ?? false }
    }

    /// The lines of each text of a layout, as they are inside a regime.
    mutating func lines(_ root: RootPiece, in container: ExactProposal) -> [LayoutTree.Index: TextLines] {
      let names = Names(tree: tree)
      var count = 0
      for view in root.views where isText[view.index.position] {
        count += 1
        let proposal = view.proposal(at: container).doubles
        if proposals[view.index] == proposal { continue }
        proposals[view.index] = proposal
        let lines = names.room(view.index).lines(at: proposal).map {
          TextLines(lines: $0.lines, isTruncated: $0.isTruncated, scale: $0.scale)
        }
        // A list that stays the same is shared by the regimes that have it.
        if latest[view.index] != lines { latest[view.index] = lines }
      }
      if count != proposals.count { forgetTexts(missingIn: root) }
      return latest
    }

    private mutating func forgetTexts(missingIn root: RootPiece) {
      let placed = Set(root.views.map(\.index))
      latest = latest.filter { placed.contains($0.key) }
      proposals = proposals.filter { placed.contains($0.key) }
    }

    /// The candidate of each choice that a layout places.
    func shown(_ root: RootPiece) -> [LayoutTree.Index: LayoutTree.Index] {
      var shown: [LayoutTree.Index: LayoutTree.Index] = [:]
      for view in root.views where isCandidate[view.index.position] {
        if let choice = tree.parent(of: view.index) { shown[choice] = view.index }
      }
      return shown
    }
  }

  /// The container at a size inside a regime.
  func container(at size: Rational) -> ExactProposal { whole.with(size, along: axis) }
}

/// The lines of a text, and whether a part of it is missing.
struct TextLines: Hashable, Sendable {
  var lines: [String]
  var isTruncated: Bool
  var scale: CGFloat
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
