import LayoutCore

struct ShapeGenerator: GeneratorRule {
  typealias Element = ShapeElement
  let role = ElementRole.leaf
  let weight = 3

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(ShapeElement(kind: "Color"))
  }
}
