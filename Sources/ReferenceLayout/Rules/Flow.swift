import LayoutCore

/// A flow puts views in rows, each at its ideal size: a row ends where the next view would reach over the width.
package struct FlowRule: ReferenceRule {
  package init() {}

  /// The size of the rows in the proposed width, 10 where none is proposed.
  package func size<Number: LayoutNumber>(
    of flow: FlowElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try rows(of: children, in: proposal.width ?? Number(10)).size
  }

  /// The rows in the flow's own width, which may have room for more than the proposed one.
  package func placements<Number: LayoutNumber>(
    of flow: FlowElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let width = try children.parentSize(at: proposal).width
    return try rows(of: children, in: width).origins.enumerated().map { child, origin in
      Placement(child: child, at: origin, proposing: Proposal(nil, nil))
    }
  }

  private func rows<Number: LayoutNumber>(
    of children: Children<Number>, in width: Number
  ) throws -> (origins: [Point<Number>], size: Size<Number>) {
    var origins: [Point<Number>] = []
    var widest = Number.zero
    var next = Point<Number>.zero
    var rowHeight = Number.zero
    for child in children.all {
      let ideal = try child.size(at: Proposal(nil, nil))
      // The first view stays in the first row, however wide it is.
      if !origins.isEmpty, width < next.x.adding(ideal.width) {
        next = Point(.zero, next.y.adding(rowHeight))
        rowHeight = .zero
      }
      origins.append(next)
      next.x = next.x.adding(ideal.width)
      rowHeight = max(rowHeight, ideal.height)
      widest = max(widest, next.x)
    }
    return (origins, Size(widest, next.y.adding(rowHeight)))
  }
}
