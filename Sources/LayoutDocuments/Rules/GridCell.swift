import Foundation
import LayoutCore

/// What a view says to its grid: `gridCellColumns` is a number, `gridCellAnchor` the name of a point or its two shares,
/// `gridColumnAlignment` a guide, `gridCellUnsizedAxes` an axis or a list of them.
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
    case .anchor(let point):
      let name = UnitPoint.names.first { $0.point == point }?.name
      value = name.map { .string($0) } ?? .array([.number(point.x), .number(point.y)])
    case .columnAlignment(let alignment):
      value = try writer.definitions.alignments.guide(alignment.key, writer.path)
    case .unsizedAxes(let axes):
      value = .array(Axis.allCases.filter(axes.contains).map { .string($0.rawValue) })
    }
    return WrittenElement(cell.kind, value)
  }
}

extension UnitPoint {
  /// The points that have names.
  fileprivate static let names: [(name: String, point: UnitPoint)] = [
    ("topLeading", .topLeading), ("top", .top), ("topTrailing", .topTrailing), ("leading", .leading),
    ("center", .center), ("trailing", .trailing), ("bottomLeading", .bottomLeading), ("bottom", .bottom),
    ("bottomTrailing", .bottomTrailing),
  ]
}

extension Field {
  /// The name of a point, or its two shares.
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
