import ElementTree
import LinearProgramming

/// A geometry reader takes what is proposed, 10 where nothing is; its content is top leading.
package struct GeometryReaderRule: ConstraintRule {
  package init() {}

  package func size(
    of reader: GeometryReaderElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    SizeExpression.sides { axis in view.offered(proposal, axis, orElse: 10) }
  }

  package func placements(
    of reader: GeometryReaderElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let size = try view.size(at: proposal)
    return view.indices.map { PlacementExpression(child: $0, at: .zero, proposing: ProposalExpression(size)) }
  }
}
