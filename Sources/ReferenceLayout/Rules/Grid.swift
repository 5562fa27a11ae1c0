import LayoutCore

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
          return start.adding(free.isInfinite ? .zero : free * Number(share))
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
