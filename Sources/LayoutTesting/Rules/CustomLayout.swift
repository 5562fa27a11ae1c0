import LayoutCore

/// The layouts for random trees, some of their views with a rank.
struct CustomLayoutGenerator: GeneratorRule {
  typealias Element = CustomLayoutElement
  let role = ElementRole.container
  let weight = 4
  let isOpaque = true

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let layout = layout(from: &generator)
    var inside = context.inside(axis: type(of: layout).layoutProperties.stackOrientation)
    // A layout that wraps a stack's by hand lays its views out anew for each question: not too many of them.
    if inside.axis != nil || layout is WrappingLayout<ZStackLayout> { inside.depth = min(inside.depth, 1) }
    let children = generator.children(inside).map { child in
      guard generator.chance(1, in: 3) else { return child }
      let rank = LayoutValueGenerator.rank(from: &generator)
      return LayoutNode(rank, children: [child.at("")], direction: child.direction, place: child.place)
    }
    return LayoutNode(layout.element, children: children)
  }

  private func layout(from generator: inout TreeGenerator) -> any Layout {
    switch Int.random(in: 0..<4, using: &generator.random) {
    case 0:
      StaircaseLayout(
        step: generator.length(-4...30),
        anchor: generator.pick([.topLeading, .center, .bottomTrailing, UnitPoint(x: 0.25, y: 2)]),
        leavesLast: generator.chance(1, in: 3))
    case 1: RankedLayout(guide: HorizontalAlignment(key: generator.key(.horizontal)))
    case 2:
      WrappingLayout(
        inner: HStackLayout(
          alignment: VerticalAlignment(key: generator.key(.vertical)), spacing: generator.optional(0...20)),
        margin: generator.length(0...8))
    default:
      WrappingLayout(inner: ZStackLayout(alignment: generator.alignment()), margin: generator.length(0...8))
    }
  }
}
