import ElementTree
import LinearProgramming

/// The columns and rows of a grid at a proposal; cells are measured in groups, the least flexible first.
struct GridTracks {
  let arrangement: GridArrangement
  /// The proposal to each cell, and the size that it takes.
  private(set) var proposals: [ProposalExpression]
  private(set) var sizes: [SizeExpression]
  let proposal: ProposalExpression
  private let gaps: [Axis: [Extent]]
  private var columns: [GridTrack]
  private var rows: [GridTrack]

  init(_ grid: GridElement, at proposal: ProposalExpression, in view: Emitter) throws {
    arrangement = grid.arrangement(of: view.children.map(\.traits))
    self.proposal = proposal
    gaps = [
      .horizontal: grid.gaps(along: .horizontal, arrangement, view),
      .vertical: grid.gaps(along: .vertical, arrangement, view),
    ]
    columns = Array(repeating: GridTrack(), count: arrangement.trackCount(along: .horizontal))
    rows = Array(repeating: GridTrack(), count: arrangement.trackCount(along: .vertical))
    proposals = Array(repeating: proposal, count: arrangement.cells.count)
    sizes = Array(repeating: SizeExpression(.zero, .zero), count: arrangement.cells.count)
    var waiting = Set(arrangement.cells.indices)
    var spans: [GridArrangement.Cell] = []
    for group in try groups(view) {
      try serve(group, before: waiting, view)
      waiting.subtract(group.map(\.index))
      settle(without: waiting, down: view[group[0].index].traits.priority, view)
      spans += group.filter { $0.columns.count > 1 }
      // The width that they lack is known once no cell is waiting that has one of their columns alone.
      for cell in spans where !isAwaited(cell.columns, waiting) { spread(cell, view) }
      spans.removeAll { !isAwaited($0.columns, waiting) }
    }
    try makeRoomForLines(view)
    for axis in Axis.allCases {
      for track in self[axis].indices { _ = length(of: track, along: axis, view) }
    }
  }

  private subscript(axis: Axis) -> [GridTrack] {
    get { axis == .horizontal ? columns : rows }
    set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
  }

  /// Returns the length of a column or row so far.
  private mutating func length(of track: Int, along axis: Axis, _ view: Emitter) -> Extent {
    self[axis][track].length(.track(axis, track), along: axis, view)
  }

  /// Returns the total length of neighbouring columns or rows with the space between them, once all are
  /// known.
  private func reach(of tracks: Range<Int>, along axis: Axis) -> Extent {
    Extent.sum(
      tracks.map { self[axis][$0].known } + tracks.dropFirst().map { gap(before: $0, along: axis) })
  }

  private func gap(before track: Int, along axis: Axis) -> Extent { gaps[axis]?[track] ?? .zero }

  /// Returns the total size of the columns and rows of a cell.
  func slot(of cell: GridArrangement.Cell) -> SizeExpression {
    SizeExpression.sides { reach(of: cell.tracks(along: $0), along: $0) }
  }

  /// Returns the start of a column or row.
  func start(of track: Int, along axis: Axis) -> Extent {
    track == 0 ? .zero : reach(of: 0..<track, along: axis) + gap(before: track, along: axis)
  }

  /// Returns the end of the last column or row.
  func end(along axis: Axis) -> Extent { reach(of: self[axis].indices, along: axis) }
}

/// A column or a row of a grid.
private struct GridTrack {
  /// The lengths that must fit in the track.
  private var bounds: [Bound] = []
  /// The length that fits the first `knownCount` bounds.
  private(set) var known = Extent.zero
  private var knownCount = 0
  /// Whether the track is settled and no longer takes part in sharing the length that is left.
  var isSettled = false

  /// Adds a length that must fit in the track.
  mutating func widen(to bound: Bound) {
    // An expression that is already there adds no bound.
    if !bounds.contains(where: { $0.extent == bound.extent }) { bounds.append(bound) }
  }

  /// Lengthens the track by a part.
  mutating func lengthen(
    by part: Extent, _ cause: Cause, _ role: VariableRole, along axis: Axis, _ view: Emitter
  ) {
    let sum = length(role, along: axis, view) + part
    bounds = [Bound(sum, because: cause)]
    (known, knownCount) = (sum, 1)
  }

  /// Returns the length of the track with the bounds so far.
  mutating func length(_ role: VariableRole, along axis: Axis, _ view: Emitter) -> Extent {
    guard knownCount < bounds.count else { return known }
    known =
      bounds.count == 1 ? bounds[0].extent : view.largest(role, along: axis, bounds) ?? .zero
    knownCount = bounds.count
    return known
  }
}

extension GridElement {
  /// Returns the space before each column or row; zero where no two cells are neighbours.
  fileprivate func gaps(along axis: Axis, _ arrangement: GridArrangement, _ view: Emitter) -> [Extent] {
    let name: ParameterName = axis == .horizontal ? .horizontalSpacing : .verticalSpacing
    return arrangement.gaps(along: axis).map { gap in
      guard let gap else { return .zero }
      return spacing(along: axis) == nil ? Extent(Rational(finite: gap)) : view.written(name, gap)
    }
  }
}

