import LayoutCore

struct GeometryReaderGenerator: GeneratorRule {
  typealias Element = GeometryReaderElement
  let role = ElementRole.container
  let weight = 3

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      GeometryReaderElement(), children: generator.children(context.inside(axis: nil), atMost: 2))
  }
}
