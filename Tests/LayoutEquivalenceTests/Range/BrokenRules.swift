import LayoutCore
import LinearProgramming
import ReferenceLayout

@testable import ConstraintLayout

/// A rule of the reference engine that is right up to some proposed width, and a point too wide beyond.
struct BrokenReferenceRule<Rule: ReferenceRule>: ReferenceRule {
  var rule: Rule
  var limit: Double

  func size<Number: LayoutNumber>(
    of element: Rule.Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    let size = try rule.size(of: element, at: proposal, children)
    guard let width = proposal.width, children.number(limit) < width, !width.isInfinite else { return size }
    return Size(size.width + Number(1), size.height)
  }

  func placements<Number: LayoutNumber>(
    of element: Rule.Element, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    try rule.placements(of: element, at: proposal, children)
  }

  func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of element: Rule.Element, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try rule.explicitGuide(guide, of: element, at: proposal, children)
  }
}

/// A rule of the constraint engine that is a point too high.
struct BrokenConstraintRule<Rule: ConstraintRule>: ConstraintRule {
  var rule: Rule

  var beginsBlock: Bool { rule.beginsBlock }

  func size(
    of element: Rule.Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    let size = try rule.size(of: element, at: proposal, in: view)
    return SizeExpression(size.width, size.height + Extent(1))
  }

  func placements(
    of element: Rule.Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    try rule.placements(of: element, at: proposal, in: view)
  }

  func explicitGuide(
    _ guide: AlignmentKey, of element: Rule.Element, at proposal: ProposalExpression, in view: Emitter
  ) throws -> Extent? {
    try rule.explicitGuide(guide, of: element, at: proposal, in: view)
  }
}

/// A rule of the constraint engine for opaque code that is a point too high.
struct BrokenOpaqueRule<Rule: OpaqueRule>: OpaqueRule {
  var rule: Rule

  func piece(of element: Rule.Element, at proposal: ExactProposal, in view: OpaqueView) throws -> Piece {
    let piece = try rule.piece(of: element, at: proposal, in: view)
    return Piece(
      width: piece.width, height: piece.height + .finite(AffineForm(1)), guides: piece.guides,
      region: piece.region, cause: piece.cause)
  }

  func placements(
    of element: Rule.Element, at proposal: ExactProposal, in view: OpaqueView
  ) throws -> [OpaquePlacement] {
    try rule.placements(of: element, at: proposal, in: view)
  }
}

private func brokenRule(_ rule: some ConstraintRule) -> any EngineRule { BrokenConstraintRule(rule: rule) }

private func brokenRule(_ rule: some OpaqueRule) -> any EngineRule { BrokenOpaqueRule(rule: rule) }

extension EngineRule {
  /// The rule, a point too high.
  var broken: any EngineRule {
    switch kind {
    case .linear(let rule): brokenRule(rule)
    case .opaque(let rule): brokenRule(rule)
    }
  }
}

/// A stack that shares its length in source order, whatever its children can do with it.
struct UnorderedStack: ReferenceRule {
  func size<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard children.count > 0, let width = proposal.width, stack.axis == .horizontal, !width.isInfinite else {
      return try StackRule().size(of: stack, at: proposal, children)
    }
    let sizes = try lengths(width, proposal, children)
    let height = sizes.map(\.height).max() ?? Number(0)
    return Size(sizes.map(\.width).reduce(Number(0), +), height)
  }

  func placements<Number: LayoutNumber>(
    of stack: StackElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard let width = proposal.width else { return [] }
    let sizes = try lengths(width, proposal, children)
    var x = Number(0)
    return sizes.enumerated().map { place, size in
      defer { x = x + size.width }
      return Placement(
        child: place, at: Point(x, Number(0)), proposing: Proposal(size.width, proposal.height))
    }
  }

  private func lengths<Number: LayoutNumber>(
    _ width: Number, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Size<Number>] {
    var left = width
    return try children.indices.map { place in
      let share = left / Number(children.count - place)
      let size = try children[place].size(at: Proposal(share, proposal.height))
      left = left - size.width
      return size
    }
  }
}
