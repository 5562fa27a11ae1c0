import ElementTree
import LinearProgramming

/// A flow puts views in rows, each at its ideal size: a row ends where the next view would reach over the width.
package struct FlowRule: ConstraintRule {
  package init() {}

  /// Its line breaks are decided from numbers, as a text's are.
  package var beginsBlock: Bool { true }

  /// The size of the rows in the proposed width, 10 where none is proposed.
  package func size(
    of flow: FlowElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let rows = try rows(of: view, in: proposal.width ?? Extent(10), calling: VariableRole.measuredRow)
    let width = view.length(
      .side(.horizontal), along: .horizontal, preferring: .zero, because: .line(child: 0),
      atLeast: rows.ends)
    let height = view.length(
      .side(.vertical), along: .vertical, preferring: rows.height, because: .totalLength)
    return SizeExpression(width, height)
  }

  /// The rows in the flow's own width, which may have room for more than the proposed one.
  package func placements(
    of flow: FlowElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let rows = try rows(of: view, in: view.size(at: proposal).width, calling: VariableRole.placedRow)
    return rows.origins.enumerated().map { child, origin in
      PlacementExpression(child: child, at: origin, proposing: ProposalExpression(nil, nil))
    }
  }

  private struct Rows {
    var origins: [PointExpression] = []
    /// Where each view ends.
    var ends: [Bound] = []
    /// All rows together.
    var height = Extent.zero
  }

  private func rows(of view: Emitter, in width: Extent, calling role: (Int) -> VariableRole) throws -> Rows {
    var rows = Rows()
    var heights: [Bound] = []
    var x = Extent.zero
    var count = 0
    func endRow() {
      let row = view.length(
        role(count), along: .vertical, preferring: .zero, because: .line(child: 0), atLeast: heights
      )
      rows.height = rows.height + row
      heights = []
      x = .zero
      count += 1
    }
    for place in view.indices {
      let ideal = try view[place].size(at: ProposalExpression(nil, nil))
      // The first view stays in the first row, however wide it is.
      if place > 0, try reachesOver(x + ideal.width, width, view[place].index, view) { endRow() }
      rows.origins.append(PointExpression(x, rows.height))
      x = x + ideal.width
      rows.ends.append(Bound(x, because: .extent(child: place)))
      heights.append(Bound(ideal.height, because: .extent(child: place)))
    }
    endRow()
    return rows
  }

  /// Whether a view that ends at a place reaches over the width: a decision, which both keep as it is.
  private func reachesOver(
    _ end: Extent, _ width: Extent, _ child: LayoutTree.Index, _ view: Emitter
  ) throws -> Bool {
    switch (end, width) {
    case (.finite(let end), .finite(let width)):
      try view.decidePositive(end - width, .lineBreak(flow: view.index, child: child))
    case (.infinite, .infinite), (_, .infinite), (.negativeInfinite, _): false
    case (_, .negativeInfinite), (.infinite, _): true
    }
  }
}
