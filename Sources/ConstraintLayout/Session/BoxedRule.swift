import ElementTree
import LinearProgramming

/// A linear rule that is asked of elements in boxes, each of which must be of the rule's type: nothing is cast.
///
/// Every `ConstraintRule` is one, and the compiler specialises what it is asked here for the rule and its type of element.
package protocol BoxedRule: Sendable {
  /// Whether the views are solved in blocks of their own and enter their parents' as pieces.
  var beginsBlock: Bool { get }

  /// The size of the view at a proposal.
  func size(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression

  /// The length of the view along an axis at a proposal.
  func length(
    ofBoxed element: AnyElementBox, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent

  /// The axes along which the view's length is the same whatever is proposed across them.
  func separableAxes(ofBoxed element: AnyElementBox, around children: ChildrenAxes) -> Axis.Set

  /// What the rule says of some of the view's children; `nil` for a view that is always one program.
  func runs(ofBoxed element: AnyElementBox) -> StackRuns?

  /// Where the view puts its children and what it proposes to them.
  func placements(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression]

  /// The explicit value of a guide.
  func explicitGuide(
    _ guide: AlignmentKey, ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent?
}

extension ConstraintRule {
  private func element(_ box: AnyElementBox) -> Element {
    unsafeDowncast(box, to: ElementBox<Element>.self).element
  }

  /// The size of the view at a proposal.
  package func size(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    try size(of: self.element(element), at: proposal, in: view)
  }

  /// The length of the view along an axis at a proposal.
  package func length(
    ofBoxed element: AnyElementBox, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    try length(of: self.element(element), along: axis, at: proposal, in: view)
  }

  /// The axes along which the view's length is the same whatever is proposed across them.
  package func separableAxes(ofBoxed element: AnyElementBox, around children: ChildrenAxes) -> Axis.Set {
    separableAxes(of: self.element(element), around: children)
  }

  /// What the rule says of some of the view's children.
  package func runs(ofBoxed element: AnyElementBox) -> StackRuns? { runs(of: self.element(element)) }

  /// Where the view puts its children and what it proposes to them.
  package func placements(
    ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    try placements(of: self.element(element), at: proposal, in: view)
  }

  /// The explicit value of a guide.
  package func explicitGuide(
    _ guide: AlignmentKey, ofBoxed element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try explicitGuide(guide, of: self.element(element), at: proposal, in: view)
  }
}
