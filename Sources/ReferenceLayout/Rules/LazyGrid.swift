import ElementTree
import Foundation

/// The rule of a lazy grid, which shares its breadth among tracks and puts views into them line by line.
package struct LazyGridRule: ReferenceRule {
  package init() {}

  /// Returns the proposed breadth, and the length of all lines with the space between them.
  package func size<Number: LayoutNumber>(
    of grid: LazyGridElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let lines = try LazyGridLines(grid, at: proposal, children)
    return Size.sides { $0 == grid.axis ? lines.end : lines.breadth }
  }

  /// Returns each view in its track and line, to which it is aligned by its guides.
  package func placements<Number: LayoutNumber>(
    of grid: LazyGridElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let lines = try LazyGridLines(grid, at: proposal, children)
    let session = children.session
    func shift(_ guide: AlignmentKey, _ breadth: Number) throws -> Number {
      try session.defaultLine(
        guide, in: .sides { $0 == grid.axis ? .zero : breadth }, of: children.parentNode.index)
    }
    let across = grid.alignment[grid.axis.across]
    let start = try shift(across, lines.breadth).subtracting(try shift(across, lines.trackEnd))
    var placements: [Placement<Number>] = []
    for line in lines.lines {
      for (index, track) in line.cells {
        let slot = Size<Number>.sides { $0 == grid.axis ? line.length : track?.length ?? lines.breadth }
        let proposal = lines.proposal(track)
        let origin = try (track?.alignment ?? grid.alignment)
          .origin(of: children[index], at: proposal, inFrameOf: slot)
        let corner = Point<Number>.sides {
          $0 == grid.axis ? line.start : track.map { start.adding($0.start) } ?? .zero
        }
        placements.append(
          Placement(child: index, at: .sides { corner[$0].adding(origin[$0]) }, proposing: proposal))
      }
    }
    return placements
  }
}

/// The tracks and lines of a lazy grid in a breadth.
private struct LazyGridLines<Number: LayoutNumber> {
  struct Track {
    var start, length: Number
    var alignment: Alignment?
  }
  struct Line {
    var start, length: Number
    var cells: [(place: Int, track: Track?)]
  }

  private let axis: Axis
  /// The grid's own breadth.
  let breadth: Number
  /// The end of the last track.
  let trackEnd: Number
  private(set) var lines: [Line] = []
  /// The end of the last line.
  private(set) var end: Number

  init(_ grid: LazyGridElement, at proposal: Proposal<Number>, _ children: Children<Number>) throws {
    axis = grid.axis
    let offered = proposal[axis.across].flatMap { $0.isInfinite ? nil : max($0, .zero) }
    let tracks = Self.tracks(
      of: grid.items, in: offered ?? children.number(LazyGridElement.usualBreadth), children)
    trackEnd = tracks.last.map { $0.start + $0.length } ?? .zero
    breadth = offered ?? trackEnd
    end = .zero
    let spacing = children.number(grid.spacing)
    for cells in grid.lines(of: children.indices, in: tracks.count) {
      let start = lines.isEmpty ? .zero : end.adding(spacing)
      let placed = cells.map { (place: $0.child, track: $0.track.map { tracks[$0] }) }
      let length = try placed.map { try children[$0.place].size(at: self.proposal($0.track))[axis] }.max()
      lines.append(Line(start: start, length: length ?? .zero, cells: placed))
      end = start.adding(length ?? .zero)
    }
    if grid.items.isEmpty { end = .zero }
  }

  /// Returns the proposal to a view: the breadth of its track or of the grid, and no length along the lines.
  func proposal(_ track: Track?) -> Proposal<Number> {
    .sides { $0 == axis ? nil : track?.length ?? breadth }
  }

  /// Returns the tracks in a breadth: fixed ones take their lengths first.
  ///
  /// Each of the other items has an equal share of the length that is left, within its limits; an adaptive
  /// item divides its share.
  private static func tracks(
    of items: [GridItem], in breadth: Number, _ children: Children<Number>
  ) -> [Track] {
    var left = breadth
    var waiting = items.count
    for (index, item) in items.enumerated() {
      if index < items.count - 1 { left = left - children.number(item.gap) }
      guard case .fixed(let own) = item.size else { continue }
      left = left - children.number(own)
      waiting -= 1
    }
    var tracks: [Track] = []
    var start = Number.zero
    for item in items {
      let gap = children.number(item.gap)
      let (least, greatest) = (children.number(item.least), children.number(item.greatest))
      var count = 1
      let length: Number
      switch item.size {
      case .fixed(let own): length = children.number(own)
      case .flexible: length = min(max(left / Number(waiting), least), greatest)
      case .adaptive:
        let share = left / Number(waiting)
        count = LazyGridElement.trackCount { Number($0) * (least + gap) - gap <= share }
        length = min(max((share - Number(count - 1) * gap) / Number(count), least), greatest)
      }
      if case .fixed = item.size {
      } else {
        left = left - (Number(count) * length + Number(count - 1) * gap)
        waiting -= 1
      }
      for _ in 0..<count {
        tracks.append(Track(start: start, length: length, alignment: item.alignment))
        start = start + (length + gap)
      }
    }
    return tracks
  }
}
