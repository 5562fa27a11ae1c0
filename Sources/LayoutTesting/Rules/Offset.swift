import LayoutCore

struct OffsetGenerator: GeneratorRule {
  typealias Element = OffsetElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(OffsetElement(x: generator.length(-20...20), y: generator.length(-20...20)), children: views)
  }
}
