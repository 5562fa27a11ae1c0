import LayoutCore

/// A container-relative frame takes some of the equal parts of its container, and its child's size where the container
/// has no finite length.
package struct ContainerRelativeFrameRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of frame: ContainerRelativeFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let child = try children[0].size(at: childProposal(frame, proposal))
    return Size.sides { axis in part(frame, axis, proposal) ?? child[axis] }
  }

  package func placements<Number: LayoutNumber>(
    of frame: ContainerRelativeFrameElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    let asked = childProposal(frame, proposal)
    let size = try children.parentSize(at: proposal)
    let origin = try frame.alignment.origin(of: children[0], at: asked, inFrameOf: size)
    return [Placement(at: origin, proposing: asked)]
  }

  private func childProposal<Number: LayoutNumber>(
    _ frame: ContainerRelativeFrameElement, _ proposal: Proposal<Number>
  ) -> Proposal<Number> {
    Proposal.sides { axis in part(frame, axis, proposal) ?? proposal[axis] }
  }

  /// The parts that the frame takes, with the spacing between them; `nil` where the container decides nothing.
  private func part<Number: LayoutNumber>(
    _ frame: ContainerRelativeFrameElement, _ axis: Axis, _ proposal: Proposal<Number>
  ) -> Number? {
    guard frame.axes.contains(axis), let container = proposal.container?[axis], !container.isInfinite else {
      return nil
    }
    let (count, span) = (Number(Double(frame.count)), Number(Double(frame.span)))
    return max(.zero, (span * container + (span - count) * Number(frame.spacing)) / count)
  }
}
