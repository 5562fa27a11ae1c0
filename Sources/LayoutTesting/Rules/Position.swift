import LayoutCore

struct PositionGenerator: GeneratorRule {
  typealias Element = PositionElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      PositionElement(x: generator.length(0...100), y: generator.length(0...100)), children: views)
  }
}
