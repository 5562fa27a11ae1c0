import LayoutCore

extension ViewReader {
  /// The view with another one at one of its edges, as `safeAreaInset` says it.
  func inset(
    _ node: LayoutNode, by modifier: ModifierList.Entry, _ surroundings: Surroundings
  ) throws(DocumentError) -> LayoutNode {
    let word = DocumentWord.safeAreaInset
    let object = try modifier.value.object(word.title, keys: word.keys)
    let edge: Edge = try object.require("edge").word("edge", among: Self.edges)
    let isAbove = edge == .top || edge == .bottom
    let alignment = try object[DocumentWord.alignmentKey].map { field throws(DocumentError) in
      try scene.alignments.guide(field, along: isAbove ? .horizontal : .vertical)
    }
    let centre = isAbove ? HorizontalAlignment.center.key : VerticalAlignment.center.key
    var inner = surroundings.child(".\(word.name)", axis: nil)
    inner.direction = modifier.direction
    inner.text = modifier.text
    inner.place = ""
    let stack = StackElement(
      axis: .vertical, alignment: HorizontalAlignment.center.key, defaultSpacing: scene.environment.spacing)
    guard let added = try content(of: modifier, inner, together: stack).first else { return node }
    var result = node.inset(
      by: added, at: edge, alignment ?? centre,
      try object["spacing"].map { field throws(DocumentError) in try field.number() },
      defaultSpacing: scene.environment.spacing, source: modifier.object.field.position,
      direction: modifier.direction)
    result.id = modifier.id
    return result
  }

  private static let edges: [String: Edge] = [
    "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing,
  ]
}

extension Field {
  /// What one of some words stands for.
  fileprivate func word<Meaning>(
    _ meaning: String, among words: [String: Meaning]
  ) throws(DocumentError) -> Meaning {
    let text = try string()
    guard let found = words[text] else {
      throw error(.unknownWord(text, meaning: meaning, known: words.keys.sorted()))
    }
    return found
  }
}
