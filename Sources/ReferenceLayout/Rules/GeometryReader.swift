import LayoutCore

/// A geometry reader takes what is proposed, 10 where nothing is; its content is top leading.
package struct GeometryReaderRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of reader: GeometryReaderElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    Size.sides { proposal[$0] ?? Number(10) }
  }

  package func placements<Number: LayoutNumber>(
    of reader: GeometryReaderElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let size = try children.parentSize(at: proposal)
    return children.indices.map { Placement(child: $0, at: .zero, proposing: Proposal(size)) }
  }
}
