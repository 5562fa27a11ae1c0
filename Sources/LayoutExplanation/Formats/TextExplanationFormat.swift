import LayoutCore

/// Explanations for people: one line per view and side, or a story.
public struct TextExplanationFormat: ExplanationFormat {
  /// The sides that a whole tree is told of.
  public var axes: [Axis]

  /// Creates the format; by default it tells both sides of every view.
  public init(axes: [Axis] = Axis.allCases) { self.axes = axes }

  /// A heading, then each view with its two sides.
  public func whole(_ explanation: LayoutExplanation, scene: String) throws -> String {
    let tree = explanation.tree
    let sentences = ReasonSentences(explanation)
    let lengths = explanation.views.flatMap { view in axes.map { length(view[$0]) } }
    let names = Names(tree: tree)
    let column = lengths.map(\.count).max() ?? 0
    var lines = ["\(scene), \(explanation.proposal)"]
    for view in explanation.views {
      let node = tree[view.view]
      lines.append("")
      lines.append(
        "\(node.path)  \(node.element.kind)\(node.id.map { " \"\($0)\"" } ?? "")\(names.place(view.view))"
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
  public func stories(
    _ stories: [Story], of explanation: LayoutExplanation, scene: String
  ) throws -> String {
    stories.map { StorySentences(explanation).lines($0).joined(separator: "\n") }.joined(separator: "\n\n")
  }

  private func length(_ side: SideExplanation) -> String {
    side.length.map { Words.points($0) } ?? "infinity"
  }
}
