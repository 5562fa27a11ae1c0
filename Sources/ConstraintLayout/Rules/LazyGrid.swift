import ElementTree
import LinearProgramming

/// A lazy grid shares its breadth out to tracks, and puts views into them line by line.
package struct LazyGridRule: ConstraintRule {
  package init() {}

  /// How many columns there are is decided from numbers, as a text's lines are.
  package var beginsBlock: Bool { true }

  /// What is proposed across the lines, and all lines with the space between them.
  package func size(
    of grid: LazyGridElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let lines = try lines(grid, proposal, view)
    let length = view.length(
      .side(grid.axis), along: grid.axis, preferring: lines.end, because: .totalLength)
    return SizeExpression(length: length, breadth: lines.breadth, along: grid.axis)
  }

  /// Each view in its track and its line, which its guides meet.
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
      try line.cells.map { place, track in
        let slot = SizeExpression(
          length: line.length, breadth: track?.length ?? lines.breadth, along: grid.axis)
        let asked = lines.proposal(track)
        let origin = try (track?.alignment ?? grid.alignment)
          .origin(of: view[place], at: asked, inFrameOf: slot)
        return PlacementExpression(
          child: place,
          at: .sides {
            ($0 == grid.axis ? line.start : track.map { start + $0.start } ?? .zero) + origin[$0]
          }, proposing: asked)
      }
    }
  }

  private func lines(
    _ grid: LazyGridElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> LazyGridLines {
    try view.tracks(at: proposal) { try LazyGridLines(grid, at: proposal, in: view) }
  }
}

/// The tracks of a lazy grid in a breadth, and its lines.
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
  /// What the grid answers across its lines.
  let breadth: Extent
  /// Where the last track ends.
  let trackEnd: Extent
  private(set) var lines: [Line] = []
  /// Where the last line ends.
  private(set) var end = Extent.zero

  init(_ grid: LazyGridElement, at proposal: ProposalExpression, in view: Emitter) throws {
    axis = grid.axis
    let across = axis.across
    let offered = proposal[across].flatMap { $0.isInfinite ? nil : $0 }.map {
      view.length(
        .side(across), along: across, preferring: $0, because: .offered,
        atLeast: [Bound(.zero, because: .notNegative)])
    }
    let usual = Extent(Rational(finite: LazyGridElement.usualBreadth))
    let tracks = try Self.tracks(of: grid, in: offered ?? usual, view)
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

  /// What a view is proposed: its track, or the whole breadth, and nothing along the lines.
  func proposal(_ track: Track?) -> ProposalExpression {
    .sides { $0 == axis ? nil : track?.length ?? breadth }
  }

  /// Fixed tracks first; each of the other items gets an equal share of what is left, within its limits, and an adaptive
  /// one divides its share.
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

  /// An item with its lengths as they are written.
  private struct Item {
    let place: Int
    let axis: Axis
    /// Whether it has as many tracks as fit.
    let isAdaptive: Bool
    /// The length of a fixed one.
    let fixed: Extent?
    let gap: Extent
    let alignment: Alignment?
    private let least: Bound
    private let greatest: [Bound]

    init(_ item: GridItem, at place: Int, across axis: Axis, _ view: Emitter) {
      (self.place, self.axis, alignment) = (place, axis, item.alignment)
      func bound(_ length: LazyGridElement.ItemLength, _ value: Double) -> Bound {
        let name = ParameterName.item(place, length)
        return Bound(view.written(name, value), because: .written(name))
      }
      if case .adaptive = item.size { isAdaptive = true } else { isAdaptive = false }
      fixed = item[.fixed].map { bound(.fixed, $0).extent }
      gap = item.spacing.map { bound(.spacing, $0).extent } ?? Extent(Rational(finite: item.gap))
      least = bound(.minimum, item.least)
      greatest = item.greatest.isFinite ? [bound(.maximum, item.greatest)] : []
    }

    /// How many tracks it has, and how long each is, where so many items wait for what is left.
    func share(of left: Extent, among waiting: Int, _ view: Emitter) throws -> (count: Int, length: Extent) {
      if let fixed {
        let length = view.length(
          .track(axis, place), along: axis, preferring: fixed, because: .written(.item(place, .fixed)))
        return (1, length)
      }
      let count = isAdaptive ? try trackCount(left, waiting, view) : 1
      let gaps = gap * Rational((count - 1) * waiting)
      let length = view.length(
        .track(axis, place), along: axis, preferring: left - gaps, because: .share, times: count * waiting,
        atMost: greatest, atLeast: [least])
      return (count, length)
    }

    /// Whether so many tracks fit is a decision: it holds until the share comes to what they need.
    private func trackCount(_ left: Extent, _ waiting: Int, _ view: Emitter) throws -> Int {
      try LazyGridElement.trackCount { count in
        let needed = (least.extent + gap) * Rational(count) - gap
        guard let lack = (needed * Rational(waiting) - left).expression else { return false }
        return try !view.decidePositive(lack, .trackCount(grid: view.index, item: place, count: count))
      }
    }
  }
}
