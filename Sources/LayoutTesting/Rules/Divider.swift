import LayoutCore

struct DividerGenerator: GeneratorRule {
  typealias Element = DividerElement
  let role = ElementRole.leaf
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(DividerElement(axis: context.axis))
  }
}
