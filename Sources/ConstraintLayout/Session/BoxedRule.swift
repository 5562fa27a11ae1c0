import ElementTree
import LinearProgramming

/// A linear rule applied to elements in boxes, each of which must have the rule's type, without a cast.
///
/// Every `ConstraintRule` is one, and the compiler specialises these members for the rule and its type of
/// element.
package protocol BoxedRule: Sendable {
  /// Whether the views are solved in blocks of their own and enter their parents' blocks as pieces.
  var beginsBlock: Bool { get }

  /// Returns the size of the view at a proposal.
  func size(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression

  /// Returns the length of the view along an axis at a proposal.
  func length(
    ofBoxed element: AnyElementBox, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent

  /// Returns the axes along which the view's length does not depend on the proposal across.
  func separableAxes(ofBoxed element: AnyElementBox, around children: ChildrenAxes) -> Axis.Set

  /// Returns the runs of the view's children; `nil` for a view that is always one program.
  func runs(ofBoxed element: AnyElementBox) -> StackRuns?

  /// Returns the places of the view's children and the proposals to them.
  func placements(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression]

  /// Returns the explicit value of a guide; `nil` if there is none.
  func explicitGuide(
    _ guide: AlignmentKey, ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent?
}

extension ConstraintRule {
  private func element(_ box: AnyElementBox) -> Element {
    unsafeDowncast(box, to: ElementBox<Element>.self).element
  }

  /// Returns the size of the view at a proposal.
  package func size(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    try size(of: self.element(element), at: proposal, in: view)
  }

  /// Returns the length of the view along an axis at a proposal.
  package func length(
    ofBoxed element: AnyElementBox, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    try length(of: self.element(element), along: axis, at: proposal, in: view)
  }

  /// Returns the axes along which the view's length does not depend on the proposal across.
  package func separableAxes(ofBoxed element: AnyElementBox, around children: ChildrenAxes) -> Axis.Set {
    separableAxes(of: self.element(element), around: children)
  }

  /// Returns the runs of the view's children; `nil` for a view that is always one program.
  package func runs(ofBoxed element: AnyElementBox) -> StackRuns? { runs(of: self.element(element)) }

  /// Returns the places of the view's children and the proposals to them.
  package func placements(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    try placements(of: self.element(element), at: proposal, in: view)
  }

  /// Returns the explicit value of a guide; `nil` if there is none.
  package func explicitGuide(
    _ guide: AlignmentKey, ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try explicitGuide(guide, of: self.element(element), at: proposal, in: view)
  }
}
