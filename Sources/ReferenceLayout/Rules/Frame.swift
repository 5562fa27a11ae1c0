import LayoutCore

/// A frame is as large as its given sides say, and as its child where they say nothing.
package struct FrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of frame: FrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: childProposal(frame, proposal))
    return Size.sides { axis in frame[axis].map { Number($0) } ?? child[axis] }
  }

  package func placements<Number: LayoutNumber>(
    of frame: FrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let asked = childProposal(frame, proposal)
    let size = try children.parentSize(at: proposal)
    let origin = try frame.alignment.origin(of: children[0], at: asked, inFrameOf: size)
    return [Placement(at: origin, proposing: asked)]
  }

  private func childProposal<Number: LayoutNumber>(
    _ frame: FrameElement, _ proposal: Proposal<Number>
  ) -> Proposal<Number> {
    Proposal.sides { axis in frame[axis].map { Number($0) } ?? proposal[axis] }
  }
}
