import LayoutCore
import LayoutDocuments

/// A tree with a line for each view: its kind and id, its size, and the reason of each side that it decides.
struct ReasonTree {
  private let explanation: LayoutExplanation
  private var tree: LayoutTree { explanation.tree }

  init(_ explanation: LayoutExplanation) { self.explanation = explanation }

  /// The lines, each further in than that of the view around it.
  var lines: [TextLine] {
    var depths: [LayoutTree.Index: Int] = [:]
    return explanation.views.map { told in
      let node = tree[told.view]
      let depth = node.parent.map { (depths[$0] ?? 0) + 1 } ?? 0
      depths[told.view] = depth
      return line(told, node, depth)
    }
  }

  private func line(_ told: ViewExplanation, _ node: LayoutTree.Node, _ depth: Int) -> TextLine {
    var pieces: [TextLine.Piece] = [.words(node.element.kind)]
    if let id = node.id { pieces += [.words(" "), .name("\"\(OneLine.of(id))\"")] }
    let size = Axis.allCases.map { told[$0].length.map { Words.plain($0) } ?? "infinity" }
      .joined(separator: " x ")
    let reason = reason(told)
    pieces.append(.words("  \(size)" + (reason.isEmpty ? "" : "  \(reason)")))
    return TextLine(pieces, indentation: 2 * depth, hanging: 2 * depth + 4)
  }

  /// Why each side is as long as it is, but for those that the view hands on.
  private func reason(_ told: ViewExplanation) -> String {
    let view = explanation.view(told.view)
    let axes = Axis.allCases.filter { view.handsOn($0) == nil }
    let sentences = axes.map { ReasonSentences(explanation).text(told[$0], of: told.view) }
    if Set(sentences).count == 1, axes.count == Axis.allCases.count { return sentences[0] }
    return zip(axes, sentences).map { "\(Words.side($0)): \($1)" }.joined(separator: "; ")
  }
}
