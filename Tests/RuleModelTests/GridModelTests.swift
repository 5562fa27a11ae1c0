import Foundation
import LayoutCore
import TestSupport
import Testing

@Suite("Models of grids: model = constraints = reference")
struct GridModelTests {
  @Test("grid: groups, shares, tracks, slots")
  func grid() throws {
    try RuleModel.compare("grid") { random in
      var grid = RandomGrid(&random)
      let cells = grid.cells(&random)
      return ModelCase(
        tree: LayoutNode(grid.element(of: cells), children: cells, id: "tested"), proposal: grid.proposal,
        data: grid.data, views: grid.views)
    }
  }

  @Test("lazy grid: shares, tracks, lines")
  func lazyGrid() throws {
    try RuleModel.compare("lazy-grid") { random in
      let axis = random.axis()
      let guides = RandomAlignment(&random)
      let proposal = random.proposal()
      let spacing = random.length(-6...24)
      var data = ModelData()
      data.set(proposal: proposal)
      data.set("across", to: ModelValue(stringLiteral: axis.across.rawValue))
      data.set("spacing", to: ModelValue(spacing))
      data.set("fraction") { ModelValue(guides[$0].fraction) }
      let items = (1...random.integer(1...3)).map { gridItem($0, &data, &random) }
      data.set("itemCount", to: ModelValue(CGFloat(items.count)))
      var views = [ViewColumns.tested]
      var parts: [LazyGridElement.Part] = []
      let children = (1...random.integer(1...6)).map { place in
        let child = ElasticChild(&random)
        data.set("childLeast", at: place) { ModelValue(child[$0].least) }
        data.set("childIdeal", at: place) { ModelValue(child[$0].ideal) }
        data.set("childMost", at: place) { ModelValue(child[$0].most) }
        parts.append(random.pick([.title, .first, .other, .other, .other]))
        data.set("part", at: place, to: ModelValue(stringLiteral: parts[place - 1].rawValue))
        views.append(ViewColumns("child\(place)", size: "childSize", origin: "origin", at: "\(place)"))
        return child.node(id: "child\(place)", guides: [])
      }
      data.set("count", to: ModelValue(CGFloat(children.count)))
      let grid = LazyGridElement(
        axis: axis, items: items, alignment: guides.alignment, spacing: spacing, parts: parts)
      return ModelCase(
        tree: LayoutNode(grid, children: children, id: "tested"), proposal: proposal, data: data, views: views
      )
    }
  }

  private func gridItem(_ place: Int, _ data: inout ModelData, _ random: inout RandomParameters) -> GridItem {
    let least = random.length(0...90)
    let most = random.chance(1, in: 2) ? least + random.length(0...60) : CGFloat.infinity
    let gap = random.length(-6...24)
    let (kind, size): (ModelValue, GridItem.Size) =
      switch random.integer(0...2) {
      case 0: ("fixed", .fixed(least))
      case 1: ("flexible", .flexible(minimum: least, maximum: most))
      // At 6 points less than nothing no number of tracks is the last that fits.
      default: ("adaptive", .adaptive(minimum: least + 10, maximum: most + 10))
      }
    data.set("kind", at: place, to: kind)
    let shift: CGFloat = if case .adaptive = size { 10 } else { 0 }
    data.set("itemLeast", at: place, to: ModelValue(least + shift))
    data.set("itemMost", at: place, to: ModelValue(most + shift))
    data.set("gap", at: place, to: ModelValue(gap))
    return GridItem(size, spacing: gap)
  }

  @Test("what a view says to its grid, without one")
  func gridCell() throws {
    try RuleModel.compare("grid-cell") { random in
      let attribute: GridCellElement.Attribute = random.pick([
        .columns(2), .anchor(.topTrailing), .columnAlignment(.leading), .unsizedAxes(.vertical),
      ])
      return OneChild(&random).modified(by: GridCellElement(attribute)) { _ in }
    }
  }
}

/// A grid under way: its own parameters, and the cells so far.
private struct RandomGrid {
  let proposal: ProposedViewSize
  private let guides: RandomAlignment
  private let spacing: [Axis: CGFloat?]
  private let priorities: [Double]
  var data = ModelData()
  var views = [ViewColumns.tested]

  init(_ random: inout RandomParameters) {
    // A baseline is a row's matter, as a stack's guides are; the model knows slots alone.
    var guides = RandomAlignment(&random)
    while guides[.vertical].key == VerticalAlignment.firstTextBaseline.key {
      guides = RandomAlignment(&random)
    }
    self.guides = guides
    priorities = random.chance(1, in: 2) ? [0] : [0, 0, 1, -1]
    spacing = [.horizontal: random.optional(-6...24), .vertical: random.optional(-6...24)]
    // Wide enough for some of the cells to be served well.
    var proposal = random.proposal()
    for axis in Axis.allCases { proposal[axis] = proposal[axis].map { $0 * 2 } }
    self.proposal = proposal
    data.set(proposal: proposal)
    for axis in Axis.allCases {
      data.set("spacing", at: axis.rawValue, to: ModelValue(spacing[axis] ?? nil, orElse: "default"))
    }
  }

  func element(of cells: [LayoutNode]) -> GridElement {
    GridElement(
      rows: rows, alignment: guides.alignment, horizontalSpacing: spacing[.horizontal] ?? nil,
      verticalSpacing: spacing[.vertical] ?? nil)
  }

  private var rows: [GridElement.Row] = []

  /// The cells of one to three rows.
  mutating func cells(_ random: inout RandomParameters) -> [LayoutNode] {
    var cells: [LayoutNode] = []
    for row in 1...random.integer(1...3) {
      let count = random.integer(1...(row == 1 ? 3 : 2))
      for column in 1...count { cells.append(cell(cells.count + 1, column, row, &random)) }
      rows.append(.cells(count, alignment: nil))
    }
    data.set("count", to: ModelValue(CGFloat(cells.count)))
    return cells
  }

  private mutating func cell(
    _ place: Int, _ column: Int, _ row: Int, _ random: inout RandomParameters
  ) -> LayoutNode {
    var child = ElasticChild(&random)
    for axis in Axis.allCases where random.chance(1, in: 4) && proposal[axis] != .infinity {
      child[axis].most = .infinity
    }
    let priority = random.pick(priorities)
    let anchor = random.chance(1, in: 4) ? UnitPoint(x: 0.25, y: 1) : nil
    data.set("track", at: place) { ModelValue(CGFloat($0 == .horizontal ? column : row)) }
    data.set("priority", at: place, to: ModelValue(CGFloat(priority)))
    data.set("least", at: place) { ModelValue(child[$0].least) }
    data.set("ideal", at: place) { ModelValue(child[$0].ideal) }
    data.set("most", at: place) { ModelValue(child[$0].most) }
    data.set("fraction", at: place) { ModelValue(anchor?[$0] ?? guides[$0].fraction) }
    views.append(ViewColumns("child\(place)", size: "cellSize", origin: "origin", at: "\(place)"))
    var node = LayoutNode(LayoutPriorityElement(priority), children: [child.node(id: "inner")])
    if let anchor { node = LayoutNode(GridCellElement(.anchor(anchor)), children: [node]) }
    node.id = "child\(place)"
    return node
  }
}
