import LayoutCore

struct AspectRatioGenerator: GeneratorRule {
  typealias Element = AspectRatioElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let element = AspectRatioElement(
      ratio: generator.chance(2, in: 3) ? generator.pick([0.5, 1, 1.5, 2, 0.75, 1.25, 3, -1, 0]) : nil,
      contentMode: generator.pick([.fit, .fill]))
    return LayoutNode(element, children: views)
  }
}
