import ElementTree
import Foundation

/// A grid's columns are as wide as their widest cells, and its rows as tall as their tallest.
package struct GridRule: ReferenceRule {
  package init() {}

  /// The columns and rows with the space between them; zero with no cells.
  package func size<Number: LayoutNumber>(
    of grid: GridElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let tracks = try GridTracks(grid, at: proposal, children)
    return Size.sides { tracks.end(along: $0) }
  }

  /// Every cell in its slot: it is proposed the slot, unless it fills that as it was measured.
  package func placements<Number: LayoutNumber>(
    of grid: GridElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let tracks = try GridTracks(grid, at: proposal, children)
    let proposals = tracks.arrangement.cells.map { tracks.placingProposal(of: $0) }
    var lines: [Int: Number] = [:]
    for cell in tracks.arrangement.cells {
      guard case .line(let guide) = tracks.arrangement.anchor(of: cell.place, along: .vertical) else {
        continue
      }
      let own = try children[cell.place].guide(guide, at: proposals[cell.place])
      lines[cell.row] = lines[cell.row].map { max($0, own) } ?? own
    }
    return try tracks.arrangement.cells.map { cell in
      let asked = proposals[cell.place]
      let child = children[cell.place]
      let slot = tracks.slot(of: cell)
      let origin = try Point<Number>.sides { axis in
        let start = tracks.start(of: cell.tracks(along: axis).lowerBound, along: axis)
        switch tracks.arrangement.anchor(of: cell.place, along: axis) {
        case .share(let share):
          let free = slot[axis].subtracting(try child.size(at: asked)[axis])
          return start.adding(free.isInfinite ? .zero : free * children.number(share))
        case .guide(let guide):
          let own = try child.session.defaultLine(guide, in: slot, of: child.index)
          return start.adding(alignedOrigin(own: own, child: try child.guide(guide, at: asked)))
        case .line(let guide):
          return start.adding(
            alignedOrigin(own: lines[cell.row] ?? .zero, child: try child.guide(guide, at: asked)))
        }
      }
      return Placement(child: cell.place, at: origin, proposing: asked)
    }
  }
}

extension GridTracks {
  /// How large the columns and rows of a cell are together.
  func slot(of cell: GridArrangement.Cell) -> Size<Number> {
    Size.sides { reach(of: cell.tracks(along: $0), along: $0) }
  }

  /// What a cell is proposed at last: its slot, unless it fills that as it was measured.
  func placingProposal(of cell: GridArrangement.Cell) -> Proposal<Number> {
    let slot = slot(of: cell)
    let isFilled = Axis.allCases.allSatisfy {
      slot[$0].withoutRounding <= sizes[cell.place][$0].withoutRounding
    }
    return isFilled ? proposals[cell.place] : Proposal(slot)
  }
}

/// The columns and rows of a grid at a proposal: cells are asked in groups, the least flexible first.
struct GridTracks<Number: LayoutNumber> {
  let arrangement: GridArrangement
  /// What each cell was proposed, and what it answered.
  private(set) var proposals: [Proposal<Number>]
  private(set) var sizes: [Size<Number>]
  private let proposal: Proposal<Number>
  private let children: Children<Number>
  private var widths: [Number]
  private var heights: [Number]
  /// The columns and rows that have the length of a cell by now, which may be less than nothing.
  private var measured: [Axis: Set<Int>] = [:]
  /// The columns and rows that will not be shared any more: what is left for the others is without them.
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
      waiting.subtract(group.map(\.place))
      settle(without: waiting, down: children[group[0].place].traits.priority)
      spans += group.filter { $0.columns.count > 1 }
      // What they lack is known once no cell waits that has one of their columns to itself.
      for cell in spans where !isAwaited(cell.columns, waiting) { widen(for: cell, along: .horizontal) }
      spans.removeAll { !isAwaited($0.columns, waiting) }
    }
    try makeRoomForLines()
  }

  /// The length of a column or row.
  private subscript(axis: Axis) -> [Number] {
    get { axis == .horizontal ? widths : heights }
    set { if axis == .horizontal { widths = newValue } else { heights = newValue } }
  }

  private func gap(before track: Int, along axis: Axis) -> Number {
    children.number(Double(arrangement.gaps(along: axis)[track] ?? 0))
  }

  /// How long neighbouring columns or rows are together, with the space between them.
  func reach(of tracks: Range<Int>, along axis: Axis) -> Number {
    let gaps = tracks.dropFirst().reduce(Number.zero) { $0.adding(gap(before: $1, along: axis)) }
    return tracks.reduce(gaps) { $0.adding(self[axis][$1]) }
  }

  /// Where a column or row begins.
  func start(of track: Int, along axis: Axis) -> Number {
    guard track > 0 else { return .zero }
    return reach(of: 0..<track, along: axis).adding(gap(before: track, along: axis))
  }

  /// Where the last one ends.
  func end(along axis: Axis) -> Number { reach(of: self[axis].indices, along: axis) }
}

