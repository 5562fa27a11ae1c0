import LayoutCore

struct GridGenerator: GeneratorRule {
  typealias Element = GridElement
  let role = ElementRole.container
  let weight = 4

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    var cells: [LayoutNode] = []
    for row in 0..<generator.pick([1, 2, 2, 3]) {
      var inRow = generator.children(context.inside(axis: nil), atMost: 3).enumerated().map {
        generator.cell($1).at(".\(row).\($0)")
      }
      if inRow.count == 1, generator.pick([true, false]) {
        inRow[0].place = ".\(row)"
      } else {
        inRow = inRow.inGridRow(generator.pick([nil, nil, generator.key(.vertical)]))
      }
      cells += inRow
    }
    let grid = GridElement(
      rows: GridElement.rows(of: cells), alignment: generator.alignment(),
      horizontalSpacing: generator.optional(-6...24), verticalSpacing: generator.optional(-6...24))
    return LayoutNode(grid, children: cells)
  }
}

extension TreeGenerator {
  /// A view as a cell, which now and then says something to its grid.
  fileprivate mutating func cell(_ view: LayoutNode) -> LayoutNode {
    guard pick([true, false, false]) else { return view }
    return LayoutNode(GridCellElement(cellAttribute()), children: [view.at("")])
  }
}
