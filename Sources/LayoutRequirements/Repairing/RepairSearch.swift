import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// A search for edits with which a requirement holds over a range.
///
/// The most natural candidates come first. Each is laid out at the size where the requirement fails by the
/// most, at the ends of the range and at those of the failing intervals, and judged by its effect on the
/// rest; a candidate that passes is proven over the whole range. If its number proves insufficient at a
/// size, it is changed for that size too.
struct RepairSearch {
  private let scenes: RepairScenes
  /// The candidates for the tree in which the requirement fails by the most.
  private let edits: LayoutEdits
  private let damage: RepairDamage
  private let proof: RepairProof
  /// The sizes at which the requirement must hold; more are added where an edit turns out to be insufficient.
  private var sites: [RepairSite]
  private var rest: ArraySlice<LayoutEdits.Candidate>
  private var proofs = 0
  /// The largest number of edits that are proven, as each proof walks the whole range.
  ///
  /// There are fewer if a single layout shows nothing.
  private let mostProofs: Int
  private var found: [(repair: RequirementRepair, attempt: Attempt)] = []
  /// The edits that passed at the tried sizes and are not proven yet.
  private var pool: [Attempt] = []

  /// The largest number of repairs.
  private static let most = 3
  /// The largest number of changes of a number for sizes where it was insufficient.
  private static let mostRounds = 6
  /// The extra cost at which an edit is still tried after others were found, because it may do less harm.
  private static let costMargin = 0.8
  /// The number of other trees in which the size of the worst failure is tried from the start.
  private static let mostOthers = 12

  /// An edit with its cost, which includes its damage.
  private struct Attempt {
    var edit: SuggestedEdit
    var edited: EditedScenes
    var candidate: LayoutEdits.Candidate
    var cost: Double
    /// The number of times its number was changed.
    var rounds: Int
    /// The number of sizes at which it was tried.
    var siteCount: Int
  }

  /// Prepares the search; `nil` if the requirement holds in the first tree.
  ///
  /// - Throws: `RequirementError`, and the solver's errors.
  init?(_ scenes: RepairScenes) throws {
    let first = try scenes.scene(0)
    let (report, goal) = (scenes.reports[0], first.goal)
    guard let verdict = first.verdict, let worst = verdict.worst else { return nil }
    self.scenes = scenes
    edits = first.edits
    let sizes = RepairSizes(of: verdict, worst: worst.shownSize, over: report.range)
    // The other trees are ordered by how much they fail: the first ones and some of the rest.
    let others = scenes.reports.enumerated().dropFirst().compactMap { index, report in
      report.verdicts.first { $0.requirement == scenes.requirement }?.worst.map {
        RepairSite(scene: index, size: $0.shownSize)
      }
    }
    sites =
      sizes.all.map { RepairSite(scene: 0, size: $0) }
      + others.spread(Self.mostOthers)
    damage = try RepairDamage(first.trials, edits.unedited, at: sizes, but: worst.views)
    proof = RepairProof(scenes: scenes, sizes: sizes.all)
    mostProofs = goal.isSeenInOneLayout ? 24 : 3
    // Where a single layout shows nothing, each trial walks the range: only edits of the views concerned are
    // tried.
    let candidates = (Self.ratios(goal, worst.views) + edits.candidates).filter {
      !$0.isBesideThePoint(of: goal, worst.views)
    }
    rest = goal.isSeenInOneLayout ? candidates[...] : candidates.filter { $0.changes(worst.views) }[...]
  }

  /// Returns the idiomatic edit for an image that must not be distorted.
  private static func ratios(
    _ goal: RepairGoal, _ views: [LayoutTree.Index]
  ) -> [LayoutEdits.Candidate] {
    guard case .proportional = goal.wanted.claim, let image = views.first else { return [] }
    return [.init(kind: .edits([(.added(.scaledToFit, around: image), 0)]), cost: 0)]
  }

  /// Returns the repairs, and whether something was left untried.
  ///
  /// - Throws: The solver's errors.
  mutating func run() throws -> ([RequirementRepair], isCutOff: Bool) {
    var isCutOff = false
    while found.count < Self.most {
      try fillPool()
      guard !pool.isEmpty else { break }
      let best = pool.removeFirst()
      guard !isLikeFound(best) else { continue }
      guard proofs < mostProofs, !scenes.budget.isSpent else {
        isCutOff = true
        break
      }
      try prove(best)
    }
    if found.count < Self.most, scenes.budget.isExhausted, !rest.isEmpty { isCutOff = true }
    return (found.map(\.repair).sorted { $0.cost < $1.cost }, isCutOff)
  }

  /// Tries candidates until no other is likely to be better than the best in the pool.
  private mutating func fillPool() throws {
    while let next = rest.first, !scenes.budget.isExhausted {
      if pool.count >= Self.most - found.count,
        next.cost >= pool[Self.most - found.count - 1].cost + Self.costMargin
      {
        return
      }
      rest.removeFirst()
      if let attempt = try attempt(next, rounds: 0) { add(attempt) }
    }
  }

