import LayoutCore

struct StackGenerator: GeneratorRule {
  typealias Element = StackElement
  let role = ElementRole.container
  let weight = 24

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let axis = generator.pick(Axis.allCases)
    let stack = StackElement(
      axis: axis, spacing: generator.optional(-6...24), alignment: generator.key(axis.across))
    return LayoutNode(stack, children: generator.children(context.inside(axis: axis)))
  }
}
