import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The first lines of a whole explanation: truncated texts, broken words,
/// overflowing views, and views at a written limit.
struct ExplanationSummary {
  private let explanation: LayoutExplanation
  private let axes: [Axis]
  private var names: Names { explanation.names }

  init(_ explanation: LayoutExplanation, axes: [Axis]) {
    (self.explanation, self.axes) = (explanation, axes)
  }

  /// The largest number of views that are named; the rest are counted.
  private static let mostNamed = 4

  /// A line for each kind of remark; empty where there is nothing to report.
  var lines: [TextLine] {
    let look = LayoutAppearance(
      explanation.tree.indices.map { $0 }, in: ExplainedLook(explanation: explanation))
    let outside = look.overhangs.sorted { $0.key < $1.key }.map { view, points in
      Entry(name: "\(names.view(view)) by \(Words.points(points))", note: names.note(view))
    }
    func entries(_ views: some Sequence<LayoutTree.Index>) -> [Entry] {
      views.sorted().map { Entry(name: names.view($0), note: names.note($0)) }
    }
    let (cut, broken) = (entries(look.cutOff), entries(look.brokenWords.keys))
    return [
      ("cut off", cut), ("sticks out", outside), ("broken inside a word", broken), ("at a limit", limits),
    ].compactMap { title, all in
      guard !all.isEmpty else { return nil }
      let entries = folded(all)
      let more = entries.count - Self.mostNamed
      let named = Array(entries.prefix(Self.mostNamed)) + (more > 0 ? ["\(more) more"] : [])
      return TextLine([.words("\(title): \(named.joined(separator: ", "))")], hanging: 2)
    }
  }

  /// A view with its place in brackets; empty where it is unknown.
  private struct Entry {
    var name: String
    var note: String
  }

  /// Returns an entry for each line of the source, with the number of further views that the line makes.
  private func folded(_ entries: [Entry]) -> [String] {
    var lines: [(entry: Entry, count: Int)] = []
    for entry in entries {
      if !entry.note.isEmpty, let known = lines.firstIndex(where: { $0.entry.note == entry.note }) {
        lines[known].count += 1
      } else {
        lines.append((entry, 1))
      }
    }
    return lines.map { entry, count in
      entry.name + (count > 1 ? " and \(count - 1) more" : "") + entry.note
    }
  }

  /// The limits of frames that hold a side.
  private var limits: [Entry] {
    let parameters: Set<ParameterName> = [.minWidth, .maxWidth, .minHeight, .maxHeight]
    return explanation.views.flatMap { view in
      axes.flatMap { view[$0].reasons }.compactMap { reason in
        // The sizes of the parts of a control are the platform's.
        guard case .written(let input) = reason, parameters.contains(input.parameter),
          explanation.tree.isWritten(input.view)
        else { return nil }
        let name = names.rule(input.view).phrase(for: input.parameter, of: names.owner(input.view))
        return Entry(name: name, note: names.note(input.view))
      }
    }
  }
}

/// An explained layout as its appearance is judged.
private struct ExplainedLook: SeenLayout {
  let explanation: LayoutExplanation
  var tree: LayoutTree { explanation.tree }
  var container: ExactProposal { ExactProposal(explanation.proposal) }
  var counterpart: (LayoutTree.Index) -> LayoutTree.Index? { { $0 } }

  var seenViews: [LayoutTree.Index: SeenView] {
    let views = explanation.views.compactMap { explained -> (LayoutTree.Index, SeenView)? in
      explanation.placedInPoints(explained.view).map { placed in
        let frame = placed.frame
        let view = SeenView(
          start: (Double(frame.origin.x), Double(frame.origin.y)),
          lengths: (Double(frame.size.width), Double(frame.size.height)),
          proposal: ExactProposal(placed.proposal))
        return (explained.view, view)
      }
    }
    return Dictionary(uniqueKeysWithValues: views)
  }
}
