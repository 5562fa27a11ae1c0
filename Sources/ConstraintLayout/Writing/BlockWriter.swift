import LayoutCore
import LinearProgramming

/// One block being written: a view measured or placed at one proposal, with everything that hangs on it inlined.
///
/// Rules state what they require and prefer, each view's once for each proposal; views that begin blocks of their own
/// come in as pieces. Where a rule needs a number to go on (the fitting order, say), what has been written so far is
/// settled.
final class BlockWriter {
  /// The tree, and the rules of its views.
  let ruled: RuledTree
  /// The view whose block it is.
  let view: LayoutTree.Index
  /// What that view is proposed, as parameters of the program.
  let parameters: ProposalExpression
  /// The program that is written.
  let settler: BlockSettler
  /// What rules have said so far.
  private var said = Said()

  /// What rules have said, by view and proposal.
  private struct Said {
    var sizes: [ViewProposal: SizeExpression] = [:]
    var placements: [ViewProposal: [PlacementExpression]] = [:]
    var explicitGuides: [ViewProposal: [AlignmentKey: Extent?]] = [:]
    var guides: [ViewProposal: [AlignmentKey: Extent]] = [:]
    var distributions: [ViewProposal: Distribution] = [:]
    /// The keys of the sizes, in the order in which they were asked for.
    var asked: [ViewProposal] = []
    /// The views whose rules were asked for sizes.
    var measured: [LayoutTree.Index] = []
  }

  init(_ view: LayoutTree.Index, at proposal: ExactProposal, writing settler: BlockSettler) {
    ruled = settler.ruled
    self.view = view
    self.settler = settler
    var parameters = ProposalExpression.sides { axis in
      proposal[axis]?.map { settler.propose($0, VariableLabel(view, .proposed(axis))) }
    }
    parameters.container = proposal.container.map { container in
      .sides { axis in container[axis]?.map { settler.propose($0, VariableLabel(view, .container(axis))) } }
    }
    self.parameters = parameters
  }

  /// The size of a view at a proposal: its rule's, or a piece's.
  func size(
    of view: LayoutTree.Index, at proposal: ProposalExpression, guess: Guess? = nil
  ) throws -> SizeExpression {
    let key = ViewProposal(view: view, proposal: proposal)
    if let known = said.sizes[key] { return known }
    let size: SizeExpression
    if let rule = linearRule(of: view) {
      said.measured.append(view)
      size = try rule.emitSize(
        at: proposal, in: Emitter(block: self, index: view, container: proposal.container))
    } else {
      size = settler.requests[try settler.request(view, at: proposal, guess: guess)].size
    }
    said.sizes[key] = size
    said.asked.append(key)
    return size
  }

  /// Where a view puts its children at a proposal, before mirroring; nothing for one that comes in as a piece.
  func placements(of view: LayoutTree.Index, at proposal: ProposalExpression) throws -> [PlacementExpression]
  {
    guard let rule = linearRule(of: view) else { return [] }
    let key = ViewProposal(view: view, proposal: proposal)
    if let known = said.placements[key] { return known }
    let children = ruled.tree[view].children
    var placements = try rule.emitPlacements(
      at: proposal, in: Emitter(block: self, index: view, container: proposal.container))
    for place in placements.indices {
      let traits = ruled.tree[children[placements[place].child]].traits
      placements[place].proposal = placements[place].proposal.reaching(traits, in: proposal.container)
    }
    said.placements[key] = placements
    return placements
  }

  /// The explicit value of a guide of a view; `nil` where it has none.
  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: ProposalExpression
  ) throws -> Extent? {
    guard ruled.tree[view].traits.explicitGuides.contains(guide) else { return nil }
    let key = ViewProposal(view: view, proposal: proposal)
    if let known = said.explicitGuides[key]?[guide] { return known }
    let value: Extent?
    if let rule = linearRule(of: view) {
      value = try rule.emitGuide(
        guide, at: proposal, in: Emitter(block: self, index: view, container: proposal.container))
    } else {
      _ = try size(of: view, at: proposal)
      value = try settler.requests.place(of: key).flatMap { try settler.guide(guide, ofRequest: $0) }
    }
    said.explicitGuides[key, default: [:]].updateValue(value, forKey: guide)
    return value
  }

  /// The value of a guide of a view: the explicit one, or the default.
  func guide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: ProposalExpression
  ) throws -> Extent {
    let key = ViewProposal(view: view, proposal: proposal)
    if let known = said.guides[key]?[guide] { return known }
    let explicit = try explicitGuide(guide, of: view, at: proposal)
    let value =
      try explicit
      ?? value(of: guide.defaultValue, named: guide.name, in: size(of: view, at: proposal)) {
        try self.guide($0, of: view, at: proposal)
      }
    said.guides[key, default: [:]][guide] = value
    return value
  }

  /// How a stack shares its length at a proposal: found once.
  func distribution(
    of stack: LayoutTree.Index, at proposal: ProposalExpression, _ make: () throws -> Distribution
  ) rethrows -> Distribution {
    let key = ViewProposal(view: stack, proposal: proposal)
    if let known = said.distributions[key] { return known }
    let distribution = try make()
    said.distributions[key] = distribution
    return distribution
  }

  /// A length that a person wrote: a constant, or a parameter where the layout keeps prices.
  func written(_ parameter: ParameterName, _ value: Rational, of view: LayoutTree.Index) -> Extent {
    guard settler.options.keepsPrices else { return Extent(value) }
    return .finite(LinearExpression(settler.parameter(for: LengthInput(view, parameter))))
  }

  /// Whether a view comes in as a piece.
  func isTakenIn(_ view: LayoutTree.Index) -> Bool { linearRule(of: view) == nil }

  /// The rule that is followed in this block; `nil` for a view that comes in as a piece.
  private func linearRule(of view: LayoutTree.Index) -> (any ConstraintRule)? {
    guard case .linear(let rule) = ruled.rule(of: view), !ruled.begins(view, inBlockOf: self.view)
    else {
      return nil
    }
    return rule
  }
}

extension BlockWriter {
  /// The views whose rules were asked for sizes, as often as they were.
  var measured: [LayoutTree.Index] { said.measured }

  /// How the block's stacks share their lengths.
  var distributions: [Distribution] { Array(said.distributions.values) }

  /// Every view whose size was asked for, and at what; the block must be finished.
  var askedInNumbers: [(view: LayoutTree.Index, proposal: ExactProposal)] {
    said.asked.map { ($0.view, settler.exact($0.proposal)) }
  }

  /// The guides that were asked of views at their proposals.
  func guides(of keys: [ViewProposal]) -> [LayoutTree.Index: [AlignmentKey: Extent]] {
    keys.reduce(into: [:]) { known, key in
      if let guides = said.guides[key] { known[key.view, default: [:]].merge(guides) { $1 } }
    }
  }
}
