import Foundation
import LayoutCore

/// The content of a `Measured` leaf: sizes by proposed width.
package struct MeasuredTable: MeasuredContent, Hashable {
  /// A size, and the greatest proposed width at which it is the answer.
  package struct Row: Hashable, Sendable {
    /// The greatest width in points; infinite in the last row.
    package var upTo: CGFloat
    /// The answer, in points.
    package var size: CGSize

    package init(upTo: CGFloat = .infinity, size: CGSize) {
      self.upTo = upTo
      self.size = size
    }

    /// Feeds the numbers into a hasher.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(upTo)
      hasher.combine(size.width)
      hasher.combine(size.height)
    }
  }

  /// The rows, ascending; the last one is also the answer to an unspecified and to any greater width.
  package let rows: [Row]

  /// Makes a table from rows in ascending order, at least one.
  package init(_ rows: [Row]) {
    precondition(!rows.isEmpty, "a table needs a row")
    self.rows = rows
  }

  /// A table has no baselines.
  package var hasBaselines: Bool { false }

  /// The size of the first row that reaches the proposed width.
  ///
  /// It holds above the end of the row before, up to and with this row's end.
  package func measure(_ proposal: ProposedViewSize) -> LeafMeasurement {
    let width = proposal.width ?? .infinity
    let index = rows.firstIndex { width <= $0.upTo } ?? rows.count - 1
    let lower = index == 0 ? -CGFloat.infinity : rows[index - 1].upTo
    let upper = index == rows.count - 1 ? CGFloat.infinity : rows[index].upTo
    return LeafMeasurement(
      size: rows[index].size,
      widths: MeasurementInterval(lower: lower, upper: upper, lowerIsIncluded: index == 0),
      heights: .all)
  }
}

extension MeasuredTable {
  /// Reads the rows of a `Measured` leaf.
  init(_ field: Field) throws(DocumentError) {
    var rows: [Row] = []
    let fields = try field.list()
    guard !fields.isEmpty else {
      throw field.error(.wrongType(expected: "a list of rows", found: "an empty list"))
    }
    for (index, row) in fields.enumerated() {
      let keys = try row.object("a row", keys: ["upTo", "size"])
      let upTo = try keys["upTo"]?.length()
      let isLast = index == fields.count - 1
      guard upTo != nil || isLast, (rows.last?.upTo ?? -.infinity) < upTo ?? .infinity else {
        throw row.error(.rowsOutOfOrder)
      }
      rows.append(Row(upTo: upTo ?? .infinity, size: try keys.require("size").size()))
    }
    self.init(rows)
  }
}
