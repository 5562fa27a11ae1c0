import LayoutCore
import LinearProgramming

/// Padding takes its insets from what it proposes and adds them to what it answers.
public struct PaddingRule: ConstraintRule {
  /// Makes the rule.
  public init() {}

  /// The size, as the sheet states it.
  public func size(
    of padding: PaddingElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: childProposal(padding.insets, proposal, view))
    return SizeExpression.sides { axis in
      view.length(
        axis.side, along: axis, preferring: child[axis] + padding.insets.total(axis), because: .insets,
        atLeast: [Bound(.zero, because: .notNegative)])
    }
  }

  /// Where the children go.
  public func placements(
    of padding: PaddingElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    let origin = PointExpression.sides { Extent(Rational(finite: padding.insets.start($0))) }
    return [PlacementExpression(at: origin, proposing: childProposal(padding.insets, proposal, view))]
  }

  private func childProposal(
    _ insets: EdgeInsets, _ proposal: ProposalExpression, _ view: Emitter
  ) -> ProposalExpression {
    ProposalExpression.sides { axis in
      proposal[axis].map { offered in
        view.length(
          "offered.\(axis.side)", along: axis, preferring: offered - insets.total(axis), because: .insets,
          atLeast: [Bound(.zero, because: .notNegative)])
      }
    }
  }
}

extension EdgeInsets {
  /// Both insets along an axis together.
  fileprivate func total(_ axis: Axis) -> Extent {
    Extent(Rational(finite: start(axis))) + Extent(Rational(finite: end(axis)))
  }
}
