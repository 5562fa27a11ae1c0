import ElementTree
import Foundation

/// The rule of a grid, whose columns are as wide as their widest cells and whose rows are as tall as their
/// tallest.
package struct GridRule: ReferenceRule {
  package init() {}

  /// Returns the size of columns and rows with the space between them; zero without cells.
  package func size<Number: LayoutNumber>(
    of grid: GridElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let tracks = try GridTracks(grid, at: proposal, children)
    return Size.sides { tracks.end(along: $0) }
  }

  /// Returns each cell in its slot; the cell is proposed the slot unless it already fills it as measured.
  package func placements<Number: LayoutNumber>(
    of grid: GridElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let tracks = try GridTracks(grid, at: proposal, children)
    let proposals = tracks.arrangement.cells.map { tracks.placingProposal(of: $0) }
    var lines: [Int: Number] = [:]
    for cell in tracks.arrangement.cells {
      guard case .line(let guide) = tracks.arrangement.anchor(of: cell.index, along: .vertical) else {
        continue
      }
      let own = try children[cell.index].guide(guide, at: proposals[cell.index])
      lines[cell.row] = lines[cell.row].map { max($0, own) } ?? own
    }
    return try tracks.arrangement.cells.map { cell in
      let childProposal = proposals[cell.index]
      let child = children[cell.index]
      let slot = tracks.slot(of: cell)
      let origin = try Point<Number>.sides { axis in
        let start = tracks.start(of: cell.tracks(along: axis).lowerBound, along: axis)
        switch tracks.arrangement.anchor(of: cell.index, along: axis) {
        case .share(let share):
          let free = slot[axis].subtracting(try child.size(at: childProposal)[axis])
          return start.adding(free.isInfinite ? .zero : free * children.number(share))
        case .guide(let guide):
          let own = try child.session.defaultLine(guide, in: slot, of: child.index)
          return start.adding(alignedOrigin(own: own, child: try child.guide(guide, at: childProposal)))
        case .line(let guide):
          return start.adding(
            alignedOrigin(own: lines[cell.row] ?? .zero, child: try child.guide(guide, at: childProposal)))
        }
      }
      return Placement(child: cell.index, at: origin, proposing: childProposal)
    }
  }
}

extension GridTracks {
  /// Returns the total size of the columns and rows of a cell.
  func slot(of cell: GridArrangement.Cell) -> Size<Number> {
    Size.sides { reach(of: cell.tracks(along: $0), along: $0) }
  }

  /// Returns the final proposal to a cell: its slot, or the proposal at which it already fills that.
  func placingProposal(of cell: GridArrangement.Cell) -> Proposal<Number> {
    let slot = slot(of: cell)
    let isFilled = Axis.allCases.allSatisfy {
      slot[$0].withoutRounding <= sizes[cell.index][$0].withoutRounding
    }
    return isFilled ? proposals[cell.index] : Proposal(slot)
  }
}

/// The columns and rows of a grid at a proposal; cells are measured in groups, the least flexible first.
struct GridTracks<Number: LayoutNumber> {
  let arrangement: GridArrangement
  /// The proposal to each cell, and the size that it takes.
  private(set) var proposals: [Proposal<Number>]
  private(set) var sizes: [Size<Number>]
  private let proposal: Proposal<Number>
  private let children: Children<Number>
  private var widths: [Number]
  private var heights: [Number]
  /// The columns and rows that already have the length of a cell, which may be negative.
  private var measured: [Axis: Set<Int>] = [:]
  /// Whether each column is settled: a settled track no longer takes part in sharing the length that is left.
  private var isColumnSettled: [Bool]
  private var isRowSettled: [Bool]

  init(_ grid: GridElement, at proposal: Proposal<Number>, _ children: Children<Number>) throws {
    arrangement = grid.arrangement(of: children.all.map(\.traits))
    self.proposal = proposal
    self.children = children
    let columns = arrangement.trackCount(along: .horizontal)
    let rows = arrangement.trackCount(along: .vertical)
    proposals = Array(repeating: proposal, count: arrangement.cells.count)
    sizes = Array(repeating: Size(.zero, .zero), count: arrangement.cells.count)
    (widths, heights) = (Array(repeating: .zero, count: columns), Array(repeating: .zero, count: rows))
    (isColumnSettled, isRowSettled) = (
      Array(repeating: false, count: columns), Array(repeating: false, count: rows)
    )
    var waiting = Set(arrangement.cells.indices)
    var spans: [GridArrangement.Cell] = []
    for group in try groups() {
      try serve(group, before: waiting)
      waiting.subtract(group.map(\.index))
      settle(without: waiting, down: children[group[0].index].traits.priority)
      spans += group.filter { $0.columns.count > 1 }
      // The width that they lack is known once no cell is waiting that has one of their columns alone.
      for cell in spans where !isAwaited(cell.columns, waiting) { widen(for: cell, along: .horizontal) }
      spans.removeAll { !isAwaited($0.columns, waiting) }
    }
    try makeRoomForLines()
  }