extension GridTracks {
  /// The cells that are asked together: by priority, then by along how many axes they are endless, then by how far
  /// they stretch along the others, and unsized ones last; axes along which nothing is proposed do not count.
  private func groups() throws -> [[GridArrangement.Cell]] {
    guard proposal.width != nil || proposal.height != nil else {
      return arrangement.cells.isEmpty ? [] : [arrangement.cells]
    }
    let ranked = try arrangement.cells.map { (cell: $0, rank: try rank(of: $0)) }.sorted {
      $0.rank.isServed(before: $1.rank) || !$1.rank.isServed(before: $0.rank) && $0.cell.place < $1.cell.place
    }
    var groups: [[GridArrangement.Cell]] = []
    for (place, next) in ranked.enumerated() {
      if place > 0, !ranked[place - 1].rank.isServed(before: next.rank) {
        groups[groups.count - 1].append(next.cell)
      } else {
        groups.append([next.cell])
      }
    }
    return groups
  }

  private func rank(of cell: GridArrangement.Cell) throws -> GridRank<Number> {
    let child = children[cell.place]
    let least = try child.size(at: Proposal(.zero, .zero))
    let most = try child.size(at: Proposal(.infinity, .infinity))
    var rank = GridRank(
      priority: child.traits.priority, endlessCount: 0, stretch: Number.zero,
      isUnsized: !child.traits.gridCell.unsizedAxes.isEmpty)
    for axis in Axis.allCases where proposal[axis] != nil {
      if most[axis].isInfinite {
        rank.endlessCount += 1
      } else {
        rank.stretch = rank.stretch.adding(most[axis].subtracting(least[axis]))
      }
    }
    rank.stretch = rank.stretch.withoutRounding
    return rank
  }

  /// Asks the cells of a group, and makes their columns and rows as large as they answer.
  private mutating func serve(_ group: [GridArrangement.Cell], before waiting: Set<Int>) throws {
    let priority = children[group[0].place].traits.priority
    let columns = openTracks(along: .horizontal, priority, waiting)
    let rows = openTracks(along: .vertical, priority, waiting)
    let shares = Proposal<Number>.sides { share(of: ($0 == .horizontal ? columns : rows).count, along: $0) }
    for cell in group {
      let asked = Proposal<Number>.sides { axis in
        shares[axis].map { offer(to: cell, $0, axis == .horizontal ? columns : rows, along: axis) }
      }
      proposals[cell.place] = asked
      sizes[cell.place] = try children[cell.place].size(at: asked)
      for axis in Axis.allCases where cell.tracks(along: axis).count == 1 { widen(for: cell, along: axis) }
    }
  }

  /// Whether a cell waits that has one of the columns to itself.
  private func isAwaited(_ columns: Range<Int>, _ waiting: Set<Int>) -> Bool {
    arrangement.cells.contains {
      $0.columns.count == 1 && columns.overlaps($0.columns) && waiting.contains($0.place)
    }
  }

