import LayoutCore

struct CircleGenerator: GeneratorRule {
  typealias Element = CircleElement
  let role = ElementRole.leaf
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(CircleElement())
  }
}
