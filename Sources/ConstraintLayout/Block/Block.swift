import LayoutCore
import LinearProgramming

/// One program being written: a view measured or placed at one proposal, with everything that hangs on it inlined.
///
/// Rules state what they require and prefer; views that begin blocks of their own come in as pieces. Where a rule
/// needs a number to go on (the fitting order, say), what has been written so far is solved: a triangular program's
/// earlier values do not depend on later rows, so they are final.
public final class Block {
  let session: ConstraintSession
  /// The view whose block it is.
  let view: LayoutTree.Index
  /// What that view is proposed, in numbers.
  let proposal: ExactProposal
  /// What that view is proposed, as parameters of the program.
  let parameters: ProposalExpression
  var program = BlockProgram()
  var decisions: [Decision] = []
  var requests: [Request] = []
  /// Regions that hold besides, each of what a view of the block is proposed: those of its own measurements.
  var measuredRegions: [(region: Region, proposal: ProposalExpression)] = []
  /// The exact values of the variables that are known so far.
  var values: [Rational] = []
  /// What each of these values is due to.
  var activeDecisions: [ActiveSet.Decision] = []
  /// How many of these decisions exact numbers had to put right.
  var repairs = 0
  /// Where each child that was taken in stands among the requests.
  var requestPlaces: [Key: Int] = [:]
  /// The first request that may not be settled yet.
  var firstUnsettled = 0
  /// The written lengths among the parameters, where the layout keeps prices.
  var inputs: [Variable: LengthInput] = [:]
  /// How the block's stacks share their lengths.
  var distributions: [Key: Distribution] = [:]
  private var inputVariables: [LengthInput: Variable] = [:]
  /// Whether children may be guessed before they are measured.
  let guesses: Bool

  private var sizes: [Key: SizeExpression] = [:]
  /// The keys of the sizes, in the order in which they were asked for.
  private var asked: [Key] = []
  private var places: [Key: [PlacementExpression]] = [:]
  private var guides: [GuideKey: Extent?] = [:]

  struct Key: Hashable {
    var view: LayoutTree.Index
    var proposal: ProposalExpression
  }

  private struct GuideKey: Hashable {
    var guide: AlignmentKey
    var key: Key
  }

  init(session: ConstraintSession, view: LayoutTree.Index, proposal: ExactProposal, guesses: Bool) {
    self.session = session
    self.view = view
    self.proposal = proposal
    self.guesses = guesses
    var program = BlockProgram()
    var values: [Rational] = []
    parameters = ProposalExpression.sides { axis in
      proposal[axis]?.map { number in
        values.append(number)
        return LinearExpression(program.parameter(VariableLabel(view, .proposed(axis)), value: number))
      }
    }
    self.program = program
    self.values = values
    activeDecisions = values.map { _ in .parameter }
  }

  /// The size of a view at a proposal: its rule's, or a piece where the view begins a block of its own.
  func size(
    of view: LayoutTree.Index, at proposal: ProposalExpression, guess: Guess? = nil
  ) throws -> SizeExpression {
    let key = Key(view: view, proposal: proposal)
    if let known = sizes[key] { return known }
    let size: SizeExpression
    if begins(view) {
      size = try requests[request(view, at: proposal, guess: guess)].size
    } else {
      session.measures[view.position] += 1
      size = try session.rule(of: view).emitSize(view, at: proposal, in: self)
    }
    sizes[key] = size
    asked.append(key)
    return size
  }

  /// Every view whose size was asked for, and at what; the block must be finished.
  var askedInNumbers: [(view: LayoutTree.Index, proposal: ExactProposal)] {
    asked.map { ($0.view, exact($0.proposal)) }
  }

  /// A length that a person wrote: a constant, or a parameter where the layout keeps prices.
  func written(_ parameter: ParameterName, _ value: Rational, of view: LayoutTree.Index) -> Extent {
    guard session.keepsPrices else { return Extent(value) }
    return .finite(LinearExpression(variable(for: LengthInput(view, parameter))))
  }

  /// The parameter that stands for a written length; a new one must be older than what it bounds.
  private func variable(for input: LengthInput) -> Variable {
    if let known = inputVariables[input] { return known }
    let label = VariableLabel(input.view, .written(input.parameter))
    let variable = program.parameter(label, value: session.writtenValue(of: input))
    inputVariables[input] = variable
    inputs[variable] = input
    return variable
  }

  /// Whether the block has parameters for all of some written lengths.
  func knows(_ some: some Sequence<LengthInput>) -> Bool {
    some.allSatisfy { inputVariables[$0] != nil }
  }

  /// How far a written length is from what was written: zero, unless somebody asks what a change would do.
  func change(of input: LengthInput) -> LinearExpression {
    LinearExpression(variable(for: input)) - LinearExpression(session.writtenValue(of: input))
  }

  /// Where a view puts its children at a proposal, before mirroring.
  func placements(of view: LayoutTree.Index, at proposal: ProposalExpression) throws -> [PlacementExpression]
  {
    let key = Key(view: view, proposal: proposal)
    if let known = places[key] { return known }
    let placements = try session.rule(of: view).emitPlacements(view, at: proposal, in: self)
    places[key] = placements
    return placements
  }

  /// The explicit value of a guide of a view; `nil` where it has none.
  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: ProposalExpression
  ) throws -> Extent? {
    guard session.tree[view].traits.explicitGuides.contains(guide) else { return nil }
    let key = GuideKey(guide: guide, key: Key(view: view, proposal: proposal))
    if let known = guides[key] { return known }
    let value: Extent?
    if begins(view) {
      try session.provide(guide, of: view)
      _ = try size(of: view, at: proposal)
      value = requestPlaces[key.key].flatMap { requests[$0].guides[guide] }
    } else {
      value = try session.rule(of: view).emitGuide(guide, view, at: proposal, in: self)
    }
    guides[key] = .some(value)
    return value
  }

  /// The explicit guides that were asked of views at their proposals.
  func explicitGuides(of keys: [Key]) -> [LayoutTree.Index: [AlignmentKey: Extent]] {
    let placed = Set(keys)
    return guides.reduce(into: [:]) { known, entry in
      guard placed.contains(entry.key.key), let value = entry.value else { return }
      known[entry.key.key.view, default: [:]][entry.key.guide] = value
    }
  }

  /// Whether a view other than the block's own is solved in a block of its own.
  func begins(_ other: LayoutTree.Index) -> Bool {
    guard other != view else { return false }
    return session.beginsBlock(other)
      || session.depth(of: other) - session.depth(of: view) >= ConstraintSession.inlinedLevels
  }
}
