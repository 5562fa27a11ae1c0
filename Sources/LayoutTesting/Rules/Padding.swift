import LayoutCore

struct PaddingGenerator: GeneratorRule {
  typealias Element = PaddingElement
  let role = ElementRole.modifier
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let insets =
      generator.chance(1, in: 3)
      ? EdgeInsets(.all, generator.length(0...16))
      : EdgeInsets(
        top: generator.length(-12...20), leading: generator.length(-12...20),
        bottom: generator.length(-12...20), trailing: generator.length(-12...20))
    return LayoutNode(PaddingElement(insets), children: views)
  }
}
