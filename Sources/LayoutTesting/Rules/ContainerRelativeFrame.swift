import LayoutCore

struct ContainerRelativeFrameGenerator: GeneratorRule {
  typealias Element = ContainerRelativeFrameElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let count = generator.pick([1, 2, 3, 4])
    let element = ContainerRelativeFrameElement(
      axes: generator.pick([.horizontal, .vertical, [.horizontal, .vertical]]), count: count,
      span: generator.pick(Array(1...count)), spacing: generator.pick([0, 4, 8.5]),
      alignment: generator.pick([.center, .topLeading, .bottomTrailing]))
    return LayoutNode(element, children: views)
  }
}
