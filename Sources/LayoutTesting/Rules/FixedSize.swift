import LayoutCore

struct FixedSizeGenerator: GeneratorRule {
  typealias Element = FixedSizeElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let element = FixedSizeElement(
      horizontal: generator.chance(1, in: 2), vertical: generator.chance(1, in: 2))
    return LayoutNode(element, children: views)
  }
}
