import Foundation
import LayoutCore

/// The columns of a lazy grid, of which as many follow each other as have room, found from the frames of its views.
struct AdaptiveColumns: Hashable, Sendable {
  /// The least width of a column, and the distance to the next one.
  var minimum, spacing: CGFloat
  /// The distance from one row to the next.
  var rowSpacing: CGFloat
  /// The side of a column at which its views are: -1, 0 or 1.
  var side: Int
  /// The padding of each view in its cell.
  var insets: Insets

  /// Finds columns in which views have their boxes, given by view and example, in a grid with a box for each example; `nil` for
  /// none.
  ///
  /// A grid of width `W` with `n` columns has the distance `(W + spacing) / n` from one to the next, and `n` is the greatest
  /// number for which none is narrower than the minimum.
  init?(_ boxes: [[CGRect]], in grid: [CGRect], _ planner: StructurePlanner) {
    let rows = grid.indices.compactMap { example in
      Design.rows(of: boxes.map { $0[example] }, slack: 2 * planner.tolerance)
    }
    guard boxes.count > 2, rows.count == grid.count, Set(rows).count > 1 else { return nil }
    for side in [-1, 0, 1] {
      if let found = AdaptiveColumns(boxes, rows, side, in: grid, planner) {
        self = found
        return
      }
    }
    return nil
  }

  private init?(
    _ boxes: [[CGRect]], _ rows: [[Int]], _ side: Int, in grid: [CGRect], _ planner: StructurePlanner
  ) {
    let slack = 8 * planner.tolerance
    func anchor(_ box: CGRect) -> CGFloat { box.minX + box.width * CGFloat(side + 1) / 2 }
    var (counts, pitches): ([Int?], [CGFloat]) = ([], [])
    for example in grid.indices {
      let first = rows[example].count { $0 == 0 }
      guard first > 1 else { return nil }
      let pitch = (anchor(boxes[first - 1][example]) - anchor(boxes[0][example])) / CGFloat(first - 1)
      let isRegular = boxes.indices.allSatisfy { place in
        let column = place % first
        return rows[example][place] == place / first
          && abs(anchor(boxes[place][example]) - anchor(boxes[0][example]) - CGFloat(column) * pitch) <= slack
      }
      guard pitch > 0, isRegular else { return nil }
      counts.append(first < boxes.count ? first : nil)
      pitches.append(pitch)
    }
    // The examples that have several rows show the number of columns.
    let known = counts.indices.compactMap { example in
      counts[example].map { CGFloat($0) * pitches[example] - grid[example].width }
    }
    guard let least = known.min(), let greatest = known.max(), greatest - least <= 2 * slack else {
      return nil
    }
    let spacing = planner.round((least + greatest) / 2, within: max(1e-3, slack))
    guard spacing >= 0 else { return nil }
    var range: (least: CGFloat, greatest: CGFloat) = (1, .infinity)
    for example in grid.indices {
      let whole = grid[example].width + spacing
      let count = counts[example].map { CGFloat($0) } ?? (whole / pitches[example]).rounded()
      guard count >= 1, abs(count * pitches[example] - whole) <= 2 * slack else { return nil }
      range = (
        max(range.least, whole / (count + 1) - spacing + 0.01), min(range.greatest, whole / count - spacing)
      )
    }
    guard range.least <= range.greatest else { return nil }
    minimum = CGFloat(
      RoundNumbers.roundest(
        Double(range.least)...Double(range.greatest), [100, 50, 20] + RoundNumbers.lengths))
    func distance(_ length: (Int) -> CGFloat) -> CGFloat {
      max(0, planner.constant(grid.indices.map(length)) ?? 0)
    }
    let leading = distance { side < 0 ? boxes[0][$0].minX - grid[$0].minX : 0 }
    let top = distance { boxes[0][$0].minY - grid[$0].minY }
    let bottom = distance { example in grid[example].maxY - (boxes.map { $0[example].maxY }.max() ?? 0) }
    insets = Insets(top: top, leading: leading, bottom: bottom, trailing: leading == top ? leading : 0)
    let gaps = grid.indices.flatMap { example in
      boxes.indices.filter { rows[example][$0] > 0 }.map { place -> CGFloat in
        let above = boxes.indices.filter { rows[example][$0] == rows[example][place] - 1 }
        return boxes[place][example].minY - (above.map { boxes[$0][example].maxY }.max() ?? 0)
      }
    }
    guard let gap = gaps.min() else { return nil }
    rowSpacing = planner.round(max(0, gap - top - bottom), within: planner.tolerance)
    (self.spacing, self.side) = (spacing, side)
  }
}

extension StructurePlanner {
  /// Returns a lazy grid with as many columns as have room; `nil` where views do not wrap, or not in columns.
  mutating func adaptiveGrid(_ parts: [DesignPart], in room: Room) -> PlannedView? {
    guard parts.count > 2, let columns = AdaptiveColumns(parts.map(design.boxes), in: room.boxes, self)
    else { return nil }
    let views = parts.map { part -> InferredView in
      // A cell is as wide as its column, and no height is offered to it.
      let planned = plan(part, in: Room(boxes: design.boxes(part), sharedAxis: .horizontal))
      return columns.insets == Insets() ? planned.view : planned.view.modified(.padding(columns.insets))
    }
    var planned = PlannedView(view: InferredView(content: .lazyGrid(columns, views)), box: room.boxes)
    planned.setFills(.horizontal)
    return planned
  }
}