extension GridTracks {
  /// Measures the cells of a group, and enlarges their columns and rows to the cells' sizes.
  private mutating func serve(
    _ group: [GridArrangement.Cell], before waiting: Set<Int>, _ view: Emitter
  ) throws {
    let priority = view[group[0].index].traits.priority
    let openColumns = openTracks(along: .horizontal, priority, waiting, view)
    let openRows = openTracks(along: .vertical, priority, waiting, view)
    let left = ProposalExpression(shareable(along: .horizontal, view), shareable(along: .vertical, view))
    for cell in group {
      var proposal = ProposalExpression(nil, nil)
      for axis in Axis.allCases {
        guard let left = left[axis] else { continue }
        proposal[axis] = offer(
          to: cell, left, axis == .horizontal ? openColumns : openRows, along: axis, view)
      }
      proposals[cell.index] = proposal
      sizes[cell.index] = try view[cell.index].size(at: proposal)
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
  private func openTracks(
    along axis: Axis, _ priority: Double, _ waiting: Set<Int>, _ view: Emitter
  ) -> Set<Int> {
    (axis == .horizontal ? arrangement.spannedColumns : []).union(
      arrangement.cells.lazy.filter { cell in
        cell.tracks(along: axis).count == 1 && waiting.contains(cell.index)
          && view[cell.index].traits.priority == priority
      }.map { $0.tracks(along: axis).lowerBound })
  }

  /// Returns the length that columns or rows which are not settled share; `nil` if none is proposed.
  private mutating func shareable(along axis: Axis, _ view: Emitter) -> Extent? {
    guard let offered = proposal[axis] else { return nil }
    guard !offered.isInfinite else { return offered }
    var taken = gaps[axis] ?? []
    for track in self[axis].indices where self[axis][track].isSettled {
      taken.append(length(of: track, along: axis, view))
    }
    return view.brief(offered - Extent.sum(taken), .left, along: axis)
  }

  /// Returns the proposed length of a cell along an axis, at least that which its columns or row already
  /// have.
  private mutating func offer(
    to cell: GridArrangement.Cell, _ left: Extent, _ open: Set<Int>, along axis: Axis, _ view: Emitter
  ) -> Extent {
    let tracks = cell.tracks(along: axis)
    for track in self[axis].indices { _ = length(of: track, along: axis, view) }
    let reached = reach(of: tracks, along: axis)
    if view[cell.index].traits.gridCell.unsizedAxes.contains(axis) { return reached }
    let least = [Bound(reached, because: .slot)]
    let count = max(open.count, 1)
    guard tracks.count > 1, let offered = proposal[axis], !offered.isInfinite else {
      return view.length(
        .share(child: cell.index), along: axis, preferring: left, because: .share, times: count,
        atLeast: least)
    }
    let others = self[axis].indices.filter { !tracks.contains($0) }
    let share = view.length(
      .share(child: cell.index), along: axis, preferring: left, because: .share, times: count)
    let outside =
      others.map { open.contains($0) ? share : self[axis][$0].known }
      + self[axis].indices.filter { !tracks.dropFirst().contains($0) }.map { gap(before: $0, along: axis) }
    return view.length(
      .offered(axis), along: axis, preferring: offered - Extent.sum(outside), because: .share, atLeast: least)
  }

  /// Enlarges a cell's only column or row to the cell's size.
  private mutating func widen(for cell: GridArrangement.Cell, along axis: Axis) {
    self[axis][cell.tracks(along: axis).lowerBound].widen(
      to: Bound(sizes[cell.index][axis], because: .extent(child: cell.index)))
  }

  /// Shares the length that several columns lack equally, among those alone that no cell has to itself if
  /// there are any.
  private mutating func spread(_ cell: GridArrangement.Cell, _ view: Emitter) {
    for track in cell.columns { _ = length(of: track, along: .horizontal, view) }
    let free = cell.columns.filter(arrangement.spannedColumns.contains)
    let widened = free.isEmpty ? Array(cell.columns) : free
    let reached = reach(of: cell.columns, along: .horizontal)
    guard !reached.isInfinite else { return }
    let lack = sizes[cell.index].width - reached
    let part = view.length(
      .share(child: cell.index), along: .horizontal, preferring: lack, because: .extent(child: cell.index),
      times: widened.count, atLeast: [Bound(.zero, because: .notNegative)])
    for track in widened {
      columns[track].lengthen(
        by: part, .extent(child: cell.index), .track(.horizontal, track), along: .horizontal, view)
    }
  }

  /// Settles the columns and rows in which no cell of the priority or a higher one is waiting that spans no
  /// other.
  private mutating func settle(without waiting: Set<Int>, down priority: Double, _ view: Emitter) {
    let left = arrangement.cells.filter {
      waiting.contains($0.index) && view[$0.index].traits.priority >= priority
    }
    let spanned = arrangement.spannedColumns
    for column in columns.indices
    where !spanned.contains(column) && !left.contains(where: { $0.columns == column..<column + 1 }) {
      columns[column].isSettled = true
    }
    for row in rows.indices where !left.contains(where: { $0.row == row }) { rows[row].isSettled = true }
  }

  /// Enlarges rows that are aligned by a baseline to the extents of their cells around it.
  private mutating func makeRoomForLines(_ view: Emitter) throws {
    var lines: [Int: [Bound]] = [:]
    var ends: [Int: [Bound]] = [:]
    for cell in arrangement.cells {
      guard case .line(let guide) = arrangement.anchor(of: cell.index, along: .vertical) else { continue }
      let own = try view[cell.index].guide(guide, at: proposals[cell.index])
      lines[cell.row, default: []].append(Bound(own, because: .line(child: cell.index)))
      let below = Extent.alignedOrigin(own: sizes[cell.index].height, child: own)
      ends[cell.row, default: []].append(Bound(below, because: .extent(child: cell.index)))
    }
    for (row, guides) in lines.sorted(by: { $0.key < $1.key }) {
      guard let line = view.largest(.line(.vertical), along: .vertical, guides) else { continue }
      for end in ends[row] ?? [] { rows[row].widen(to: Bound(line + end.extent, because: end.cause)) }
    }
  }
}