  /// The lengths of all columns or rows.
  private subscript(axis: Axis) -> [Number] {
    get { axis == .horizontal ? widths : heights }
    set { if axis == .horizontal { widths = newValue } else { heights = newValue } }
  }

  private func gap(before track: Int, along axis: Axis) -> Number {
    children.number(Double(arrangement.gaps(along: axis)[track] ?? 0))
  }

  /// Returns the total length of neighbouring columns or rows, with the space between them.
  func reach(of tracks: Range<Int>, along axis: Axis) -> Number {
    let gaps = tracks.dropFirst().reduce(Number.zero) { $0.adding(gap(before: $1, along: axis)) }
    return tracks.reduce(gaps) { $0.adding(self[axis][$1]) }
  }

  /// Returns the start of a column or row.
  func start(of track: Int, along axis: Axis) -> Number {
    guard track > 0 else { return .zero }
    return reach(of: 0..<track, along: axis).adding(gap(before: track, along: axis))
  }

  /// Returns the end of the last column or row.
  func end(along axis: Axis) -> Number { reach(of: self[axis].indices, along: axis) }
}

extension GridTracks {
  /// Returns the groups of cells that are measured together.
  ///
  /// Cells are ordered by priority, then by the number of axes along which they are infinitely flexible, then
  /// by their flexibility along the others, with unsized ones last; unspecified axes do not count.
  private func groups() throws -> [[GridArrangement.Cell]] {
    guard proposal.width != nil || proposal.height != nil else {
      return arrangement.cells.isEmpty ? [] : [arrangement.cells]
    }
    let ranked = try arrangement.cells.map { (cell: $0, rank: try rank(of: $0)) }.sorted {
      $0.rank.isServed(before: $1.rank) || !$1.rank.isServed(before: $0.rank) && $0.cell.index < $1.cell.index
    }
    var groups: [[GridArrangement.Cell]] = []
    for (index, next) in ranked.enumerated() {
      if index > 0, !ranked[index - 1].rank.isServed(before: next.rank) {
        groups[groups.count - 1].append(next.cell)
      } else {
        groups.append([next.cell])
      }
    }
    return groups
  }

  private func rank(of cell: GridArrangement.Cell) throws -> GridRank<Number> {
    let child = children[cell.index]
    let least = try child.size(at: Proposal(.zero, .zero))
    let most = try child.size(at: Proposal(.infinity, .infinity))
    var rank = GridRank(
      priority: child.traits.priority, endlessCount: 0, flexibility: Number.zero,
      isUnsized: !child.traits.gridCell.unsizedAxes.isEmpty)
    for axis in Axis.allCases where proposal[axis] != nil {
      if most[axis].isInfinite {
        rank.endlessCount += 1
      } else {
        rank.flexibility = rank.flexibility.adding(most[axis].subtracting(least[axis]))
      }
    }
    rank.flexibility = rank.flexibility.withoutRounding
    return rank
  }

  /// Measures the cells of a group, and enlarges their columns and rows to the cells' sizes.
  private mutating func serve(_ group: [GridArrangement.Cell], before waiting: Set<Int>) throws {
    let priority = children[group[0].index].traits.priority
    let columns = openTracks(along: .horizontal, priority, waiting)
    let rows = openTracks(along: .vertical, priority, waiting)
    let shares = Proposal<Number>.sides { share(of: ($0 == .horizontal ? columns : rows).count, along: $0) }
    for cell in group {
      let proposal = Proposal<Number>.sides { axis in
        shares[axis].map { offer(to: cell, $0, axis == .horizontal ? columns : rows, along: axis) }
      }
      proposals[cell.index] = proposal
      sizes[cell.index] = try children[cell.index].size(at: proposal)
      for axis in Axis.allCases where cell.tracks(along: axis).count == 1 { widen(for: cell, along: axis) }
    }
  }

  /// Returns whether a cell is waiting that has one of the columns alone.
  private func isAwaited(_ columns: Range<Int>, _ waiting: Set<Int>) -> Bool {
    arrangement.cells.contains {
      $0.columns.count == 1 && columns.overlaps($0.columns) && waiting.contains($0.index)
    }
  }

  /// Returns the columns or rows with a waiting cell of the priority that spans no other track.
  ///
  /// Columns without a cell that spans them alone are among them.
  private func openTracks(along axis: Axis, _ priority: Double, _ waiting: Set<Int>) -> Set<Int> {
    (axis == .horizontal ? arrangement.spannedColumns : []).union(
      arrangement.cells.lazy.filter { cell in
        cell.tracks(along: axis).count == 1 && waiting.contains(cell.index)
          && children[cell.index].traits.priority == priority
      }.map { $0.tracks(along: axis).lowerBound })
  }

