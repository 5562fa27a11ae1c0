import Foundation
import LayoutCore

/// `LazyVGrid` and `LazyHGrid`: the items under `columns` or `rows`, and the views as `children`.
struct LazyGridRule: DocumentRule {
  let words: [DocumentWord] = Axis.allCases.reversed().map { axis in
    .view(
      Self.defaults(axis).kind, keys: [Self.itemsKey(axis)] + Self.keys + [Self.partsKey],
      children: .placed(along: nil))
  }

  private static let keys = [ParameterName.alignment.rawValue, ParameterName.spacing.rawValue]
  /// The key of the children's parts in sections, where there are some.
  private static let partsKey = "parts"

  private static func itemsKey(_ axis: Axis) -> String { axis == .vertical ? "columns" : "rows" }

  private static func defaults(_ axis: Axis) -> LazyGridElement { LazyGridElement(axis: axis, items: []) }

  func read(_ reader: ElementReader) throws(DocumentError) -> LazyGridElement {
    let axis: Axis = reader.word.name == words[0].name ? .vertical : .horizontal
    var grid = try reader.element(Self.defaults(axis))
    let object = try reader.object()
    for item in try object.require(Self.itemsKey(axis)).list() {
      grid.items.append(try Self.item(item, reader.scene))
    }
    for part in try object[Self.partsKey]?.list() ?? [] {
      grid.parts.append(try part.word("part of a section", LazyGridElement.Part.self))
    }
    return grid
  }

  private static func item(_ field: Field, _ scene: SceneContext) throws(DocumentError) -> GridItem {
    let object = try field.object("item", keys: ["fixed", "flexible", "adaptive", "spacing", "alignment"])
    var item = GridItem()
    if let fixed = object["fixed"] {
      item.size = .fixed(try fixed.positiveNumber())
    } else if let limits = object["adaptive"] {
      let limits = try limits.object("adaptive", keys: ["minimum", "maximum"])
      item.size = .adaptive(
        minimum: try limits.require("minimum").positiveNumber(),
        maximum: try limits["maximum"]?.length() ?? .infinity)
    } else if let limits = object["flexible"] {
      let limits = try limits.object("flexible", keys: ["minimum", "maximum"])
      item.size = .flexible(
        minimum: try limits["minimum"]?.positiveNumber() ?? 10,
        maximum: try limits["maximum"]?.length() ?? .infinity)
    }
    item.spacing = try object["spacing"]?.number()
    if let alignment = object["alignment"] { item.alignment = try scene.alignments.alignment(alignment) }
    return item
  }

  func write(_ grid: LazyGridElement, _ writer: ElementWriter) throws(SceneWriterError) -> WrittenElement {
    var plain = grid
    plain.items = []
    var items: [JSONValue] = []
    for item in grid.items { items.append(try Self.value(item, writer)) }
    var members = [JSONValue.Member(Self.itemsKey(grid.axis), .array(items))]
    members += try writer.members(of: plain, without: Self.defaults(grid.axis))
    if !grid.parts.isEmpty {
      members.append(.init(Self.partsKey, .array(grid.parts.map { .string($0.rawValue) })))
    }
    return WrittenElement(grid.kind, members)
  }

  private static func value(_ item: GridItem, _ writer: ElementWriter) throws(SceneWriterError) -> JSONValue {
    func limits(_ minimum: CGFloat, _ maximum: CGFloat) -> JSONValue {
      .object(
        [.init("minimum", .number(minimum))]
          + (maximum == .infinity ? [] : [.init("maximum", .number(maximum))]))
    }
    var members: [JSONValue.Member] =
      switch item.size {
      case .fixed(let own): [.init("fixed", .number(own))]
      case .flexible(let minimum, let maximum): [.init("flexible", limits(minimum, maximum))]
      case .adaptive(let minimum, let maximum): [.init("adaptive", limits(minimum, maximum))]
      }
    if let spacing = item.spacing { members.append(.init("spacing", .number(spacing))) }
    if let alignment = item.alignment {
      members.append(.init("alignment", try writer.definitions.alignments.pair(alignment, writer.path)))
    }
    return .object(members)
  }
}
