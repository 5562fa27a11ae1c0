import Foundation
import LayoutCore

extension DocumentRules {
  /// The rules of containers.
  static let containers: [any DocumentRule] = [
    StackRule(), ZStackRule(), FlowRule(), GridRule(), GridCellRule(), LazyGridRule(), CustomLayoutRule(),
    GeometryReaderRule(),
    ScrollViewRule(), ViewThatFitsRule(), OverlayRule(),
  ]
}

/// `HStack` and `VStack`; by default centred, and with the scene's spacing.
struct StackRule: DocumentRule {
  let words: [DocumentWord] = [
    .view("HStack", keys: Self.parameterKeys, children: .placed(along: .horizontal)),
    .view("VStack", keys: Self.parameterKeys, children: .placed(along: .vertical)),
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> StackElement {
    let axis: Axis = reader.word.name == words[0].name ? .horizontal : .vertical
    return try reader.element(Self.defaults(axis, spacing: reader.scene.environment.spacing))
  }

  func write(_ stack: StackElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    let written = try writer.element(stack, without: Self.defaults(stack.axis, spacing: stack.defaultSpacing))
    guard stack.spacing != nil || stack.defaultSpacing == writer.definitions.spacing else {
      throw writer.error(.severalDefaultSpacings)
    }
    return written
  }

  private static func defaults(_ axis: Axis, spacing: CGFloat) -> StackElement {
    let center = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
    return StackElement(axis: axis, alignment: center, defaultSpacing: spacing)
  }
}

/// `ZStack`, with an alignment where it is not centred.
struct ZStackRule: DocumentRule {
  let words: [DocumentWord] = [
    .view("ZStack", keys: Self.parameterKeys, children: .placed(along: nil))
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> ZStackElement {
    try reader.element(ZStackElement())
  }

  func write(_ stack: ZStackElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    try writer.element(stack, without: ZStackElement())
  }
}

/// `FlowLayout`, which has children and no parameters.
struct FlowRule: DocumentRule {
  let words: [DocumentWord] = [.view("FlowLayout", children: .placed(along: nil))]

  func read(_ reader: ElementReader) throws(DocumentError) -> FlowElement { FlowElement() }

  func write(_ flow: FlowElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    WrittenElement(flow.kind, [])
  }
}

/// `Grid`: rows (`GridRow`) and views that span all columns as children, by default centred and with the
/// scene's spacing.
struct GridRule: DocumentRule {
  let words: [DocumentWord] = [.view("Grid", keys: Self.keys, children: .placed(along: nil))]

  /// The alignments of single rows are written in the rows.
  private static let keys = parameterKeys.filter { $0 != ParameterName.rowAlignments.rawValue }

  func read(_ reader: ElementReader) throws(DocumentError) -> GridElement {
    try reader.element(GridElement(rows: [], defaultSpacing: reader.scene.environment.spacing))
  }

  func arrange(_ grid: GridElement, around children: [LayoutNode]) -> GridElement {
    var grid = grid
    grid.rows = GridElement.rows(of: children)
    return grid
  }

  func rows(of grid: GridElement) -> [GridElement.Row]? { grid.rows }

  func write(_ grid: GridElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    var plain = grid
    plain.rows = []
    let defaults = GridElement(rows: [], defaultSpacing: grid.defaultSpacing)
    let written = try writer.element(plain, without: defaults)
    let isSpaced = grid.horizontalSpacing != nil && grid.verticalSpacing != nil
    guard isSpaced || grid.defaultSpacing == writer.definitions.spacing else {
      throw writer.error(.severalDefaultSpacings)
    }
    return written
  }
}

/// The settings of a view in a grid: `gridCellColumns` is a number, `gridCellAnchor` the name of a point or
/// its two shares, `gridColumnAlignment` a guide, `gridCellUnsizedAxes` an axis or a list of them.
struct GridCellRule: DocumentRule {
  private enum Word: String, CaseIterable {
    case gridCellColumns, gridCellAnchor, gridColumnAlignment, gridCellUnsizedAxes
  }

  let words: [DocumentWord] = Word.allCases.map { .modifier($0.rawValue) }

  func read(_ reader: ElementReader) throws(DocumentError) -> GridCellElement {
    let field = reader.field
    switch Word(rawValue: reader.word.name) {
    case .gridCellAnchor: return GridCellElement(.anchor(try field.unitPoint()))
    case .gridColumnAlignment:
      let key = try reader.scene.alignments.guide(field, along: .horizontal)
      return GridCellElement(.columnAlignment(HorizontalAlignment(key: key)))
    case .gridCellUnsizedAxes: return GridCellElement(.unsizedAxes(try field.axes()))
    case .gridCellColumns, nil: return GridCellElement(.columns(try field.count(from: 0)))
    }
  }