  /// Returns an equal share of the length that is left along an axis; `nil` if none is proposed.
  private func share(of count: Int, along axis: Axis) -> Number? {
    guard var left = proposal[axis] else { return nil }
    guard !left.isInfinite else { return left }
    for track in self[axis].indices {
      left = left.subtracting(gap(before: track, along: axis))
      if isSettled(track, along: axis) { left = left.subtracting(self[axis][track]) }
    }
    return left / Number(max(count, 1))
  }

  private func isSettled(_ track: Int, along axis: Axis) -> Bool {
    axis == .horizontal ? isColumnSettled[track] : isRowSettled[track]
  }

  /// Returns the proposed length of a cell along an axis, at least that which its columns or row already
  /// have.
  private func offer(
    to cell: GridArrangement.Cell, _ share: Number, _ open: Set<Int>, along axis: Axis
  ) -> Number {
    let tracks = cell.tracks(along: axis)
    let reached = reach(of: tracks, along: axis)
    if children[cell.index].traits.gridCell.unsizedAxes.contains(axis) { return reached }
    guard tracks.count > 1, var left = proposal[axis], !left.isInfinite else { return max(share, reached) }
    // The length that the columns outside of its span leave to the cell.
    for track in self[axis].indices where !tracks.contains(track) {
      left = left.subtracting(open.contains(track) ? share : self[axis][track])
    }
    for track in self[axis].indices where !tracks.dropFirst().contains(track) {
      left = left.subtracting(gap(before: track, along: axis))
    }
    return max(left, reached)
  }

  /// Enlarges the tracks of a cell to the cell's size.
  ///
  /// The length that several columns lack is shared equally, among those alone that no cell has to itself if
  /// there are any.
  private mutating func widen(for cell: GridArrangement.Cell, along axis: Axis) {
    let tracks = cell.tracks(along: axis)
    let length = sizes[cell.index][axis]
    guard tracks.count > 1 else {
      let track = tracks.lowerBound
      let isFirst = measured[axis, default: []].insert(track).inserted
      self[axis][track] = isFirst ? length : max(self[axis][track], length)
      return
    }
    let reached = reach(of: tracks, along: axis)
    guard reached < length else { return }
    let free = tracks.filter(arrangement.spannedColumns.contains)
    let widened = free.isEmpty ? Array(tracks) : free
    let part = length.subtracting(reached) / Number(widened.count)
    for track in widened { self[axis][track] = self[axis][track].adding(part) }
  }

  /// Settles the columns and rows in which no cell of the priority or a higher one is waiting that spans no
  /// other.
  private mutating func settle(without waiting: Set<Int>, down priority: Double) {
    let left = arrangement.cells.filter {
      waiting.contains($0.index) && children[$0.index].traits.priority >= priority
    }
    let spanned = arrangement.spannedColumns
    for column in widths.indices
    where !spanned.contains(column) && !left.contains(where: { $0.columns == column..<column + 1 }) {
      isColumnSettled[column] = true
    }
    for row in heights.indices where !left.contains(where: { $0.row == row }) { isRowSettled[row] = true }
  }

  /// Enlarges rows that are aligned by a baseline to the extents of their cells around it.
  private mutating func makeRoomForLines() throws {
    var ends: [Int: (line: Number, below: Number)] = [:]
    for cell in arrangement.cells {
      guard case .line(let guide) = arrangement.anchor(of: cell.index, along: .vertical) else { continue }
      let own = try children[cell.index].guide(guide, at: proposals[cell.index])
      let below = sizes[cell.index].height.subtracting(own)
      let known = ends[cell.row] ?? (own, below)
      ends[cell.row] = (max(known.line, own), max(known.below, below))
    }
    for (row, ends) in ends { heights[row] = max(heights[row], ends.line.adding(ends.below)) }
  }
}

/// The rank of a cell, by which cells are measured in order.
private struct GridRank<Number: LayoutNumber> {
  var priority: Double
  /// The number of axes along which the cell is infinitely flexible.
  var endlessCount: Int
  /// The flexibility along the other axes, in points.
  var flexibility: Number
  /// Whether the cell is proposed only the length that other cells take along an axis, which must be known
  /// before.
  var isUnsized: Bool

  func isServed(before other: Self) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if endlessCount != other.endlessCount { return endlessCount < other.endlessCount }
    if flexibility < other.flexibility { return true }
    if other.flexibility < flexibility { return false }
    return !isUnsized && other.isUnsized
  }
}

/// The rule of a grid attribute, which changes nothing of its view.
package struct GridCellRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of modifier: GridCellElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of modifier: GridCellElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: .zero, proposing: proposal)]
  }
}
