import ElementTree
import LinearProgramming

/// How the constraint engine lays out one type of element: what it requires and prefers.
///
/// A rule states expressions and never computes with numbers: that is the solver's part.
package protocol ConstraintRule<Element>: EngineRule, BoxedRule {
  /// The type of element.
  associatedtype Element

  /// The size of the view at a proposal.
  func size(of element: Element, at proposal: ProposalExpression, in view: Emitter) throws -> SizeExpression

  /// The length of the view along an axis at a proposal: a side of its size, found without asking for more than it takes.
  ///
  /// A stack asks its children how flexible they are along its own axis alone. A rule that says nothing of its own is asked
  /// for the whole size.
  func length(
    of element: Element, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent

  /// The axes along which the view's length is the same whatever is proposed across them, nothing and infinity too.
  ///
  /// None, unless a rule says so. A stack asks its children how flexible they are along its own axis alone.
  func separableAxes(of element: Element, around children: ChildrenAxes) -> Axis.Set

  /// What the rule says of some of the view's children, where a view of very many may be written as several programs; `nil`
  /// where it is always one.
  func runs(of element: Element) -> StackRuns?

  /// Where the view puts its children and what it proposes to them, before any mirroring.
  func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression]

  /// The explicit value of a guide that the view's traits list; `nil` where it has none after all.
  func explicitGuide(
    _ guide: AlignmentKey, of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent?
}

extension ConstraintRule {
  /// Inlined in its parent's block.
  package var beginsBlock: Bool { false }

  /// A side of its size.
  package func length(
    of element: Element, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent { try view.size(at: proposal)[axis] }

  /// A side may depend on the other one.
  package func separableAxes(of element: Element, around children: ChildrenAxes) -> Axis.Set { [] }

  /// One program, however many children there are.
  package func runs(of element: Element) -> StackRuns? { nil }

  /// A leaf places nothing.
  package func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] { [] }

  /// A modifier passes its view's guide up, moved by the view's place; a container combines its children's.
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
  /// A linear rule.
  package var kind: EngineRuleKind { .linear(self) }
}

/// How the constraint engine lays out a modifier that is as large as what it wraps is at the same proposal.
package protocol WrappingRule: ConstraintRule {}

extension WrappingRule {
  /// What it wraps has the size.
  package func size(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let child = try view[0].size(at: proposal)
    return SizeExpression.sides { view.taken(child, $0) }
  }

  /// What it wraps has the length.
  package func length(
    of element: Element, along axis: Axis, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent { view.taken(try view[0].length(along: axis, at: proposal), along: axis) }

  /// What it wraps stands where it stands itself, and is proposed what it is.
  package func placements(
    of element: Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] { [PlacementExpression(at: .zero, proposing: proposal)] }

  /// As of what it wraps.
  package func separableAxes(of element: Element, around children: ChildrenAxes) -> Axis.Set { children[0] }
}
