import ElementTree
import LinearProgramming

/// A view that ignores the safe area answers as it would without, and is placed larger by what it reaches beyond its
/// frame.
package struct IgnoresSafeAreaRule: WrappingRule {
  package init() {}

  package func placements(
    of ignoring: IgnoresSafeAreaElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard let reach = ignoring.reach else { return [PlacementExpression(at: .zero, proposing: proposal)] }
    let origin = PointExpression.sides { -start(reach, $0, view) }
    let asked = ProposalExpression.sides { axis in
      proposal[axis].map { offered in
        view.length(
          .offered(axis), along: axis,
          preferring: offered + start(reach, axis, view) + end(reach, axis, view), because: .reach)
      }
    }
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  /// As it would be without: what the view shows around it does not depend on how far it reaches.
  package func explicitGuide(
    _ guide: AlignmentKey, of ignoring: IgnoresSafeAreaElement, at proposal: ProposalExpression,
    in view: Emitter
  ) throws -> Extent? {
    try view[0].explicitGuide(guide, at: proposal)
  }

  private func start(_ reach: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    view.written(axis == .horizontal ? .leading : .top, reach.start(axis))
  }

  private func end(_ reach: EdgeInsets, _ axis: Axis, _ view: Emitter) -> Extent {
    view.written(axis == .horizontal ? .trailing : .bottom, reach.end(axis))
  }
}
