import ElementTree
import LinearProgramming

/// A frame is as large as its given sides say, and as its child where they say nothing.
package struct FrameRule: ConstraintRule {
  package init() {}

  package func size(
    of frame: FrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(frame, proposal, view))
    return SizeExpression.sides { axis in side(axis, frame, view) ?? view.taken(child, axis) }
  }

  /// A given side is what is written, whatever the child is.
  package func length(
    of frame: FrameElement, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    if let side = side(axis, frame, view) { return side }
    let child = try view[0].length(along: axis, at: childProposal(frame, proposal, view))
    return view.taken(child, along: axis)
  }

  /// A given side is what its child is proposed, whatever the frame is.
  package func separableAxes(of frame: FrameElement, around children: ChildrenAxes) -> Axis.Set {
    frame.width != nil || frame.height != nil ? .all : children[0]
  }

  package func placements(
    of frame: FrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let asked = childProposal(frame, proposal, view)
    let origin = try frame.alignment.origin(of: view[0], at: asked, inFrameOf: view.size(at: proposal))
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  private func side(_ axis: Axis, _ frame: FrameElement, _ view: Emitter) -> Extent? {
    frame[axis].map { side in
      view.length(
        .side(axis), along: axis, preferring: given(axis, side, view), because: .written(parameter(axis)))
    }
  }

  private func childProposal(
    _ frame: FrameElement, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    ProposalExpression.sides { axis in frame[axis].map { given(axis, $0, view) } ?? proposal[axis] }
  }

  private func given(_ axis: Axis, _ side: Double, _ view: Emitter) -> Extent {
    view.written(parameter(axis), side)
  }

  private func parameter(_ axis: Axis) -> ParameterName { axis == .horizontal ? .width : .height }
}