  /// The columns or rows in which a cell of the priority waits that spans no other, and columns that are all cells'
  /// only together with others.
  private func openTracks(along axis: Axis, _ priority: Double, _ waiting: Set<Int>) -> Set<Int> {
    (axis == .horizontal ? arrangement.spannedColumns : []).union(
      arrangement.cells.lazy.filter { cell in
        cell.tracks(along: axis).count == 1 && waiting.contains(cell.place)
          && children[cell.place].traits.priority == priority
      }.map { $0.tracks(along: axis).lowerBound })
  }

  /// An equal share of what is left along an axis; `nil` where nothing is proposed.
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

  /// What a cell is proposed along an axis: never less than its columns or its row have already.
  private func offer(
    to cell: GridArrangement.Cell, _ share: Number, _ open: Set<Int>, along axis: Axis
  ) -> Number {
    let tracks = cell.tracks(along: axis)
    let reached = reach(of: tracks, along: axis)
    if children[cell.place].traits.gridCell.unsizedAxes.contains(axis) { return reached }
    guard tracks.count > 1, var left = proposal[axis], !left.isInfinite else { return max(share, reached) }
    // What the columns that it does not span leave to it.
    for track in self[axis].indices where !tracks.contains(track) {
      left = left.subtracting(open.contains(track) ? share : self[axis][track])
    }
    for track in self[axis].indices where !tracks.dropFirst().contains(track) {
      left = left.subtracting(gap(before: track, along: axis))
    }
    return max(left, reached)
  }

  /// Makes room for a cell's answer; what several columns lack is spread equally, over those alone that are nobody
  /// else's where there are such.
  private mutating func widen(for cell: GridArrangement.Cell, along axis: Axis) {
    let tracks = cell.tracks(along: axis)
    let length = sizes[cell.place][axis]
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

  /// Settles the columns and rows in which no cell of the priority or of a higher one waits that spans no other.
  private mutating func settle(without waiting: Set<Int>, down priority: Double) {
    let left = arrangement.cells.filter {
      waiting.contains($0.place) && children[$0.place].traits.priority >= priority
    }
    let spanned = arrangement.spannedColumns
    for column in widths.indices
    where !spanned.contains(column) && !left.contains(where: { $0.columns == column..<column + 1 }) {
      isColumnSettled[column] = true
    }
    for row in heights.indices where !left.contains(where: { $0.row == row }) { isRowSettled[row] = true }
  }

  /// Makes rows that are aligned by a baseline as tall as their cells reach around it.
  private mutating func makeRoomForLines() throws {
    var ends: [Int: (line: Number, below: Number)] = [:]
    for cell in arrangement.cells {
      guard case .line(let guide) = arrangement.anchor(of: cell.place, along: .vertical) else { continue }
      let own = try children[cell.place].guide(guide, at: proposals[cell.place])
      let below = sizes[cell.place].height.subtracting(own)
      let known = ends[cell.row] ?? (own, below)
      ends[cell.row] = (max(known.line, own), max(known.below, below))
    }
    for (row, ends) in ends { heights[row] = max(heights[row], ends.line.adding(ends.below)) }
  }
}

/// When a cell is asked.
private struct GridRank<Number: LayoutNumber> {
  var priority: Double
  /// Along how many axes it is endless.
  var endlessCount: Int
  /// How far it stretches along the others.
  var stretch: Number
  /// Whether it is offered no more than others take along an axis: what these take has to be known.
  var isUnsized: Bool

  func isServed(before other: Self) -> Bool {
    if priority != other.priority { return priority > other.priority }
    if endlessCount != other.endlessCount { return endlessCount < other.endlessCount }
    if stretch < other.stretch { return true }
    if other.stretch < stretch { return false }
    return !isUnsized && other.isUnsized
  }
}

/// What a view says to its grid changes nothing of the view itself.
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
