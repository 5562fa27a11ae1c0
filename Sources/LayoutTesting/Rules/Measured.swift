import LayoutCore

/// Texts of up to nine words.
struct MeasuredGenerator: GeneratorRule {
  typealias Element = MeasuredElement
  let role = ElementRole.leaf
  let weight = 3

  private static let words = [
    "a", "is", "row", "title", "badge", "layout", "taut", "constraint", "description", "unbreakable-length",
  ]

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let words = (0..<Int.random(in: 0...9, using: &generator.random)).map { _ in generator.pick(Self.words) }
    let content = TextContent(
      words.joined(separator: " "), font: generator.pick([.body, .title, .caption, .headline]),
      lineLimit: generator.chance(1, in: 3) ? Int.random(in: 1...3, using: &generator.random) : nil,
      measurer: BuiltInTextMeasurer())
    return LayoutNode(MeasuredElement(kind: "Text", content: content))
  }
}
