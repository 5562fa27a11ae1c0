import LayoutCore

struct LayoutPriorityGenerator: GeneratorRule {
  typealias Element = LayoutPriorityElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(LayoutPriorityElement(generator.pick([-1, 1, 1, 2, 0.5])), children: views)
  }
}
