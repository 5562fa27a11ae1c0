import Foundation
import LayoutCore

/// A cell of a grid, with the columns that it spans.
struct GridCell {
  var parts: [DesignPart]
  var columns: ClosedRange<Int>
}

extension StructurePlanner {
  /// Returns the cells of rows; `nil` where rows have no columns in common.
  ///
  /// Rows with the most cells have one in each column; the cells of others span as many columns as contain them, and a single
  /// one spans all.
  func cells(_ rows: [[DesignPart]]) -> [[GridCell]]? {
    let split = rows.map { groups($0.count == 1 ? opened($0[0]) : $0, along: .horizontal) }
    let most = split.map(\.count).max() ?? 0
    let full = split.filter { $0.count == most }
    guard rows.count > 1, most > 1, full.count > 1 else { return nil }
    guard split.contains(where: { $0.count < most }) else { return split.map(Self.single) }
    let columns = full[0].indices.map { column in design.boxes(full.flatMap { $0[column] }) }
    let areApart = zip(columns, columns.dropFirst()).allSatisfy { before, after in
      zip(before, after).allSatisfy { $0.end(.horizontal) <= $1.start(.horizontal) + 2 * tolerance }
    }
    guard areApart else { return nil }
    var cells: [[GridCell]] = []
    for row in split {
      if row.count == most {
        cells.append(Self.single(row))
      } else if row.count == 1 {
        cells.append([GridCell(parts: row[0], columns: 0...(most - 1))])
      } else {
        guard let spans = spans(row, columns) else { return nil }
        cells.append(zip(row, spans).map { GridCell(parts: $0, columns: $1) })
      }
    }
    return cells
  }

  private static func single(_ row: [[DesignPart]]) -> [GridCell] {
    row.enumerated().map { GridCell(parts: $1, columns: $0...$0) }
  }

  /// Returns the columns of each cell of a row, such that all columns are spanned and each cell is inside its own; `nil` where
  /// there are none.
  private func spans(_ row: [[DesignPart]], _ columns: [[CGRect]]) -> [ClosedRange<Int>]? {
    var spans: [ClosedRange<Int>] = []
    for (place, parts) in row.enumerated() {
      let box = design.boxes(parts)
      let first = spans.last.map { $0.upperBound + 1 } ?? 0
      let most = columns.count - (row.count - place)
      guard first <= most else { return nil }
      // The fewest columns, but the last cell ends with the last one.
      let last = (place == row.count - 1 ? most : first)...most
      let fitting = last.first { end in
        box.indices.allSatisfy { example in
          box[example].start(.horizontal) >= columns[first][example].start(.horizontal) - 2 * tolerance
            && box[example].end(.horizontal) <= columns[end][example].end(.horizontal) + 2 * tolerance
        }
      }
      guard let fitting else { return nil }
      spans.append(first...fitting)
    }
    return spans
  }

  /// Returns the parts of a group, whose own frame is disregarded; a leaf is its only part.
  private func opened(_ part: DesignPart) -> [DesignPart] {
    guard case .group(let group) = part else { return [part] }
    return design.groups[group].parts
  }

  /// Returns a grid of aligned cells.
  mutating func grid(_ cells: [[GridCell]], in room: Room, key: String) -> PlannedView {
    let lines = GridLines(cells, design)
    let box = lines.box
    var fills: Set<Axis> = []
    var views = cells.map { row in row.map { _ in InferredView(content: .spacer(nil)) } }
    for (row, all) in cells.enumerated() {
      for (place, cell) in all.enumerated() {
        let room = zip(lines.columns(cell.columns), lines.rows[row]).map { $0.replacing(.vertical, with: $1) }
        var planned = plan(cell.parts, in: Room(boxes: room, sharedAxis: .horizontal))
        if cell.columns.count > 1, planned.fills(.horizontal),
          choose("unsized \(key) \(row) \(place)", [true, false])
        {
          // It is as wide as what it spans, and makes no column wider.
          planned.view = planned.view.modified(.gridCellUnsized(.horizontal))
          planned.fillsWidth = false
        }
        for axis in [Axis.horizontal, .vertical] where planned.fills(axis) { fills.insert(axis) }
        views[row][place] = planned.view
      }
    }
    let position = align(cells, lines, &views)
    for (row, all) in cells.enumerated() where all.count > 1 {
      for (place, cell) in all.enumerated() where cell.columns.count > 1 {
        views[row][place] = views[row][place].modified(.gridCellColumns(cell.columns.count))
      }
    }
    func spacing(_ lines: [[CGRect]], _ axis: Axis) -> CGFloat? {
      let gaps = zip(lines, lines.dropFirst()).flatMap { before, after in
        zip(before, after).map { $1.start(axis) - $0.end(axis) }
      }
      guard let least = gaps.min() else { return nil }
      let length = constant(gaps) ?? round(least, within: 2 * tolerance)
      return abs(length - ViewSpacing.defaultDistance) <= 2 * tolerance ? nil : length
    }
    var planned = PlannedView(
      view: InferredView(
        content: .grid(
          position, horizontal: spacing(lines.columns, .horizontal), vertical: spacing(lines.rows, .vertical),
          views)),
      box: box)
    fills.forEach { planned.setFills($0) }
    return planned
  }

