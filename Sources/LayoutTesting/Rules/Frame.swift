import LayoutCore

struct FrameGenerator: GeneratorRule {
  typealias Element = FrameElement
  let role = ElementRole.modifier
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      FrameElement(
        width: generator.optional(0...200), height: generator.optional(0...200),
        alignment: generator.alignment()),
      children: views)
  }
}
