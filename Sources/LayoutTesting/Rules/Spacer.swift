import LayoutCore

struct SpacerGenerator: GeneratorRule {
  typealias Element = SpacerElement
  let role = ElementRole.leaf
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(SpacerElement(minLength: generator.optional(-10...30), axis: context.axis))
  }
}
