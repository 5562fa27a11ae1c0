import ElementTree
import LinearProgramming

/// The rule of a lazy grid, which shares its breadth among tracks and puts views into them line by line.
package struct LazyGridRule: ConstraintRule {
  package init() {}

  /// True, as the number of columns is decided from numbers, like the lines of a text.
  package var beginsBlock: Bool { true }

  /// Returns the proposed breadth, and the length of all lines with the space between them.
  package func size(
    of grid: LazyGridElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let lines = try lines(grid, proposal, view)
    let length = view.length(
      .side(grid.axis), along: grid.axis, preferring: lines.end, because: .totalLength)
    return SizeExpression(length: length, breadth: lines.breadth, along: grid.axis)
  }

  /// Returns each view in its track and line, to which it is aligned by its guides.
  package func placements(
    of grid: LazyGridElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let lines = try lines(grid, proposal, view)
    let across = grid.alignment[grid.axis.across]
    func line(_ breadth: Extent) throws -> Extent {
      try view.block.defaultLine(
        across, in: SizeExpression(length: .zero, breadth: breadth, along: grid.axis))
    }
    let start = try line(lines.breadth) - line(lines.trackEnd)
    return try lines.lines.flatMap { line in
      try line.cells.map { index, track in
        let slot = SizeExpression(
          length: line.length, breadth: track?.length ?? lines.breadth, along: grid.axis)
        let proposal = lines.proposal(track)
        let origin = try (track?.alignment ?? grid.alignment)
          .origin(of: view[index], at: proposal, inFrameOf: slot)
        return PlacementExpression(
          child: index,
          at: .sides {
            ($0 == grid.axis ? line.start : track.map { start + $0.start } ?? .zero) + origin[$0]
          }, proposing: proposal)
      }
    }
  }

  private func lines(
    _ grid: LazyGridElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> LazyGridLines {
    try view.tracks(at: proposal) { try LazyGridLines(grid, at: proposal, in: view) }
  }
}

/// The tracks and lines of a lazy grid in a breadth.
private struct LazyGridLines {
  struct Track {
    var start, length: Extent
    var alignment: Alignment?
  }
  struct Line {
    var start, length: Extent
    var cells: [(place: Int, track: Track?)]
  }

  private let axis: Axis
  /// The grid's own breadth.
  let breadth: Extent
  /// The end of the last track.
  let trackEnd: Extent
  private(set) var lines: [Line] = []
  /// The end of the last line.
  private(set) var end = Extent.zero

  init(_ grid: LazyGridElement, at proposal: ProposalExpression, in view: Emitter) throws {
    axis = grid.axis
    let across = axis.across
    let offered = proposal[across].flatMap { $0.isInfinite ? nil : $0 }.map {
      view.length(
        .side(across), along: across, preferring: $0, because: .offered,
        atLeast: [Bound(.zero, because: .notNegative)])
    }
    let unspecified = Extent(Rational(finite: LazyGridElement.usualBreadth))
    let tracks = try Self.tracks(of: grid, in: offered ?? unspecified, view)
    trackEnd = tracks.last.map { $0.start + $0.length } ?? .zero
    breadth =
      offered
      ?? view.length(.side(across), along: across, preferring: trackEnd, because: .totalLength)
    let spacing = view.written(.spacing, grid.spacing)
    for (number, cells) in grid.lines(of: view.indices, in: tracks.count).enumerated() {
      let start = number == 0 ? .zero : view.brief(end + spacing, .start, along: axis)
      let placed = cells.map { (place: $0.child, track: $0.track.map { tracks[$0] }) }
      let lengths = try placed.map {
        Bound(
          try view[$0.place].size(at: self.proposal($0.track))[axis], because: .extent(child: $0.place))
      }
      let length = view.largest(.track(axis, number), along: axis, lengths) ?? .zero
      lines.append(Line(start: start, length: length, cells: placed))
      end = start + length
    }
  }

  /// Returns the proposal to a view: the breadth of its track or of the grid, and no length along the lines.
  func proposal(_ track: Track?) -> ProposalExpression {
    .sides { $0 == axis ? nil : track?.length ?? breadth }
  }

  /// Returns the tracks in a breadth: fixed ones take their lengths first.
  ///
  /// Each of the other items has an equal share of the length that is left, within its limits; an adaptive
  /// item divides its share.
  private static func tracks(
    of grid: LazyGridElement, in breadth: Extent, _ view: Emitter
  ) throws -> [Track] {
    let items = grid.items.indices.map { Item(grid.items[$0], at: $0, across: grid.axis.across, view) }
    var left = breadth - Extent.sum(items.dropLast().map(\.gap) + items.compactMap(\.fixed))
    var waiting = items.lazy.filter { $0.fixed == nil }.count
    var tracks: [Track] = []
    var start = Extent.zero
    for item in items {
      let (count, length) = try item.share(of: left, among: waiting, view)
      if item.fixed == nil {
        left = left - (length * Rational(count) + item.gap * Rational(count - 1))
        waiting -= 1
      }
      for _ in 0..<count {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start = start + length + item.gap
      }
    }
    return tracks
  }

  /// An item of the grid, with its written lengths.
  private struct Item {
    let index: Int
    let axis: Axis
    /// Whether the item has as many tracks as fit.
    let isAdaptive: Bool
    /// The length of a fixed item; `nil` for any other.
    let fixed: Extent?
    let gap: Extent
    let alignment: Alignment?
    private let least: Bound
    private let greatest: [Bound]

    init(_ item: GridItem, at index: Int, across axis: Axis, _ view: Emitter) {
      (self.index, self.axis, alignment) = (index, axis, item.alignment)
      func bound(_ length: LazyGridElement.ItemLength, _ value: Double) -> Bound {
        let name = ParameterName.item(index, length)
        return Bound(view.written(name, value), because: .written(name))
      }
      if case .adaptive = item.size { isAdaptive = true } else { isAdaptive = false }
      fixed = item[.fixed].map { bound(.fixed, $0).extent }
      gap = item.spacing.map { bound(.spacing, $0).extent } ?? Extent(Rational(finite: item.gap))
      least = bound(.minimum, item.least)
      greatest = item.greatest.isFinite ? [bound(.maximum, item.greatest)] : []
    }

    /// Returns the number of tracks and the length of each, if a number of items share the length that is
    /// left.
    func share(of left: Extent, among waiting: Int, _ view: Emitter) throws -> (count: Int, length: Extent) {
      if let fixed {
        let length = view.length(
          .track(axis, index), along: axis, preferring: fixed, because: .written(.item(index, .fixed)))
        return (1, length)
      }
      let count = isAdaptive ? try trackCount(left, waiting, view) : 1
      let gaps = gap * Rational((count - 1) * waiting)
      let length = view.length(
        .track(axis, index), along: axis, preferring: left - gaps, because: .share, times: count * waiting,
        atMost: greatest, atLeast: [least])
      return (count, length)
    }

    /// Returns the number of tracks, by decisions that hold until the share reaches the length that they
    /// need.
    private func trackCount(_ left: Extent, _ waiting: Int, _ view: Emitter) throws -> Int {
      try LazyGridElement.trackCount { count in
        let needed = (least.extent + gap) * Rational(count) - gap
        guard let lack = (needed * Rational(waiting) - left).expression else { return false }
        return try !view.decidePositive(lack, .trackCount(grid: view.index, item: index, count: count))
      }
    }
  }
}
