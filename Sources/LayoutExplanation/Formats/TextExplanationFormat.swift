import LayoutCertificates
import LayoutCore
import LayoutDocuments

/// Explanations for people, in sentences.
///
/// A whole tree, and a story:
///
///     a badge at the end of a row, 520x100
///
///     root.1/1  frame, line 15
///       width 198.7  frame(maxWidth: 198.7), line 15
///
///     badge   width 261.3, offered 261.3 and took all of it
///       the container is 520 wide
///       if the container gets 1 pt wider: badge +1   (until it is 558.7 wide; from there …
///
/// Why not, breakpoints, a difference, and a certificate:
///
///     badge.width >= 280: no, it is 261.3
///       allowed if HStack(spacing: 8) of row (line 5) is 9.35 less: -1.35
///       allowed if the container's width 520 is 18.7 more: 538.7
///
///     a badge at the end of a row, width 500...600: 1 breakpoint
///       558.7  frame(maxWidth: 300), line 22, holds badge
///
///     edit 1: frame of title, line 15: maxWidth 198.7 to 220
///
///     root.2/1  badge
///       (258.7, 0) 261.3 x 100 -> (280, 0) 240 x 100
///       width 261.3 to 240: as wide as badge, as before
///       behind it: edit 1
///
///     block root, proposed 520x100
///       proposed.width = 520: given
package struct TextExplanationFormat: ExplanationFormat {
  /// The sides that a whole tree is told of.
  package var axes: [Axis]
  /// Whether breakpoints come with each view's frame as a function of the container's size.
  package var showsFrames: Bool

  /// Creates the format; by default it tells both sides of every view.
  package init(axes: [Axis] = Axis.allCases, showsFrames: Bool = false) {
    self.axes = axes
    self.showsFrames = showsFrames
  }

  /// A heading, then each view with its two sides.
  package func whole(_ explanation: LayoutExplanation, scene: String) throws -> String {
    let tree = explanation.tree
    let sentences = ReasonSentences(explanation)
    let lengths = explanation.views.flatMap { view in axes.map { length(view[$0]) } }
    let names = Names(tree: tree)
    let column = lengths.map(\.count).max() ?? 0
    var lines = ["\(OneLine.of(scene)), \(explanation.proposal)"]
    for view in explanation.views {
      let node = tree[view.view]
      lines.append("")
      lines.append(
        "\(node.path)  \(node.element.kind)\(node.id.map { " \"\(OneLine.of($0))\"" } ?? "")\(names.place(view.view))"
      )
      for side in axes.map({ view[$0] }) {
        let name = side.axis == .vertical ? "height" : axes.count > 1 ? "width " : "width"
        let number = String(repeating: " ", count: column - length(side).count) + length(side)
        lines.append("  \(name) \(number)  \(sentences.text(side, of: view.view))")
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Each story as a paragraph.
  package func stories(
    _ stories: [Story], of explanation: LayoutExplanation, scene: String
  ) throws -> String {
    stories.map { StorySentences(explanation).lines($0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  /// The answer and what it follows from, a line each.
  package func whyNot(_ answer: WhyNot, scene: String) -> String { answer.text }

  /// A table: each size and what changes there.
  package func breakpoints(_ breakpoints: Breakpoints, scene: String) -> String {
    breakpoints.text(scene: scene, showsFrames: showsFrames)
  }

  /// The edits, then each change with its reasons.
  package func difference(_ difference: LayoutDifference) -> String { difference.text }

  /// A line for each variable, row, decision and size.
  package func certificate(_ certificate: Certificate) -> String { certificate.text }

  private func length(_ side: SideExplanation) -> String {
    side.length.map { Words.points($0) } ?? "infinity"
  }
}
