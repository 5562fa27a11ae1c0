import LayoutCore

struct ScrollViewGenerator: GeneratorRule {
  typealias Element = ScrollViewElement
  let role = ElementRole.container
  let weight = 3

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let axes: Axis.Set = generator.pick([.vertical, .horizontal, [.vertical, .horizontal]])
    return LayoutNode(
      ScrollViewElement(axes: axes), children: generator.children(context.inside(axis: nil), atMost: 1))
  }
}
