import ConstraintLayout
import Foundation
import LayoutCore
import LinearProgramming

/// The first lines of a whole explanation: truncated texts, overflowing views, and views at a written limit.
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
      "\(names.view(view)) by \(Words.points(points))\(names.note(view))"
    }
    let cut = look.cutOff.sorted().map { names.view($0) + names.note($0) }
    return [("cut off", cut), ("sticks out", outside), ("at a limit", limits)].compactMap { title, all in
      guard !all.isEmpty else { return nil }
      let more = all.count - Self.mostNamed
      let named = Array(all.prefix(Self.mostNamed)) + (more > 0 ? ["\(more) more"] : [])
      return TextLine([.words("\(title): \(named.joined(separator: ", "))")], hanging: 2)
    }
  }

  /// The limits of frames that hold a side.
  private var limits: [String] {
    let parameters: Set<ParameterName> = [.minWidth, .maxWidth, .minHeight, .maxHeight]
    return explanation.views.flatMap { view in
      axes.flatMap { view[$0].reasons }.compactMap { reason in
        guard case .written(let input) = reason, parameters.contains(input.parameter) else { return nil }
        return names.phrase(input)
      }
    }
  }
}

/// An explained layout as its appearance is judged.
private struct ExplainedLook: SeenLayout {
  let explanation: LayoutExplanation
  var tree: LayoutTree { explanation.tree }
  var container: ExactProposal { ExactProposal(explanation.proposal) }
  var place: (LayoutTree.Index) -> LayoutTree.Index? { { $0 } }

  var seenViews: [LayoutTree.Index: SeenView] {
    let views = explanation.views.compactMap { told -> (LayoutTree.Index, SeenView)? in
      explanation.placedInPoints(told.view).map { placed in
        let frame = placed.frame
        let view = SeenView(
          start: (Double(frame.origin.x), Double(frame.origin.y)),
          lengths: (Double(frame.size.width), Double(frame.size.height)),
          proposal: ExactProposal(placed.proposal))
        return (told.view, view)
      }
    }
    return Dictionary(uniqueKeysWithValues: views)
  }
}
