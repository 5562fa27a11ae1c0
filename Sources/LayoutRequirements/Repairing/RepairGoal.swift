import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The goal of a repair in one tree: the requirement to meet, and those to keep.
struct RepairGoal {
  let wanted: Requirement
  /// The other requirements that hold.
  let held: [Requirement]
  /// The tree in which they were checked.
  let tree: LayoutTree
  /// Whether the tree has the views concerned; in another language or text size they may be missing.
  let isAsked: Bool
  private let instances: [RequirementInstance]
  private let kept: [RequirementInstance]

  /// Creates the goal for a requirement of a report.
  ///
  /// - Throws: `RequirementError`.
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

  /// Whether a single layout shows that the requirement fails; otherwise only the whole range does.
  var isSeenInOneLayout: Bool { wanted.claim.rule.isSeenInOneLayout }

  /// Returns the slack of the wanted requirement in a layout at one size.
  func slack(of moment: LayoutMoment, at size: SizePoint) -> Extended<Rational> {
    Self.slack(instances, moment, size)
  }

  /// Returns the least slack of the kept requirements in a layout at one size.
  func keptSlack(of moment: LayoutMoment, at size: SizePoint) -> Extended<Rational> {
    Self.slack(kept, moment, size)
  }

  /// Returns whether a layout at one size meets the wanted requirement, and the kept ones.
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

/// The limit on the layouts of a search for repairs.
///
/// A class, because all parts of one search share one count; it never leaves the search.
final class RepairBudget {
  private let most: Int
  private let progress: (Double) throws -> Void
  private var count = 0

  init(most: Int, progress: @escaping (Double) throws -> Void) {
    (self.most, self.progress) = (most, progress)
  }

  /// Whether the limit is reached.
  var isExhausted: Bool { count >= most }

  /// Whether the limit is exceeded so far that proofs are abandoned.
  var isSpent: Bool { count >= 3 * most }

  /// Counts layouts; throws if the search was cancelled.
  func spend(_ layouts: Int) throws {
    count += layouts
    try progress(min(1, Double(count) / Double(most)))
  }
}

/// The sizes at which edits are tried before they are proven.
struct RepairSizes {
  /// The size at which the requirement fails by the most.
  let worst: SizePoint
  /// The sizes at which the requirement must hold; more are added where an edit turns out to be insufficient.
  var all: [SizePoint]
  /// Sizes at which the requirement fails, the most informative first.
  let failing: [SizePoint]
  /// Sizes at which the requirement held, where nothing should change.
  let sound: [SizePoint]

  /// The largest number of intervals that contribute sizes of their own.
  private static let mostIntervals = 4
  /// The largest number of sizes of either kind that are compared with the original.
  private static let mostCompared = 3
  /// The largest number of failing intervals or polygons that are subtracted to find where the requirement
  /// held.
  private static let mostTaken = 200

  init(of verdict: RequirementVerdict, worst: SizePoint, over range: RequirementRange) {
    func sizes(of area: SizeSet) -> [SizePoint] {
      area.dimension == 0 ? [area.inside] : [area.inside] + area.corners.filter(\.isIncluded).map(\.size)
    }
    self.worst = worst
    let inFailing = verdict.areas.prefix(Self.mostIntervals).flatMap(sizes)
    failing = Array(([worst] + inFailing).uniqued.prefix(Self.mostCompared))
    all = ([worst] + inFailing + range.sizes.corners.map(\.size)).uniqued
    // With polygons, whatever remains after a few is used; others may overlap it.
    let held = verdict.areas.prefix(Self.mostTaken).reduce([range.sizes]) { rest, area in
      rest.flatMap { $0.missing(area.halfPlanes) }
    }
    let inHeld = held.lazy.map(\.inside).filter { size in !verdict.areas.contains { $0.contains(size) } }
    sound = Array(inHeld.prefix(Self.mostCompared))
  }
}

extension Array where Element: Hashable {
  /// The distinct elements in their order.
  fileprivate var uniqued: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}

/// Finds the number nearest to the written one with which a requirement holds at some sizes.
struct RepairNumbers {
  let edits: LayoutEdits
  let scenes: RepairScenes
  let length: LayoutEdits.Length
  let sites: [RepairSite]

  /// The largest number of corrections of a number.
  private static let mostSteps = 8

  /// Returns the number, rounded where that is sufficient; `nil` where there is none.
  ///
  /// - Throws: The solver's errors.
  func nearest() throws -> Double? {
    let reached = try length.ends.filter { try $0 != length.from && isSo($0) == true }
    let found = try reached.map { end in
      try NearestNumber.whole(from: length.from, reaching: end) { try isSo($0) }
    }
    // The ends are no indication for a number between two bounds, or one that must equal something.
    return try found.min { abs($0 - length.from) < abs($1 - length.from) } ?? approached()
  }

  /// Follows the affine piece of a number to its zero, and repeats in the next piece.
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

  /// Returns the change of the shortfall per point.
  private func slope(at number: Double, _ missing: Double) throws -> Double? {
    for step in [0.25, -0.25] {
      guard let beside = try slack(number + step) else { continue }
      let slope = (beside - missing) / step
      if abs(slope) > 1e-6 { return slope }
    }
    return nil
  }

  /// Returns the number rounded to a usual one.
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
