import ElementTree
import LinearProgramming

/// A block under construction: a view measured or placed at one proposal, with all views of its block
/// inlined.
///
/// Rules state requirements and preferences, once for each view and proposal; views that begin blocks of
/// their own are taken in as pieces. If a rule needs a number to continue, such as for the fitting order, the
/// statements so far are settled.
final class BlockWriter {
  /// The tree with the rules of its views.
  let boundTree: BoundTree
  /// The view whose block it is.
  let view: LayoutTree.Index
  /// The proposal to that view, as parameters of the program.
  let parameters: ProposalExpression
  let recorder: BlockRecorder
  /// The index of the latest answer of each of the block's views.
  private var last: MemberSlots
  private var answers: [Answer] = []

  private var placementLists: [[PlacementExpression]] = []
  private var shared: [Distribution] = []
  private var foundTracks: [Any] = []
  private var guideAnswers: [GuideAnswer] = []

  /// The answers of a view at one proposal; an index of -1 is no answer yet.
  private struct Answer {
    let view: LayoutTree.Index
    let proposal: ProposalExpression
    /// The index of the view's previous answer, at another proposal.
    let earlier: Int32
    var size: SizeExpression?
    /// The sides that are known without the other one.
    var width, height: Extent?
    var placements: Int32 = -1
    var distribution: Int32 = -1
    var tracks: Int32 = -1
    /// The index of the guide that was asked for last.
    var guides: Int32 = -1
    /// The index of the request, for a view taken in as a piece.
    var request: Int32 = -1

    /// Returns a side, if it is known.
    func length(along axis: Axis) -> Extent? { size?[axis] ?? (axis == .horizontal ? width : height) }
  }

  /// The value of a guide of a view at one proposal.
  private struct GuideAnswer {
    let guide: AlignmentKey
    let isExplicit: Bool
    let value: Extent?
    let earlier: Int32
  }

  init(_ view: LayoutTree.Index, at proposal: ExactProposal, writing recorder: BlockRecorder) {
    boundTree = recorder.boundTree
    self.view = view
    self.recorder = recorder
    last = MemberSlots(count: boundTree.placeCount(inBlockOf: view))
    var parameters = ProposalExpression.sides { axis in
      proposal[axis]?.map { recorder.propose($0, axis) }
    }
    parameters.container = proposal.container.map { container in
      .sides { axis in container[axis]?.map { recorder.proposeContainer($0, axis) } }
    }
    self.parameters = parameters
  }

  /// Returns the index of a view's answer at a proposal, adding one if necessary.
  private func answer(_ view: LayoutTree.Index, _ proposal: ProposalExpression) -> Int {
    let index = boundTree.index(of: view, inBlockOf: self.view)
    if let known = known(proposal, from: last[index]) { return known }
    answers.append(Answer(view: view, proposal: proposal, earlier: last[index]))
    last[index] = Int32(truncatingIfNeeded: answers.count - 1)
    return answers.count - 1
  }

  /// Returns the index of the answer at a proposal, searching back from an index to the view's first answer.
  private func known(_ proposal: ProposalExpression, from latest: Int32) -> Int? {
    // A local copy, so that proposals are compared in place rather than copied.
    let answers = answers
    var next = latest
    while next >= 0 {
      if answers[Int(next)].proposal == proposal { return Int(next) }
      next = answers[Int(next)].earlier
    }
    return nil
  }

  /// The emitter of the block's own view.
  var ownEmitter: Emitter { emitter(view, parameters) }

  private func emitter(_ view: LayoutTree.Index, _ proposal: ProposalExpression) -> Emitter {
    Emitter(block: self, index: view, container: proposal.container)
  }

  /// Returns the size of a view at a proposal, from its rule or from a piece.
  func size(of view: LayoutTree.Index, at proposal: ProposalExpression) throws -> SizeExpression {
    let index = answer(view, proposal)
    if let known = answers[index].size { return known }
    let size: SizeExpression
    if let (rule, element) = linearRule(of: view) {
      size = try rule.size(ofBoxed: element, at: proposal, in: emitter(view, proposal))
    } else {
      let request = try recorder.request(view, at: proposal)
      answers[index].request = Int32(truncatingIfNeeded: request)
      size = recorder.requests[request].size
    }
    answers[index].size = size
    return size
  }

  /// Returns the length of a view along an axis at a proposal.
  ///
  /// If the proposal across does not matter, the length is found once for all of them, and no length is
  /// shared across.
  func length(
    of view: LayoutTree.Index, along axis: Axis, at proposal: ProposalExpression
  ) throws -> Extent {
    var childProposal = proposal
    if recorder.use.simplifies, boundTree.separableAxes(of: view).contains(axis) {
      childProposal[axis.across] = nil
    }
    // A custom layout must get the same questions as anywhere else.
    guard recorder.use.simplifies, !boundTree.hasCustomLayout(in: view),
      let (rule, element) = linearRule(of: view)
    else {
      return try size(of: view, at: childProposal)[axis]
    }
    let index = answer(view, childProposal)
    if let known = answers[index].length(along: axis) { return known }
    let length = try rule.length(
      ofBoxed: element, along: axis, at: childProposal, in: emitter(view, childProposal))
    if axis == .horizontal { answers[index].width = length } else { answers[index].height = length }
    return length
  }