  private mutating func add(_ attempt: Attempt) {
    pool.append(attempt)
    pool.sort { $0.cost < $1.cost }
  }

  /// Returns the attempt with a candidate at all sizes; `nil` if it fails.
  private func attempt(_ candidate: LayoutEdits.Candidate, rounds: Int) throws -> Attempt? {
    guard let (edited, cost) = try edit(of: candidate), let own = try edited.layout(in: 0),
      let harm = try damage.damage(own)
    else { return nil }
    return Attempt(
      edit: edited.edit, edited: edited, candidate: candidate, cost: candidate.cost + cost + harm,
      rounds: rounds, siteCount: sites.count)
  }

  private func edit(of candidate: LayoutEdits.Candidate) throws -> (EditedScenes, cost: Double)? {
    switch candidate.kind {
    case .edits(let choices):
      for (edit, cost) in choices {
        guard let edited = try scenes.edited(edit) else { continue }
        if try scenes.holds(edited, at: sites, keeping: true) { return (edited, cost) }
      }
      return nil
    case .length(let length):
      let numbers = RepairNumbers(edits: edits, scenes: scenes, length: length, sites: sites)
      guard scenes.requirement.claim.rule.isSeenInOneLayout, let number = try numbers.nearest(),
        edits.isSensible(number, for: length),
        let edited = try edits.edit(length, to: number).flatMap(scenes.edited),
        try scenes.holds(edited, at: sites, keeping: true)
      else { return nil }
      return (edited, length.cost(of: number))
    }
  }

  /// Proves an attempt; where it fails at a size, its number is changed for that one too.
  private mutating func prove(_ attempt: Attempt) throws {
    let fresh = Array(sites[attempt.siteCount...])
    guard try scenes.holds(attempt.edited, at: fresh, keeping: true) else { return try change(attempt) }
    proofs += 1
    switch try proof.outcome(of: attempt.edited) {
    case .holds(let pieces):
      if let repair = try repair(attempt, pieces) { found.append((repair, attempt)) }
    case .fails(let site):
      if !sites.contains(site) { sites.append(site) }
      try change(attempt)
    case .refused: break
    }
  }

  private mutating func change(_ attempt: Attempt) throws {
    guard attempt.rounds < Self.mostRounds, attempt.siteCount < sites.count,
      let next = try self.attempt(attempt.candidate, rounds: attempt.rounds + 1)
    else { return }
    add(next)
  }

  private func repair(_ attempt: Attempt, _ pieces: Int) throws -> RequirementRepair? {
    guard let own = try attempt.edited.layout(in: 0), let effect = try damage.effect(own) else { return nil }
    let trees = try scenes.reports.indices.compactMap { try attempt.edited.layout(in: $0)?.tree }
    return RequirementRepair(
      edits: [attempt.edit], sentences: [edits.sentence(attempt.edit)],
      effects: edits.sentences(of: effect),
      changedViewCount: effect.resized.count, pieces: pieces, tree: own.tree, cost: attempt.cost,
      written: [edits.written(attempt.edit, own)].compactMap { $0 }, trees: trees)
  }

  /// Returns whether a better edit of the same kind around the same view was found, or two around that
  /// view.
  private func isLikeFound(_ attempt: Attempt) -> Bool {
    let view = edits.base(of: attempt.edit)
    let alike = found.filter { edits.base(of: $0.attempt.edit) == view }
    return alike.count >= 2 || alike.contains { $0.attempt.edit.idea == attempt.edit.idea }
  }
}

extension LayoutEdits.Candidate {
  /// Returns whether the edit would not help an author.
  ///
  /// A frame around a button leaves its touch target unchanged, and a frame's number that fits one image
  /// does not fit the next.
  fileprivate func isBesideThePoint(of goal: RepairGoal, _ views: [LayoutTree.Index]) -> Bool {
    switch (goal.wanted.claim, kind) {
    case (.proportional, .length): true
    case (_, .edits(let choices)):
      choices.contains { choice in
        guard case .framed(_, let view) = choice.edit else { return false }
        return StandardViews.tapped.contains(goal.tree[view].element.kind)
      }
    default: false
    }
  }

  /// Returns whether the edit changes one of some views.
  fileprivate func changes(_ views: [LayoutTree.Index]) -> Bool {
    guard case .edits(let choices) = kind, let view = choices.first?.edit.view else { return false }
    return views.contains(view)
  }
}

extension Array {
  /// Returns half of the given number of elements from the beginning, and the other half evenly spaced from
  /// the rest.
  fileprivate func spread(_ most: Int) -> [Element] {
    guard count > most else { return self }
    let start = most / 2
    let rest = count - start
    return prefix(start) + (0..<(most - start)).map { self[start + $0 * rest / (most - start)] }
  }
}