  /// Returns the alignment that most cells have in their columns and rows, and gives the others that of their column, or an
  /// anchor.
  private mutating func align(
    _ cells: [[GridCell]], _ lines: GridLines, _ views: inout [[InferredView]]
  ) -> Place {
    let alignments = [(CrossAlignment.center, 0), (.start, -1), (.end, 1)]
    /// The alignments of each cell on an axis, by row and place.
    func sides(_ axis: Axis) -> [[[Int]]] {
      cells.indices.map { row in
        cells[row].map { cell in
          let own = design.boxes(cell.parts)
          let line = axis == .horizontal ? lines.columns(cell.columns) : lines.rows[row]
          return alignments.filter { isAligned(own, $0.0, line, axis) }.map(\.1)
        }
      }
    }
    let (across, down) = (sides(.horizontal), sides(.vertical))
    func most(_ sides: [[[Int]]]) -> Int {
      let all = Array(sides.joined())
      return alignments.map(\.1).reduce(0) { best, side in
        all.count { $0.contains(side) } > all.count { $0.contains(best) } ? side : best
      }
    }
    let position = Place(horizontal: most(across), vertical: most(down))
    var columns = [Int](repeating: position.horizontal, count: lines.columns.count)
    for column in columns.indices {
      let own = cells.indices.compactMap { row in
        cells[row].firstIndex { $0.columns == column...column }.map { (row: row, place: $0) }
      }
      let shared = alignments.map(\.1).filter { side in
        own.allSatisfy { across[$0.row][$0.place].contains(side) }
      }
      guard let first = own.first, !shared.contains(position.horizontal), let side = shared.first else {
        continue
      }
      columns[column] = side
      views[first.row][first.place] = views[first.row][first.place].modified(.gridColumnAlignment(side))
    }
    for (row, all) in cells.enumerated() {
      for (place, cell) in all.enumerated() {
        let usual = cell.columns.count == 1 ? columns[cell.columns.lowerBound] : position.horizontal
        let isUsual = [across[row][place].contains(usual), down[row][place].contains(position.vertical)]
        guard isUsual.contains(false) else { continue }
        let anchor = Place(
          horizontal: isUsual[0] ? usual : across[row][place].first ?? usual,
          vertical: isUsual[1] ? position.vertical : down[row][place].first ?? position.vertical)
        guard anchor != Place(horizontal: usual, vertical: position.vertical) else { continue }
        views[row][place] = views[row][place].modified(.gridCellAnchor(anchor))
      }
    }
    return position
  }
}

/// The columns and rows of a grid's cells, by example.
private struct GridLines {
  let columns: [[CGRect]]
  let rows: [[CGRect]]

  init(_ cells: [[GridCell]], _ design: Design) {
    let count = (cells.joined().map(\.columns.upperBound).max() ?? 0) + 1
    let rows = cells.map { row in design.boxes(row.flatMap(\.parts)) }
    columns = (0..<count).map { column in
      design.boxes(cells.joined().filter { $0.columns == column...column }.flatMap(\.parts))
    }
    self.rows = rows
  }

  /// Returns the boxes around neighbouring columns.
  func columns(_ range: ClosedRange<Int>) -> [CGRect] {
    zip(columns[range.lowerBound], columns[range.upperBound]).map { $0.union($1) }
  }

  var box: [CGRect] {
    rows[0].indices.map { example in rows.dropFirst().reduce(rows[0][example]) { $0.union($1[example]) } }
  }
}
