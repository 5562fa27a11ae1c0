import Foundation
import Taut
import Testing

/// A layout in which a parameter of an element matters.
struct ParameterScene: Sendable, CustomTestStringConvertible {
  /// The element as it is.
  var element: any LayoutElement
  /// The parameter, and another value of it.
  var change: (name: ParameterName, value: ParameterValue)
  /// The container.
  var proposal: ProposedViewSize
  /// The layout around the element; the element's node has the id `subject`.
  var root: @Sendable (LayoutNode) -> LayoutNode
  /// What the element holds.
  var children: [LayoutNode]

  var testDescription: String { "\(element.kind) \(change.name) to \(change.value)" }

  /// The layout with the element, or with another one in its place.
  func tree(with element: (any LayoutElement)? = nil) throws -> LayoutTree {
    try LayoutTree(root(LayoutNode(element ?? self.element, children: children, id: "subject")))
  }

  /// The layout with the other value.
  func changedTree() throws -> LayoutTree {
    try tree(with: element.setting(change.name, to: change.value))
  }
}

extension ParameterScene {
  /// Scenes for all parameters of all elements; one that is missing here fails a test.
  static let all: [ParameterScene] =
    scenes(
      ImageElement(size: CGSize(width: 40, height: 30)),
      [.width: .length(50), .height: .length(70), .resizable: .flag(true)], in: row)
    + scenes(
      ImageElement(size: CGSize(width: 40, height: 30), isResizable: true),
      [.width: .length(50), .height: .length(70)], in: fixed)
    + scenes(
      ImageElement(size: CGSize(width: 40, height: 30), isResizable: true), [.resizable: .flag(false)],
      in: row)
    + scenes(SpacerElement(minLength: 12, axis: .horizontal), [.minLength: .length(20)], width: 30, in: row)
    + scenes(SpacerElement(minLength: 12, axis: nil), [.minLength: .length(20)], in: fixed)
    + scenes(
      text("a title of several words"),
      [
        .text: .text("a title"), .font: .font(.largeTitle), .lineLimit: .count(1),
        .typesetting: .typesetting(spaced),
      ], width: 90, in: row)
    + scenes(
      MeasuredElement(
        kind: "Text",
        content: TextContent(
          MeasurableText([TextRun("a title ", font: .body), TextRun("in two", font: .title)]),
          measurer: BuiltInTextMeasurer())),
      [.runs: .runs([TextRun("a title ", font: .body), TextRun("in two", font: .largeTitle)])],
      width: 90, in: row)
    + scenes(
      StackElement(axis: .horizontal, spacing: 4, alignment: VerticalAlignment.center.key),
      [.spacing: .length(10), .alignment: .alignment([VerticalAlignment.top.key])],
      holding: [image(10), image(30)])
    + scenes(
      StackElement(axis: .vertical, alignment: HorizontalAlignment.center.key),
      [.spacing: .length(10), .defaultSpacing: .length(12)], holding: [image(10), image(30)])
    + scenes(ZStackElement(), [.alignment: alignment(.bottomTrailing)], holding: [image(10), image(30)])
    + scenes(ScrollViewElement(axes: .vertical), [.axes: .axes(.horizontal)], holding: [color])
    + scenes(
      ScrollViewElement(axes: [.horizontal, .vertical], shortAnchor: .center),
      [.shortX: .ratio(1), .shortY: .ratio(0)], holding: [image(30)])
    + scenes(
      ScrollViewElement(axes: [.horizontal, .vertical], longAnchor: .center),
      [.longX: .ratio(1), .longY: .ratio(0)], holding: [image(300)])
    + scenes(
      FrameElement(width: 50, height: 60),
      [.width: .length(70), .height: .length(70), .alignment: alignment(.topLeading)], holding: [image(30)])
    + scenes(
      FlexibleFrameElement(minWidth: 50, minHeight: 60),
      [.minWidth: .length(70), .minHeight: .length(70), .alignment: alignment(.topLeading)],
      holding: [image(30)])
    + scenes(
      FlexibleFrameElement(idealWidth: 50, idealHeight: 60),
      [.idealWidth: .length(70), .idealHeight: .length(70)], holding: [color], in: fixed)
    + scenes(
      FlexibleFrameElement(maxWidth: 50, maxHeight: 60), [.maxWidth: .length(70), .maxHeight: .length(70)],
      holding: [color])
    + scenes(
      ContainerRelativeFrameElement(axes: .horizontal, count: 3, span: 2, spacing: 9),
      [
        .axes: .axes([.horizontal, .vertical]), .count: .count(4), .span: .count(1), .spacing: .length(6),
        .alignment: alignment(.topLeading),
      ], holding: [image(30)])
    + scenes(
      ViewThatFitsElement(axes: .horizontal), [.axes: .axes([.horizontal, .vertical])],
      holding: [image(30), image(10)],
      in: { LayoutNode(FrameElement(width: nil, height: 20), children: [$0]) })
    + scenes(
      GridElement(
        rows: [.cells(2, alignment: VerticalAlignment.top.key), .view], horizontalSpacing: 4,
        verticalSpacing: 5),
      [
        .alignment: alignment(.bottomTrailing), .horizontalSpacing: .length(10),
        .verticalSpacing: .length(11),
        .rowAlignments: .alignment([VerticalAlignment.bottom.key]),
      ], holding: [image(10), image(30), image(20)])
    + scenes(
      GridElement(rows: [.cells(2, alignment: nil)]), [.defaultSpacing: .length(12)],
      holding: [image(10), image(30)])
    + (0..<4).flatMap { place in
      scenes(
        LazyGridElement(axis: .vertical, items: items(.flexible(minimum: 90), at: place)),
        [.item(place, .minimum): .length(120)], width: 60, holding: Array(repeating: color, count: 12))
        + scenes(
          LazyGridElement(axis: .vertical, items: items(.flexible(minimum: 0, maximum: 50), at: place)),
          [
            .item(place, .maximum): .length(40), .item(place, .spacing): .length(20), .spacing: .length(12),
          ], width: 400, holding: Array(repeating: color, count: 12))
        + scenes(
          LazyGridElement(
            axis: .vertical, items: items(.fixed(50), at: place).map { GridItem($0.size, alignment: .top) }),
          [
            .item(place, .fixed): .length(70), .alignment: alignment(.bottomTrailing),
            .itemAlignments: .alignment(
              Array(repeating: Alignment.bottomLeading.keys, count: place + 1).flatMap { $0 }),
          ], width: 400, holding: [image(10), image(30), image(20), image(20), image(10)])
    }
    + scenes(GridCellElement(.columns(2)), [.columns: .count(1)], holding: [image(70)], in: gridOf)
    + scenes(
      GridCellElement(.anchor(.topLeading)), [.anchorX: .ratio(1), .anchorY: .ratio(0.5)],
      holding: [image(10)],
      in: gridOf)
    + scenes(
      GridCellElement(.columnAlignment(.leading)),
      [.alignment: .alignment([HorizontalAlignment.trailing.key])],
      holding: [image(10)], in: gridOf)
    + scenes(
      GridCellElement(.unsizedAxes(.horizontal)), [.axes: .axes(.vertical)], holding: [color], in: gridOf)
    + scenes(
      FixedSizeElement(horizontal: false, vertical: true),
      [.horizontal: .flag(true), .vertical: .flag(false)], holding: [color])
    + scenes(
      PaddingElement(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      [.top: .length(9), .leading: .length(9), .bottom: .length(9), .trailing: .length(9)],
      holding: [image(30)])
    + scenes(
      IgnoresSafeAreaElement(reach: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      [.top: .length(9), .leading: .length(9), .bottom: .length(9), .trailing: .length(9)],
      holding: [color])
    + scenes(
      EffectFrameElement(.rotation(degrees: 30)), [.degrees: .ratio(0)], holding: [image(30)])
    + scenes(
      EffectFrameElement(.scale(x: 2, y: 2)), [.x: .ratio(3), .y: .ratio(3)], holding: [image(30)])
    + scenes(
      AspectRatioElement(ratio: 1.5, contentMode: .fit), [.ratio: .ratio(0.5), .contentMode: .text("fill")],
      holding: [color])
    + scenes(PositionElement(x: 20, y: 30), [.x: .length(50), .y: .length(60)], holding: [image(30)])
    + scenes(OffsetElement(x: 20, y: 30), [.x: .length(50), .y: .length(60)], holding: [image(30)])
    + [false, true].flatMap {
      scenes(
        OverlayElement(alignment: .center, isBackground: $0), [.alignment: alignment(.topTrailing)],
        holding: [image(30), image(10)])
    }
    + scenes(
      LayoutPriorityElement(1), [.priority: .priority(-1)], width: 60, holding: [text("one text")],
      in: { stack([$0, LayoutNode(text("another text"))]) })
    + scenes(
      AlignmentGuideElement(
        guide: VerticalAlignment.center.key,
        value: .linear(LinearLength(.height, times: 0.25) + LinearLength(3))),
      [
        .guideKey: .alignment([VerticalAlignment.top.key]), .guide: .length(8),
        .guideFunction: .function(LinearLength(.height)),
      ], holding: [image(30)], in: row)

  private static let spaced: Typesetting = {
    var typesetting = Typesetting()
    typesetting.lineSpacing = 6
    return typesetting
  }()

  private static func scenes(
    _ element: any LayoutElement, _ changes: KeyValuePairs<ParameterName, ParameterValue>,
    width: CGFloat = 200,
    holding children: [any LayoutElement] = [],
    in root: @escaping @Sendable (LayoutNode) -> LayoutNode = { $0 }
  ) -> [ParameterScene] {
    changes.map { name, value in
      ParameterScene(
        element: element, change: (name, value), proposal: ProposedViewSize(width: width, height: 100),
        root: root, children: children.map { LayoutNode($0) })
    }
  }

  /// Fixed items, and another one at a place.
  private static func items(_ size: GridItem.Size, at place: Int) -> [GridItem] {
    Array(repeating: GridItem(.fixed(20)), count: place) + [GridItem(size, spacing: 5), GridItem(.fixed(20))]
  }

  private static let color: any LayoutElement = ShapeElement(kind: "Color")

  private static func image(_ side: CGFloat) -> any LayoutElement {
    ImageElement(size: CGSize(width: side, height: side))
  }

  private static func text(_ string: String) -> MeasuredElement {
    MeasuredElement(
      kind: "Text",
      content: TextContent(string, font: .body, lineLimit: nil, measurer: BuiltInTextMeasurer()))
  }

  private static func alignment(_ alignment: Alignment) -> ParameterValue {
    .alignment([alignment.horizontal.key, alignment.vertical.key])
  }

  private static func stack(_ children: [LayoutNode]) -> LayoutNode {
    LayoutNode(
      StackElement(axis: .horizontal, spacing: 8, alignment: VerticalAlignment.center.key), children: children
    )
  }

  /// Between an image and a colour.
  @Sendable private static func row(_ node: LayoutNode) -> LayoutNode {
    stack([LayoutNode(image(20)), node, LayoutNode(color)])
  }

  /// The first cell of a grid, beside and above others.
  @Sendable private static func gridOf(_ node: LayoutNode) -> LayoutNode {
    LayoutNode(
      GridElement(rows: [.cells(2, alignment: nil), .cells(2, alignment: nil)]),
      children: [node] + [30, 20, 40].map { LayoutNode(image($0)) })
  }

  /// Where nothing is proposed.
  @Sendable private static func fixed(_ node: LayoutNode) -> LayoutNode {
    LayoutNode(FixedSizeElement(), children: [node])
  }
}
