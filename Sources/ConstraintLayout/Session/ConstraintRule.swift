import ElementTree
import LinearProgramming

/// The constraint engine's rule for one type of element: its requirements and preferences.
///
/// A rule states expressions and never computes with numbers, which is the solver's task.
package protocol ConstraintRule<Element>: EngineRule, BoxedRule {
  /// The type of element that the rule lays out.
  associatedtype Element

  /// Returns the size of the view at a proposal.
  func size(of element: Element, at proposal: ProposalExpression, in view: Emitter) throws -> SizeExpression

  /// Returns the length of the view along an axis at a proposal: a side of its size, found without the other
  /// one if possible.
  ///
  /// A stack needs the flexibility of its children along its own axis alone. By default, the whole size is
  /// found.
  func length(
    of element: Element, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent

  /// Returns the axes along which the view's length does not depend on the proposal across, be it unspecified
  /// or infinite.
  ///
  /// No axis by default. A stack needs the flexibility of its children along its own axis alone.
  func separableAxes(of element: Element, around children: ChildrenAxes) -> Axis.Set

  /// Returns the runs of the view's children if a view of very many may be written as several programs; `nil`
  /// if it is always one.
  func runs(of element: Element) -> StackRuns?

  /// Returns the places of the view's children and the proposals to them, before any mirroring.
  func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression]

  /// Returns the explicit value of a guide that the view's traits list; `nil` if it has none after all.
  func explicitGuide(
    _ guide: AlignmentKey, of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent?
}

extension ConstraintRule {
  /// False: by default, a view is part of its parent's block.
  package var beginsBlock: Bool { false }

  /// Returns a side of the view's size.
  package func length(
    of element: Element, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent { try view.size(at: proposal)[axis] }

  /// Returns no axis, as a side may depend on the other one.
  package func separableAxes(of element: Element, around children: ChildrenAxes) -> Axis.Set { [] }

  /// Returns `nil`: by default, a view is one program, however many children it has.
  package func runs(of element: Element) -> StackRuns? { nil }

  /// Returns no placement, as a leaf has no children.
  package func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] { [] }

  /// Returns a modifier's child's value moved by the child's place, or the combined values of a container's
  /// children.
  package func explicitGuide(
    _ guide: AlignmentKey, of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    let placements = try view.placements(at: proposal)
    let considered = view.role == .modifier ? Array(placements.prefix(1)) : placements
    let values: [Bound] = try considered.compactMap { placement in
      try view[placement.child].explicitGuide(guide, at: placement.proposal).map {
        Bound($0 + placement.origin[guide.axis], because: .extent(child: placement.child))
      }
    }
    guard view.role == .container else { return values.first?.extent }
    switch guide.combination {
    case .none: return nil
    case .smallest: return view.smallest(.guide(guide), along: guide.axis, values)
    case .largest: return view.largest(.guide(guide), along: guide.axis, values)
    case .average:
      guard let first = values.first?.extent else { return nil }
      let sum = values.dropFirst().reduce(first) { $0 + $1.extent }
      return view.length(
        .guide(guide), along: guide.axis, preferring: sum, because: .guide(guide.name),
        times: values.count)
    }
  }
}

extension ConstraintRule {
  /// The kind of a linear rule.
  package var kind: EngineRuleKind { .linear(self) }
}

/// A rule of a modifier whose size is that of the wrapped view at the same proposal.
package protocol WrappingRule: ConstraintRule {}

extension WrappingRule {
  /// Returns the size of the wrapped view.
  package func size(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  /// Returns the length of the wrapped view.
  package func length(
    of element: Element, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent { view.taken(try view[0].length(along: axis, at: proposal), along: axis) }

  /// Returns the wrapped view at the modifier's own place, with the same proposal.
  package func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] { [PlacementExpression(at: .zero, proposing: proposal)] }

  /// Returns the axes of the wrapped view.
  package func separableAxes(of element: Element, around children: ChildrenAxes) -> Axis.Set { children[0] }
}
