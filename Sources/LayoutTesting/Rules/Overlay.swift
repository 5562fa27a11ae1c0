import LayoutCore

struct OverlayGenerator: GeneratorRule {
  typealias Element = OverlayElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let overlay = OverlayElement(alignment: generator.alignment(), isBackground: generator.chance(1, in: 2))
    let inside = TreeGenerator.Context(
      depth: max(0, min(1, context.depth - 1)), direction: context.direction)
    // One view, or several in a centred z-stack; seldom none, as `overlay { if false { ... } }` has.
    var content = (0..<generator.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 3])).map { place in
      generator.view(place == 0 ? inside : inside.inside(axis: nil)).at(".\(place)")
    }
    if content.count > 1 {
      content = [LayoutNode(ZStackElement(), children: content, direction: context.direction)]
    }
    return LayoutNode(overlay, children: views + content.map { $0.at(".\(overlay.kind)") })
  }
}
