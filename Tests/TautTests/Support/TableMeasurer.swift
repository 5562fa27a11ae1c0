import Foundation
import Taut

/// A measurer that knows a few texts: each has one size up to a width, and another above it.
struct TableMeasurer: TextMeasurer {
  struct Row: Sendable {
    var upTo: CGFloat = .infinity
    var size: CGSize
  }

  var rows: [String: [Row]]

  init(_ rows: [String: [Row]]) { self.rows = rows }

  func measure(_ text: MeasurableText, width: CGFloat?, height: CGFloat?) -> TextMeasurement {
    guard let rows = rows[text.string], let last = rows.last else {
      return BuiltInTextMeasurer().measure(text, width: width, height: height)
    }
    let place = width.flatMap { width in rows.firstIndex { width <= $0.upTo } } ?? rows.count - 1
    let row = width == nil ? last : rows[place]
    let widths = MeasurementInterval(
      lower: place == 0 ? -.infinity : rows[place - 1].upTo, upper: row.upTo, lowerIsIncluded: place == 0)
    return TextMeasurement(
      leaf: LeafMeasurement(
        size: row.size, firstBaseline: row.size.height, lastBaseline: row.size.height, widths: widths,
        heights: .all),
      lines: [text.string], isTruncated: false)
  }

  /// An environment that measures with the table.
  var environment: EnvironmentValues {
    var environment = EnvironmentValues()
    environment.textMeasurer = self
    return environment
  }
}
