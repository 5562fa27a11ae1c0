import Foundation

/// The places of a grid's cells and the gaps between its tracks: everything that does not depend on a size.
public struct GridArrangement: Sendable {
  /// A cell, with the columns and the row that it occupies.
  public struct Cell: Hashable, Sendable {
    /// The index of the cell's view among the grid's children.
    public let index: Int
    /// The columns that the cell spans.
    public let columns: Range<Int>
    /// The row that the cell is in.
    public let row: Int
    /// Whether the view is in no `GridRow`, and so spans all columns.
    public let isAlone: Bool

    /// Returns the columns that the cell spans, or its row.
    public func tracks(along axis: Axis) -> Range<Int> { axis == .horizontal ? columns : row..<row + 1 }
  }

  /// The alignment of a cell along an axis.
  public enum Anchor: Hashable, Sendable {
    /// A share of the cell's free space, which lies before the view.
    case share(CGFloat)
    /// A guide of the cell, which meets that of its slot.
    case guide(AlignmentKey)
    /// A text baseline of the cell, which meets those of the other cells of its row.
    case line(AlignmentKey)
  }

  /// The cells, in the order of the grid's children.
  public private(set) var cells: [Cell] = []
  /// The space before each column in points; `nil` where no two cells are neighbours.
  public private(set) var columnGaps: [CGFloat?] = []
  /// The space before each row in points; `nil` where no two cells are neighbours.
  public private(set) var rowGaps: [CGFloat?] = []
  private var anchors: [(horizontal: Anchor, vertical: Anchor)] = []

  /// The columns without a cell that spans that column alone.
  public var spannedColumns: Set<Int> {
    Set(columnGaps.indices).subtracting(
      cells.lazy.filter { $0.columns.count == 1 }.map(\.columns.lowerBound))
  }

  /// Returns the number of columns or rows.
  public func trackCount(along axis: Axis) -> Int { gaps(along: axis).count }

  /// Returns the space before each column or row in points; `nil` where no two cells are neighbours.
  public func gaps(along axis: Axis) -> [CGFloat?] { axis == .horizontal ? columnGaps : rowGaps }

  /// Returns the alignment of the cell of a child along an axis.
  public func anchor(of index: Int, along axis: Axis) -> Anchor {
    axis == .horizontal ? anchors[index].horizontal : anchors[index].vertical
  }

  /// Returns the length of all gaps between columns or rows, in points; `nil` if they differ or there is
  /// none.
  func commonGap(along axis: Axis) -> CGFloat? {
    let lengths = Set(gaps(along: axis).compactMap { $0 })
    return lengths.count == 1 ? lengths.first : nil
  }
}

extension GridElement {
  /// Returns the places of all cells, from the traits of the grid's children.
  public func arrangement(of children: [ViewTraits]) -> GridArrangement {
    GridArrangement(of: self, children)
  }
}

extension GridArrangement {
  fileprivate init(of grid: GridElement, _ children: [ViewTraits]) {
    let rowAlignments = place(grid.rows, children)
    let columnCount = max(1, cells.lazy.filter { !$0.isAlone }.map(\.columns.upperBound).max() ?? 1)
    for index in cells.indices where cells[index].isAlone {
      cells[index] = Cell(
        index: cells[index].index, columns: 0..<columnCount, row: cells[index].row, isAlone: true)
    }
    columnGaps = Array(repeating: nil, count: cells.isEmpty ? 0 : columnCount)
    rowGaps = Array(repeating: nil, count: rowAlignments.count)
    findGaps(of: grid, children)
    findAnchors(of: grid, children, rowAlignments)
  }

  /// Places the children in rows and columns, and returns the guide of each row.
  ///
  /// A row without cells does not count.
  private mutating func place(_ rows: [GridElement.Row], _ children: [ViewTraits]) -> [AlignmentKey?] {
    var alignments: [AlignmentKey?] = []
    var next = 0
    func has(_ index: Int) -> Bool { index < children.count }
    for row in rows where has(next) {
      switch row {
      case .cells(let count, let alignment):
        guard count > 0 else { continue }
        var column = 0
        for _ in 0..<count where has(next) {
          let columns = children[next].gridCell.columns
          cells.append(
            Cell(
              index: next, columns: column..<column + max(columns, 1), row: alignments.count, isAlone: false))
          column += columns
          next += 1
        }
        alignments.append(alignment)
      case .view:
        cells.append(Cell(index: next, columns: 0..<1, row: alignments.count, isAlone: true))
        alignments.append(nil)
        next += 1
      }
    }
    while has(next) {
      cells.append(Cell(index: next, columns: 0..<1, row: alignments.count, isAlone: true))
      alignments.append(nil)
      next += 1
    }
    return alignments
  }

  /// Finds the gap before each column and row: the largest that any two neighbouring cells there prefer.
  private mutating func findGaps(of grid: GridElement, _ children: [ViewTraits]) {
    func gap(_ before: Cell, _ after: Cell, _ axis: Axis, _ known: CGFloat?) -> CGFloat {
      let own =
        grid.spacing(along: axis)
        ?? children[before.index].spacing.distance(
          to: children[after.index].spacing, along: axis, ordinary: grid.defaultSpacing)
      return known.map { max($0, own) } ?? own
    }
    var rows: [[Cell]] = Array(repeating: [], count: rowGaps.count)
    for cell in cells { rows[cell.row].append(cell) }
    for row in rows {
      for (before, after) in zip(row, row.dropFirst())
      where before.columns.upperBound <= after.columns.lowerBound {
        let column = after.columns.lowerBound
        columnGaps[column] = gap(before, after, .horizontal, columnGaps[column])
      }
    }
    for (index, (above, below)) in zip(rows, rows.dropFirst()).enumerated() {
      for upper in above {
        for lower in below where upper.columns.overlaps(lower.columns) {
          rowGaps[index + 1] = gap(upper, lower, .vertical, rowGaps[index + 1])
        }
      }
    }
  }

  /// Finds the alignments of all cells: a cell's own anchor precedes its column's guide, its row's, and the
  /// grid's.
  private mutating func findAnchors(
    of grid: GridElement, _ children: [ViewTraits], _ rowAlignments: [AlignmentKey?]
  ) {
    var columnAlignments: [AlignmentKey?] = Array(repeating: nil, count: columnGaps.count)
    for cell in cells where !cell.isAlone && columnAlignments[cell.columns.lowerBound] == nil {
      columnAlignments[cell.columns.lowerBound] = children[cell.index].gridCell.columnAlignment
    }
    anchors = cells.map { cell in
      if let anchor = children[cell.index].gridCell.anchor { return (.share(anchor.x), .share(anchor.y)) }
      // A cell that spans no column shares the next cell's, and is not aligned in it.
      let isWithoutColumn = !cell.isAlone && children[cell.index].gridCell.columns == 0
      let column = cell.columns.count == 1 && !cell.isAlone ? columnAlignments[cell.columns.lowerBound] : nil
      let vertical = rowAlignments[cell.row] ?? grid.alignment.vertical.key
      return (
        isWithoutColumn ? .share(0) : .guide(column ?? grid.alignment.horizontal.key),
        vertical.isTextBaseline ? .line(vertical) : .guide(vertical)
      )
    }
  }
}

extension AlignmentKey {
  /// Whether the guide is a text baseline, which means nothing in a frame without text.
  fileprivate var isTextBaseline: Bool { combination == .smallest || combination == .largest }
}
