import Foundation
import LayoutCore

extension StructurePlanner {
  /// Returns the cells of rows with equal numbers of columns; `nil` where rows differ, or one of them has no
  /// columns.
  func cells(_ rows: [[DesignPart]]) -> [[[DesignPart]]]? {
    var cells: [[[DesignPart]]] = []
    for row in rows {
      let columns = groups(row.count == 1 ? opened(row[0]) : row, along: .horizontal)
      guard columns.count > 1, columns.count == cells.first?.count ?? columns.count else { return nil }
      cells.append(columns)
    }
    return cells.count > 1 ? cells : nil
  }

  /// Returns the parts of a group, whose own frame is disregarded; a leaf is its only part.
  private func opened(_ part: DesignPart) -> [DesignPart] {
    guard case .group(let group) = part else { return [part] }
    return design.groups[group].parts
  }

  /// Returns a grid of aligned cells.
  mutating func grid(_ cells: [[[DesignPart]]], in room: Room, key: String) -> PlannedView {
    let boxes = cells.map { row in row.map { design.boxes($0) } }
    let count = boxes[0][0].count
    let columns = boxes[0].indices.map { column in
      (0..<count).map { example in
        boxes.dropFirst().reduce(boxes[0][column][example]) { $0.union($1[column][example]) }
      }
    }
    let rows = boxes.map { row in
      (0..<count).map { example in row.dropFirst().reduce(row[0][example]) { $0.union($1[example]) } }
    }
    var fills: Set<Axis> = []
    let views = cells.indices.map { row in
      cells[row].indices.map { column -> InferredView in
        let cell = zip(columns[column], rows[row]).map { $0.replacing(.vertical, with: $1) }
        let planned = plan(cells[row][column], in: Room(boxes: cell, sharedAxis: .horizontal))
        for axis in [Axis.horizontal, .vertical] where planned.fills(axis) { fills.insert(axis) }
        return planned.view
      }
    }
    // The alignment that most cells have in their column and row.
    var position = Place()
    for axis in [Axis.horizontal, .vertical] {
      let fits = [CrossAlignment.center, .start, .end].map { alignment in
        boxes.indices.reduce(0) { sum, row in
          sum
            + boxes[row].indices.count { column in
              isAligned(
                boxes[row][column], alignment, axis == .horizontal ? columns[column] : rows[row], axis)
            }
        }
      }
      let best = fits.indices.reduce(0) { fits[$1] > fits[$0] ? $1 : $0 }
      position[axis] = best == 0 ? 0 : best == 1 ? -1 : 1
    }
    func spacing(_ lines: [[CGRect]], _ axis: Axis) -> CGFloat? {
      let gaps = zip(lines, lines.dropFirst()).flatMap { before, after in
        zip(before, after).map { $1.start(axis) - $0.end(axis) }
      }
      guard let least = gaps.min() else { return nil }
      let length = constant(gaps) ?? round(least, within: 2 * tolerance)
      return abs(length - ViewSpacing.defaultDistance) <= 2 * tolerance ? nil : length
    }
    let box = (0..<count).map { example in
      rows.dropFirst().reduce(rows[0][example]) { $0.union($1[example]) }
    }
    var planned = PlannedView(
      view: InferredView(
        content: .grid(
          position, horizontal: spacing(columns, .horizontal), vertical: spacing(rows, .vertical), views)),
      box: box)
    fills.forEach { planned.setFills($0) }
    return planned
  }
}
