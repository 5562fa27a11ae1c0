import Foundation
import LayoutCore

extension LayoutResult {
  /// A line for each view with its name and its frame in the container, as text that tests can keep and
  /// compare.
  ///
  /// Numbers are rounded to hundredths of a point, because machines may differ in further digits.
  ///
  /// ```swift
  /// let result = try ReferenceEngine().layout(LayoutTree(card), in: ProposedViewSize(width: 320, height: 80))
  /// print(result.table)
  /// ```
  public var table: String {
    let rows = [["view", "x", "y", "width", "height"]] + views.map { [$0.title] + $0.frame.hundredths }
    let widths = (0..<5).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      let cells = zip(row, widths).enumerated().map { index, cell in
        let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
        return index == 0 ? cell.0 + blanks : blanks + cell.0
      }
      return cells.joined(separator: "  ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A box for each view that has a size, with its name, as a picture in SVG that tests can keep and compare.
  ///
  /// Numbers are rounded to hundredths of a point, because machines may differ in further digits.
  public var svg: String {
    let boxes = views.filter { $0.frame.isFinite }
    let whole = boxes.reduce(CGRect.zero) { $0.union($1.frame) }
    let lines = boxes.map { view in
      let numbers = view.frame.hundredths
      return
        "  <rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" "
        + "fill=\"none\" stroke=\"black\" stroke-width=\"0.5\"><title>\(view.title.escapedForXML)</title></rect>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="\(whole.hundredths.joined(separator: " "))">
      \(lines.joined(separator: "\n"))
      </svg>

      """
  }
}

extension PlacedView {
  /// The path, the kind and the id, which together identify the view.
  fileprivate var title: String { "\(path) \(kind)" + (id.map { " \"\($0)\"" } ?? "") }
}

extension CGRect {
  fileprivate var isFinite: Bool { [minX, minY, width, height].allSatisfy(\.isFinite) }

  /// The numbers with at most two decimals.
  fileprivate var hundredths: [String] {
    [minX, minY, width, height].map { number in
      let rounded = (number * 100).rounded() / 100
      // Negative zero is written as zero.
      return PointFormat.shortest(rounded == 0 ? 0 : rounded)
    }
  }
}

extension String {
  fileprivate var escapedForXML: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
