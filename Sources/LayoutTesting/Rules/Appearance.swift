import LayoutCore

struct AppearanceGenerator: GeneratorRule {
  typealias Element = AppearanceElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(AppearanceElement(kind: "border", attributes: ["color": "red"]), children: views)
  }
}
