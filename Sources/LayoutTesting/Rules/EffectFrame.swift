import LayoutCore

struct EffectFrameGenerator: GeneratorRule {
  typealias Element = EffectFrameElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let effect: EffectFrameElement.Effect =
      generator.chance(1, in: 2)
      ? .rotation(degrees: generator.pick([0, 30, 45, -40, 90, 180, 200, -450]))
      : .scale(x: generator.pick([0, 0.5, 1, -1, 2.25]), y: generator.pick([0, 0.75, 1, -2]))
    return LayoutNode(EffectFrameElement(effect), children: views)
  }
}
