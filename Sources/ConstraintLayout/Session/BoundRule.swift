import ElementTree
import LinearProgramming

/// A linear rule and the element it applies to: asked without knowing either's type, and without a cast.
struct BoundRule {
  fileprivate let binding: RuleBinding
  fileprivate let element: AnyElementBox

  /// Binds a rule to an element of its type.
  init(_ binding: RuleBinding, to element: AnyElementBox) {
    (self.binding, self.element) = (binding, element)
  }

  func size(at proposal: ProposalExpression, in view: Emitter) throws -> SizeExpression {
    try binding.size(of: element, at: proposal, in: view)
  }

  func length(along axis: Axis, at proposal: ProposalExpression, in view: Emitter) throws -> Extent {
    try binding.length(of: element, along: axis, at: proposal, in: view)
  }

  func separableAxes(around children: ChildrenAxes) -> Axis.Set {
    binding.separableAxes(of: element, around: children)
  }

  /// What the rule says of some of the view's children; `nil` for a view that is always one program.
  var runs: StackRuns? { binding.runs(of: element) }

  func placements(at proposal: ProposalExpression, in view: Emitter) throws -> [PlacementExpression] {
    try binding.placements(of: element, at: proposal, in: view)
  }

  func explicitGuide(
    _ guide: AlignmentKey, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try binding.explicitGuide(guide, of: element, at: proposal, in: view)
  }
}

/// A linear rule bound to its type of element: one serves all views of a tree that are of the type.
class RuleBinding {
  /// Whether the views are solved in blocks of their own and enter their parents' as pieces.
  let beginsBlock: Bool

  fileprivate init(beginsBlock: Bool) { self.beginsBlock = beginsBlock }

  fileprivate func size(
    of element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    preconditionFailure("every binding is of some type")
  }
  fileprivate func length(
    of element: AnyElementBox, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    preconditionFailure("every binding is of some type")
  }
  fileprivate func separableAxes(of element: AnyElementBox, around children: ChildrenAxes) -> Axis.Set {
    preconditionFailure("every binding is of some type")
  }
  fileprivate func runs(of element: AnyElementBox) -> StackRuns? {
    preconditionFailure("every binding is of some type")
  }
  fileprivate func placements(
    of element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    preconditionFailure("every binding is of some type")
  }
  fileprivate func explicitGuide(
    _ guide: AlignmentKey, of element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    preconditionFailure("every binding is of some type")
  }
}

extension ConstraintRule {
  /// The rule, asked of elements in boxes, each of which must be of its type.
  var binding: RuleBinding { TypedBinding(self) }
}

private final class TypedBinding<Rule: ConstraintRule>: RuleBinding where Rule.Element: LayoutElement {
  private let rule: Rule

  init(_ rule: Rule) {
    self.rule = rule
    super.init(beginsBlock: rule.beginsBlock)
  }

  private func element(_ box: AnyElementBox) -> Rule.Element {
    unsafeDowncast(box, to: ElementBox<Rule.Element>.self).element
  }

  override func size(
    of element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    try rule.size(of: self.element(element), at: proposal, in: view)
  }

  override func length(
    of element: AnyElementBox, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent {
    try rule.length(of: self.element(element), along: axis, at: proposal, in: view)
  }

  override func separableAxes(of element: AnyElementBox, around children: ChildrenAxes) -> Axis.Set {
    rule.separableAxes(of: self.element(element), around: children)
  }

  override func runs(of element: AnyElementBox) -> StackRuns? { rule.runs(of: self.element(element)) }

  override func placements(
    of element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    try rule.placements(of: self.element(element), at: proposal, in: view)
  }

  override func explicitGuide(
    _ guide: AlignmentKey, of element: AnyElementBox, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try rule.explicitGuide(guide, of: self.element(element), at: proposal, in: view)
  }
}
