import LayoutCore

struct ViewThatFitsGenerator: GeneratorRule {
  typealias Element = ViewThatFitsElement
  let role = ElementRole.container
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let axes: Axis.Set = generator.pick([[.vertical, .horizontal], .horizontal, .vertical])
    return LayoutNode(
      ViewThatFitsElement(axes: axes), children: generator.children(context.inside(axis: nil), atMost: 3))
  }
}
