import LayoutCore

struct FlowGenerator: GeneratorRule {
  typealias Element = FlowElement
  let role = ElementRole.container
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(FlowElement(), children: generator.children(context.inside(axis: nil)))
  }
}
