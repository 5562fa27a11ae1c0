import Foundation
import LayoutCore

extension GeneratorRules {
  static let containers: [any GeneratorRule] = [
    StackGenerator(), ZStackGenerator(), FlowGenerator(), GridGenerator(), GridCellGenerator(),
    LazyGridGenerator(),
    CustomLayoutGenerator(), GeometryReaderGenerator(), ScrollViewGenerator(), ViewThatFitsGenerator(),
    OverlayGenerator(),
  ]
}

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

struct ZStackGenerator: GeneratorRule {
  typealias Element = ZStackElement
  let role = ElementRole.container
  let weight = 6

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      ZStackElement(alignment: generator.alignment()),
      children: generator.children(context.inside(axis: nil)))
  }
}

struct FlowGenerator: GeneratorRule {
  typealias Element = FlowElement
  let role = ElementRole.container
  let weight = 2

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(FlowElement(), children: generator.children(context.inside(axis: nil)))
  }
}

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
  /// Returns a view as a cell, now and then with settings for its grid.
  fileprivate mutating func cell(_ view: LayoutNode) -> LayoutNode {
    guard pick([true, false, false]) else { return view }
    return LayoutNode(GridCellElement(cellAttribute()), children: [view.at("")])
  }
}

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
  /// Returns a setting of a cell for its grid.
  mutating func cellAttribute() -> GridCellElement.Attribute {
    switch pick(Array(0..<4)) {
    case 0: .columns(pick([0, 1, 2, 2, 3]))
    case 1: .anchor(UnitPoint(x: pick([0, 0.25, 0.5, 1]), y: pick([0, 0.5, 0.75, 1])))
    case 2: .columnAlignment(HorizontalAlignment(key: key(.horizontal)))
    default: .unsizedAxes(pick([.horizontal, .vertical, [.horizontal, .vertical]]))
    }
  }
}

struct LazyGridGenerator: GeneratorRule {
  typealias Element = LazyGridElement
  let role = ElementRole.container
  let weight = 4

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let items = (0..<generator.pick([1, 1, 2, 3])).map { _ in generator.gridItem() }
    let children = generator.children(context.inside(axis: nil))
    let hasParts = generator.chance(1, in: 4)
    let grid = LazyGridElement(
      axis: generator.pick([.vertical, .vertical, .horizontal]), items: items,
      alignment: generator.alignment(), spacing: generator.optional(-6...24) ?? 8,
      parts: hasParts ? children.map { _ in generator.pick([.title, .first, .other, .other]) } : [])
    return LayoutNode(grid, children: children)
  }
}

extension TreeGenerator {
  fileprivate mutating func gridItem() -> GridItem {
    let least = length(0...90)
    let greatest = chance(1, in: 3) ? least + length(0...60) : .infinity
    let size: GridItem.Size =
      switch pick(Array(0..<4)) {
      case 0: .fixed(least)
      case 1: .flexible(minimum: least, maximum: greatest)
      // Few columns: a grid of many is no more than a large tree.
      default: .adaptive(minimum: least + 20, maximum: greatest + 20)
      }
    return GridItem(size, spacing: optional(-6...24), alignment: chance(1, in: 3) ? alignment() : nil)
  }
}

/// The generator of custom layouts, some of whose views have a rank.
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
    // A layout that calls a stack's layout in code lays out its views again for each proposal, so they are
    // shallow.
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

struct GeometryReaderGenerator: GeneratorRule {
  typealias Element = GeometryReaderElement
  let role = ElementRole.container
  let weight = 3

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    LayoutNode(
      GeometryReaderElement(), children: generator.children(context.inside(axis: nil), atMost: 2))
  }
}

struct ScrollViewGenerator: GeneratorRule {
  typealias Element = ScrollViewElement
  let role = ElementRole.container
  let weight = 3

  func node(
    around views: [LayoutNode], in context: TreeGenerator.Context, from generator: inout TreeGenerator
  ) -> LayoutNode {
    let axes: Axis.Set = generator.pick([.vertical, .horizontal, [.vertical, .horizontal]])
    func anchor() -> UnitPoint? {
      generator.pick([nil, nil, nil, .center, .bottom, .bottomTrailing, UnitPoint(x: 0.25, y: -0.5)])
    }
    return LayoutNode(
      ScrollViewElement(axes: axes, shortAnchor: anchor(), longAnchor: anchor()),
      children: generator.children(context.inside(axis: nil), atMost: 1))
  }
}

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
    // One view, or several in a centred z-stack; rarely none, as in `overlay { if false { ... } }`.
    var content = (0..<generator.pick([0, 1, 1, 1, 1, 1, 1, 2, 2, 3])).map { index in
      generator.view(index == 0 ? inside : inside.inside(axis: nil)).at(".\(index)")
    }
    if content.count > 1 {
      content = [LayoutNode(ZStackElement(), children: content, direction: context.direction)]
    }
    return LayoutNode(overlay, children: views + content.map { $0.at(".\(overlay.kind)") })
  }
}
