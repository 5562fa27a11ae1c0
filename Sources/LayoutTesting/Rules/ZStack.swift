import LayoutCore

struct ZStackGenerator: GeneratorRule {
  typealias Element = ZStackElement
  let role = ElementRole.container
  let weight = 6

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      ZStackElement(alignment: generator.alignment()),
      children: generator.children(context.inside(axis: nil)))
  }
}