  /// Returns a view's placements at a proposal, before mirroring; empty for a view taken in as a piece.
  func placements(of view: LayoutTree.Index, at proposal: ProposalExpression) throws -> [PlacementExpression]
  {
    guard let (rule, element) = linearRule(of: view) else { return [] }
    let index = answer(view, proposal)
    if answers[index].placements >= 0 { return placementLists[Int(answers[index].placements)] }
    var placements = try rule.placements(ofBoxed: element, at: proposal, in: emitter(view, proposal))
    for child in placements.indices {
      let traits = boundTree.traits(of: boundTree.child(placements[child].child, of: view))
      placements[child].proposal = placements[child].proposal.reaching(traits, in: proposal.container)
    }
    answers[index].placements = Int32(truncatingIfNeeded: placementLists.count)
    placementLists.append(placements)
    return placements
  }

  /// Returns the explicit value of a guide of a view; `nil` if it has none.
  func explicitGuide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: ProposalExpression
  ) throws -> Extent? {
    guard boundTree.traits(of: view).explicitGuides.contains(guide) else { return nil }
    let index = answer(view, proposal)
    if let known = said(guide, isExplicit: true, index) { return known.value }
    let value: Extent?
    if let (rule, element) = linearRule(of: view) {
      value = try rule.explicitGuide(guide, ofBoxed: element, at: proposal, in: emitter(view, proposal))
    } else {
      _ = try size(of: view, at: proposal)
      value = try recorder.guide(guide, ofRequest: Int(answers[index].request))
    }
    say(guide, isExplicit: true, value, index)
    return value
  }

  /// Returns the value of a guide of a view: the explicit one, or the default.
  func guide(
    _ guide: AlignmentKey, of view: LayoutTree.Index, at proposal: ProposalExpression
  ) throws -> Extent {
    let index = answer(view, proposal)
    if let known = said(guide, isExplicit: false, index)?.value { return known }
    let explicit = try explicitGuide(guide, of: view, at: proposal)
    let value =
      try explicit
      ?? value(of: guide.defaultValue, named: guide.name, in: size(of: view, at: proposal)) {
        try self.guide($0, of: view, at: proposal)
      }
    say(guide, isExplicit: false, value, index)
    return value
  }

  private func said(_ guide: AlignmentKey, isExplicit: Bool, _ index: Int) -> GuideAnswer? {
    var next = answers[index].guides
    while next >= 0 {
      let known = guideAnswers[Int(next)]
      if known.isExplicit == isExplicit, known.guide == guide { return known }
      next = known.earlier
    }
    return nil
  }

  private func say(_ guide: AlignmentKey, isExplicit: Bool, _ value: Extent?, _ index: Int) {
    guideAnswers.append(
      GuideAnswer(guide: guide, isExplicit: isExplicit, value: value, earlier: answers[index].guides))
    answers[index].guides = Int32(truncatingIfNeeded: guideAnswers.count - 1)
  }

  /// Returns the distribution of a stack's length at a proposal, found once.
  func distribution(
    of stack: LayoutTree.Index, at proposal: ProposalExpression, _ make: () throws -> Distribution
  ) rethrows -> Distribution {
    let index = answer(stack, proposal)
    if answers[index].distribution >= 0 { return shared[Int(answers[index].distribution)] }
    let distribution = try make()
    answers[index].distribution = Int32(truncatingIfNeeded: shared.count)
    shared.append(distribution)
    return distribution
  }

  /// Returns the columns and rows of a grid at a proposal, found once.
  func tracks<Tracks>(
    of grid: LayoutTree.Index, at proposal: ProposalExpression, _ make: () throws -> Tracks
  ) rethrows -> Tracks {
    let index = answer(grid, proposal)
    if answers[index].tracks >= 0, let found = foundTracks[Int(answers[index].tracks)] as? Tracks {
      return found
    }
    let tracks = try make()
    answers[index].tracks = Int32(truncatingIfNeeded: foundTracks.count)
    foundTracks.append(tracks)
    return tracks
  }

  /// Returns a written length: a constant, or a parameter if the block leaves written lengths, or this one,
  /// open.
  ///
  /// An implied length that is not written is a constant as well.
  func written(_ parameter: ParameterName, _ value: Rational, of view: LayoutTree.Index) -> Extent {
    let input = LengthInput(view, parameter)
    guard recorder.opensInputs || boundTree.opened == input, boundTree.value(of: input) == value else {
      return Extent(value)
    }
    return .finite(recorder.parameter(for: input))
  }

  /// Returns whether a view is taken in as a piece.
  func isTakenIn(_ view: LayoutTree.Index) -> Bool { linearRule(of: view) == nil }

  /// Returns the rule of a view in this block; `nil` for a view taken in as a piece.
  private func linearRule(
    of view: LayoutTree.Index
  ) -> (rule: any ConstraintRule, element: AnyElementBox)? {
    boundTree.linearRule(of: view, inBlockOf: self.view)
  }
}

extension BlockWriter {
  /// The distributions of the block's stacks.
  var distributions: [Distribution] { shared }

  /// Returns the views whose sizes were asked for, with their proposals; the block must be finished.
  func askedInNumbers() throws -> [(view: LayoutTree.Index, proposal: ExactProposal)] {
    try answers.filter { $0.size != nil }.map { ($0.view, try recorder.exact($0.proposal)) }
  }

  /// Returns the guides that were asked of views at their proposals.
  func guides(
    of views: [(view: LayoutTree.Index, proposal: ProposalExpression)]
  ) -> [LayoutTree.Index: [AlignmentKey: Extent]] {
    var known: [LayoutTree.Index: [AlignmentKey: Extent]] = [:]
    for (view, proposal) in views {
      var next = answers[answer(view, proposal)].guides
      while next >= 0 {
        let said = guideAnswers[Int(next)]
        if !said.isExplicit { known[view, default: [:]][said.guide] = said.value }
        next = said.earlier
      }
    }
    return known
  }
}
