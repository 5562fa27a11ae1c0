import LayoutCore

/// Explanations for people: one line per view and side, or a story.
public struct TextExplanationFormat: ExplanationFormat {
  /// Makes the format.
  public init() {}

  /// A heading, then each view with its two sides.
  public func whole(_ explanation: LayoutExplanation, scene: String) throws -> String {
    let tree = explanation.tree
    let sentences = ReasonSentences(explanation)
    let lengths = explanation.views.flatMap { [$0.width, $0.height] }.map(length)
    let column = lengths.map(\.count).max() ?? 0
    var lines = ["\(scene), \(explanation.proposal)"]
    for view in explanation.views {
      let node = tree[view.view]
      lines.append("")
      lines.append(
        "\(node.path)  \(node.element.kind)\(node.id.map { " \"\($0)\"" } ?? "")\(Names(tree: tree).place(view.view))"
      )
      for side in [view.width, view.height] {
        let name = side.axis == .horizontal ? "width " : "height"
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
