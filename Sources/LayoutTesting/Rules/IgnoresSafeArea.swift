import LayoutCore

struct IgnoresSafeAreaGenerator: GeneratorRule {
  typealias Element = IgnoresSafeAreaElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let reach = generator.pick([
      EdgeInsets(top: 47, bottom: 34), EdgeInsets(.all, 12.5), EdgeInsets(leading: 20, trailing: 4),
    ])
    // Most often the reach is known already: engines lay out nothing else.
    let element = IgnoresSafeAreaElement(reach: generator.chance(1, in: 6) ? nil : reach)
    return LayoutNode(element, children: views)
  }
}