  func write(_ cell: GridCellElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    let value: JSONValue
    switch cell.attribute {
    case .columns(let count): value = .number(Double(count))
    case .anchor(let point): value = point.written
    case .columnAlignment(let alignment):
      value = try writer.definitions.alignments.guide(alignment.key, writer.path)
    case .unsizedAxes(let axes):
      value = .array(Axis.allCases.filter(axes.contains).map { .string($0.rawValue) })
    }
    return WrittenElement(cell.kind, value)
  }
}

extension UnitPoint {
  /// The points that have names, with these.
  fileprivate static let names: [(name: String, point: UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
    ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
    ("bottomTrailing", .bottomTrailing),
  ]

  /// The point's name, or its two shares where it has none.
  fileprivate var written: JSONValue {
    let name = Self.names.first { $0.point == self }?.name
    return name.map { .string($0) } ?? .array([.number(x), .number(y)])
  }
}

extension Field {
  /// Reads a point by its name, or by two fractions.
  package func unitPoint() throws(DocumentError) -> UnitPoint {
    guard case .list = value.content else {
      let name = try string()
      guard let known = UnitPoint.names.first(where: { $0.name == name }) else {
        throw error(.unknownWord(name, meaning: "point", known: UnitPoint.names.map(\.name)))
      }
      return known.point
    }
    let (x, y) = try pair()
    return UnitPoint(x: x, y: y)
  }
}

/// A custom layout is a user's own code, which no document can hold.
struct CustomLayoutRule: DocumentRule {
  let words: [DocumentWord] = []

  func read(_ reader: ElementReader) throws(DocumentError) -> CustomLayoutElement { throw reader.notHeld }

  func write(
    _ layout: CustomLayoutElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    throw writer.error(.element(layout.kind))
  }
}

/// `GeometryReader`, whose content is part of the document, with the reader's sides as `{width}` and
/// `{height}` where it depends on them.
struct GeometryReaderRule: DocumentRule {
  let words: [DocumentWord] = [.view("GeometryReader", children: .placed(along: nil))]

  func read(_ reader: ElementReader) throws(DocumentError) -> GeometryReaderElement {
    GeometryReaderElement()
  }

  func write(
    _ reader: GeometryReaderElement, _ writer: ElementWriter
  ) throws(SceneWriterError) -> WrittenElement {
    if case .pending(let content) = reader.content {
      guard let children = content.written as? DocumentValue else { throw writer.error(.readerContent) }
      return WrittenElement(reader.kind, [.init(DocumentWord.childrenKey, JSONValue(children))])
    }
    return WrittenElement(reader.kind, [])
  }
}

/// `ScrollView`: several views in it are below each other, as in a `VStack`.
struct ScrollViewRule: DocumentRule {
  private static let (shortKey, longKey) = ("shortAnchor", "longAnchor")

  let words: [DocumentWord] = [
    .view("ScrollView", keys: [ParameterName.axes.rawValue, shortKey, longKey], children: .one)
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> ScrollViewElement {
    var scroll = try reader.element(ScrollViewElement())
    let object = try reader.object()
    scroll.shortAnchor = try object[Self.shortKey]?.unitPoint()
    scroll.longAnchor = try object[Self.longKey]?.unitPoint()
    return scroll
  }

  func write(_ scroll: ScrollViewElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement
  {
    var members = try writer.members(of: ScrollViewElement(axes: scroll.axes))
    for (key, anchor) in [(Self.shortKey, scroll.shortAnchor), (Self.longKey, scroll.longAnchor)] {
      if let anchor { members.append(.init(key, anchor.written)) }
    }
    return WrittenElement(scroll.kind, members)
  }
}

/// `ViewThatFits`: candidates, and the axes where they are not both.
struct ViewThatFitsRule: DocumentRule {
  let words: [DocumentWord] = [
    .view("ViewThatFits", keys: Self.parameterKeys, children: .placed(along: nil))
  ]

  func read(_ reader: ElementReader) throws(DocumentError) -> ViewThatFitsElement {
    try reader.element(ViewThatFitsElement())
  }

  func write(_ choice: ViewThatFitsElement, _ writer: ElementWriter) throws(SceneWriterError)
    -> WrittenElement
  {
    try writer.element(choice, without: ViewThatFitsElement())
  }
}

/// `overlay` and `background`: an alignment where it is not the centre, and the content.
struct OverlayRule: DocumentRule {
  private static let background = "background"

  let words: [DocumentWord] = ["overlay", background].map {
    .modifier($0, keys: Self.parameterKeys, hasContent: true)
  }

  func read(_ reader: ElementReader) throws(DocumentError) -> OverlayElement {
    try reader.element(OverlayElement(isBackground: reader.word.name == Self.background))
  }

  func write(_ overlay: OverlayElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    try writer.element(overlay, without: OverlayElement(isBackground: overlay.isBackground))
  }
}
