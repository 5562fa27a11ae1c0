import LayoutCore
import LinearProgramming

/// A frame is as large as its given sides say, and as its child where they say nothing.
public struct FrameRule: ConstraintRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size(
    of frame: FrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(frame, proposal))
    return SizeExpression.sides { axis in
      guard let side = frame[axis] else { return view.taken(child, axis) }
      return view.length(
        axis.side, along: axis, preferring: Extent(Rational(finite: side)), because: .givenSide)
    }
  }

  /// Where the children go.
  public func placements(
    of frame: FrameElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let asked = childProposal(frame, proposal)
    let origin = try frame.alignment.origin(of: view[0], at: asked, inFrameOf: view.size(at: proposal))
    return [PlacementExpression(at: origin, proposing: asked)]
  }

  private func childProposal(_ frame: FrameElement, _ proposal: ProposalExpression) -> ProposalExpression {
    ProposalExpression.sides { axis in
      frame[axis].map { Extent(Rational(finite: $0)) } ?? proposal[axis]
    }
  }
}
