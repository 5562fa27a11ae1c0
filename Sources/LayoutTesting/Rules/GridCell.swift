import LayoutCore

struct GridCellGenerator: GeneratorRule {
  typealias Element = GridCellElement
  let role = ElementRole.modifier
  let weight = 1

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(GridCellElement(generator.cellAttribute()), children: views)
  }
}

extension TreeGenerator {
  /// Something that a cell says to its grid.
  mutating func cellAttribute() -> GridCellElement.Attribute {
    switch pick(Array(0..<4)) {
    case 0: .columns(pick([0, 1, 2, 2, 3]))
    case 1: .anchor(UnitPoint(x: pick([0, 0.25, 0.5, 1]), y: pick([0, 0.5, 0.75, 1])))
    case 2: .columnAlignment(HorizontalAlignment(key: key(.horizontal)))
    default: .unsizedAxes(pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    }
  }
}
