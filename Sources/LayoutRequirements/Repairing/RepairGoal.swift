import LayoutCore
import LayoutExplanation
import LinearProgramming

/// What a repair has to bring about in one tree, and what it must not undo there.
struct RepairGoal {
  /// The requirement that is to hold.
  let wanted: Requirement
  /// The other requirements that hold.
  let held: [Requirement]
  /// The tree in which they were checked.
  let tree: LayoutTree
  /// Whether the tree has the views that are asked about; those of another language or text size may be missing.
  let isAsked: Bool
  private let instances: [RequirementInstance]
  private let kept: [RequirementInstance]

  /// Throws `RequirementError`.
  init(_ requirement: Requirement, in report: RequirementReport) throws(RequirementError) {
    wanted = requirement
    held = report.verdicts.filter { $0.holds && $0.requirement != requirement }.map(\.requirement)
    tree = report.tree
    isAsked = report.verdicts.contains { $0.requirement == requirement }
    let rule = requirement.claim.rule
    instances = isAsked && rule.isSeenInOneLayout ? try rule.instances(in: tree) : []
    var kept: [RequirementInstance] = []
    for requirement in held where requirement.claim.rule.isSeenInOneLayout {
      kept += try requirement.claim.rule.instances(in: tree)
    }
    self.kept = kept
  }

  /// Whether single layouts say anything of it: otherwise the whole range alone does.
  var isSeenInOneLayout: Bool { wanted.claim.rule.isSeenInOneLayout }

  /// How far a layout at one size is from failing what is wanted.
  func slack(of moment: LayoutMoment, at size: SizePoint) -> Extended<Rational> {
    Self.slack(instances, moment, size)
  }

  /// How far a layout at one size is from failing what held.
  func keptSlack(of moment: LayoutMoment, at size: SizePoint) -> Extended<Rational> {
    Self.slack(kept, moment, size)
  }

  /// Whether a layout at one size has what is wanted, and what held.
  func holds(in moment: LayoutMoment) -> (wanted: Bool, kept: Bool) {
    func hold(_ instances: [RequirementInstance]) -> Bool {
      instances.allSatisfy { instance in
        instance.formula(moment).map { $0.failing(in: moment.sizes).isEmpty } ?? true
      }
    }
    return (hold(instances), hold(kept))
  }

  private static func slack(
    _ instances: [RequirementInstance], _ moment: LayoutMoment, _ size: SizePoint
  ) -> Extended<Rational> {
    var least = Extended<Rational>.infinite
    for formula in instances.lazy.compactMap({ $0.formula(moment) }) {
      let slack = formula.slack(at: size)
      if Formula.isLess(slack, least) { least = slack }
    }
    return least
  }
}

/// How many layouts a search for repairs makes at most.
///
/// A class, so that all parts of one search share one count; it never leaves the search.
final class RepairBudget {
  private let most: Int
  private let progress: (Double) throws -> Void
  private var count = 0

  init(most: Int, progress: @escaping (Double) throws -> Void) {
    (self.most, self.progress) = (most, progress)
  }

  /// Whether as many layouts were made as may be.
  var isExhausted: Bool { count >= most }

  /// Whether so many were made that nothing is proven any more.
  var isSpent: Bool { count >= 3 * most }

  /// Counts layouts; throws where nobody waits any more.
  func spend(_ layouts: Int) throws {
    count += layouts
    try progress(min(1, Double(count) / Double(most)))
  }
}

/// The sizes at which edits are tried before anything is proven of them.
struct RepairSizes {
  /// Where the requirement fails by the most.
  let worst: SizePoint
  /// Sizes at which it must hold; more are added where an edit turns out not to be enough.
  var all: [SizePoint]
  /// Sizes at which it fails, those that say most first.
  let failing: [SizePoint]
  /// Sizes at which it held: there, nothing should change.
  let sound: [SizePoint]

  /// How many intervals are looked at by themselves.
  private static let mostIntervals = 4
  /// How many sizes of either kind are compared with what was before.
  private static let mostCompared = 3
  /// How many failing intervals or polygons are taken away to find where it held.
  private static let mostTaken = 200

  init(of verdict: RequirementVerdict, worst: SizePoint, over range: RequirementRange) {
    func sizes(of area: SizeSet) -> [SizePoint] {
      area.dimension == 0 ? [area.inside] : [area.inside] + area.corners.filter(\.isIncluded).map(\.size)
    }
    self.worst = worst
    let inFailing = verdict.areas.prefix(Self.mostIntervals).flatMap(sizes)
    failing = Array(([worst] + inFailing).uniqued.prefix(Self.mostCompared))
    all = ([worst] + inFailing + range.sizes.corners.map(\.size)).uniqued
    // Of polygons, whatever a few of them leave is looked at: others may still lie in it.
    let held = verdict.areas.prefix(Self.mostTaken).reduce([range.sizes]) { rest, area in
      rest.flatMap { $0.missing(area.halfPlanes) }
    }
    let inHeld = held.lazy.map(\.inside).filter { size in !verdict.areas.contains { $0.contains(size) } }
    sound = Array(inHeld.prefix(Self.mostCompared))
  }
}

extension Array where Element: Hashable {
  /// The elements in order, each once.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Finds the number nearest to what is written with which a requirement holds at some sizes.
struct RepairNumbers {
  let edits: LayoutEdits
  let scenes: RepairScenes
  let length: LayoutEdits.Length
  /// The sizes.
  let sites: [RepairSite]

  /// How often a number is corrected before it is given up.
  private static let mostSteps = 8

  /// The number: whole where a whole one does; `nil` where there is none.
  ///
  /// Throws what the solver throws.
  func nearest() throws -> Double? {
    let reached = try length.ends.filter { try $0 != length.from && isSo($0) == true }
    let found = try reached.map { end in
      try NearestNumber.whole(from: length.from, reaching: end) { try isSo($0) }
    }
    // An end says nothing of what must lie between two bounds, or be equal to something.
    return try found.min { abs($0 - length.from) < abs($1 - length.from) } ?? approached()
  }

  /// Follows the affine piece that a number is in to where nothing is missing, and so on in the next piece.
  private func approached() throws -> Double? {
    var number = length.from
    for _ in 0..<Self.mostSteps {
      guard let missing = try slack(number) else { return nil }
      if missing >= -1e-6 { return try rounded(number) }
      guard let slope = try slope(at: number, missing) else { return nil }
      number -= missing / slope
    }
    return nil
  }

  /// By how much more, or less, is missing with each point.
  private func slope(at number: Double, _ missing: Double) throws -> Double? {
    for step in [0.25, -0.25] {
      guard let beside = try slack(number + step) else { continue }
      let slope = (beside - missing) / step
      if abs(slope) > 1e-6 { return slope }
    }
    return nil
  }

  /// The number as a person would write it.
  private func rounded(_ number: Double) throws -> Double? {
    let isMore = number > length.from
    let numbers = [
      number.rounded(), number.rounded(isMore ? .up : .down), (number * 2).rounded() / 2,
      (number * 100).rounded() / 100, number,
    ]
    return try numbers.first { try $0 != length.from && isSo($0) == true }
  }

  private func isSo(_ number: Double) throws -> Bool? {
    guard let edit = edits.edit(length, to: number) else { return nil }
    guard let edited = try scenes.edited(edit) else { return false }
    return try scenes.holds(edited, at: sites, keeping: false)
  }

  private func slack(_ number: Double) throws -> Double? {
    guard let edited = try edits.edit(length, to: number).flatMap(scenes.edited) else { return nil }
    return try scenes.slack(edited, at: sites)
  }
}
