import ElementTree
import LinearProgramming

/// The rule of a grid, whose columns are as wide as their widest cells and whose rows are as tall as their
/// tallest.
package struct GridRule: ConstraintRule {
  package init() {}

  /// True, as sharing a grid's sides is one program.
  package var beginsBlock: Bool { true }

  /// Returns the size of columns and rows with the space between them; zero without cells.
  package func size(
    of grid: GridElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    guard view.count > 0 else {
      return SizeExpression.sides { view.length(.side($0), along: $0, preferring: .zero, because: .empty) }
    }
    let tracks = try tracks(grid, proposal, view)
    return SizeExpression.sides { axis in
      view.length(.side(axis), along: axis, preferring: tracks.end(along: axis), because: .totalLength)
    }
  }

  /// Returns the placement of each cell in its slot.
  ///
  /// A cell is proposed its slot, unless its measured size already fills it.
  package func placements(
    of grid: GridElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard view.count > 0 else { return [] }
    let tracks = try tracks(grid, proposal, view)
    let cells = tracks.arrangement.cells
    let proposals = try cells.map { try placingProposal(of: $0, tracks, view) }
    let lines = try lines(of: tracks, proposals, view)
    return try cells.map { cell in
      let childProposal = proposals[cell.index]
      let child = view[cell.index]
      let slot = tracks.slot(of: cell)
      let origin = try PointExpression.sides { axis in
        let start = tracks.start(of: cell.tracks(along: axis).lowerBound, along: axis)
        switch tracks.arrangement.anchor(of: cell.index, along: axis) {
        case .share(let share):
          let free = Extent.alignedOrigin(own: slot[axis], child: try child.size(at: childProposal)[axis])
          return start + (free.isInfinite ? .zero : free * Rational(finite: share))
        case .guide(let guide):
          let own = try view.block.defaultLine(guide, in: slot)
          return start + Extent.alignedOrigin(own: own, child: try child.guide(guide, at: childProposal))
        case .line(let guide):
          let own = lines[cell.row] ?? .zero
          return start + Extent.alignedOrigin(own: own, child: try child.guide(guide, at: childProposal))
        }
      }
      return PlacementExpression(child: cell.index, at: origin, proposing: childProposal)
    }
  }

  private func tracks(
    _ grid: GridElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> GridTracks {
    try view.tracks(at: proposal) { try GridTracks(grid, at: proposal, in: view) }
  }

  /// Returns the final proposal to a cell, which depends on the decision whether it already fills its slot.
  private func placingProposal(
    of cell: GridArrangement.Cell, _ tracks: GridTracks, _ view: Emitter
  ) throws -> ProposalExpression {
    let slot = tracks.slot(of: cell)
    let isFilled = try Axis.allCases.allSatisfy { axis in
      guard let own = tracks.sizes[cell.index][axis].expression else { return true }
      guard let length = slot[axis].expression else { return false }
      let free = length - own
      return try free == 0
        || !view.decidePositive(free, .slot(grid: view.index, child: view[cell.index].index))
    }
    return isFilled ? tracks.proposals[cell.index] : ProposalExpression(slot)
  }

  /// Returns the lowest baseline of each row that is aligned by a baseline.
  private func lines(
    of tracks: GridTracks, _ proposals: [ProposalExpression], _ view: Emitter
  ) throws -> [Int: Extent] {
    var guides: [Int: [Bound]] = [:]
    for cell in tracks.arrangement.cells {
      guard case .line(let guide) = tracks.arrangement.anchor(of: cell.index, along: .vertical) else {
        continue
      }
      let own = try view[cell.index].guide(guide, at: proposals[cell.index])
      guides[cell.row, default: []].append(Bound(own, because: .line(child: cell.index)))
    }
    return guides.compactMapValues { view.largest(.line(.vertical), along: .vertical, $0) }
  }
}

/// The rule of a grid attribute, which changes nothing of its view.
package struct GridCellRule: WrappingRule {
  package typealias Element = GridCellElement

  package init() {}
}
