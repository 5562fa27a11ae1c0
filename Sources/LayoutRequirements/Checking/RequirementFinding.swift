import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// What is found of one requirement on the way through a range.
struct RequirementFinding {
  let requirement: Requirement
  private var parts: [Part]
  private let unit: RequirementUnit?
  /// The sizes of which layouts were seen that do not meet it, and of which part they do not.
  private var failing: [(place: Int, sizes: SizeSet)] = []
  private var worst: (found: RequirementVerdict.Worst, slack: Extended<Rational>, place: Int)?

  /// By how little, in points, it may fail where layouts are sampled: the numbers of opaque code are rounded.
  var tolerance: Rational = 0

  /// What is required of some views, on the way through a range.
  private struct Part {
    let instance: RequirementInstance
    /// What has to hold in the layouts that were seen last; `nil` where nothing has.
    var formula: Formula?
    /// What that was made of, and in which layout it was.
    var reads: [MomentReading.Note] = []
    var number = 0
    /// The first of these layouts on a line; `nil` where nothing is left to be looked at.
    var first: LayoutMoment.Line?
  }

  /// The layout that was seen last on a line.
  private var last: LayoutMoment.Line?

  /// Finds the views of a requirement.
  ///
  /// Throws `RequirementError`.
  init(_ requirement: Requirement, in tree: LayoutTree) throws(RequirementError) {
    self.requirement = requirement
    parts = try requirement.claim.rule.instances(in: tree).map { Part(instance: $0) }
    unit = requirement.claim.unit
  }

  /// Forgets what was found.
  mutating func forget() {
    failing = []
    worst = nil
    last = nil
    for place in parts.indices { parts[place] = Part(instance: parts[place].instance) }
  }

  /// Notes where the requirement fails in a part of the range.
  ///
  /// Along a line, what has to hold is looked at once for all layouts in which it is the same.
  mutating func visit(_ moment: LayoutMoment) {
    for place in parts.indices {
      if isSame(parts[place], in: moment) {
        if moment.history?.line == nil, let formula = parts[place].formula {
          look(at: formula, of: place, in: moment.sizes)
        }
        continue
      }
      close(place)
      let reading = MomentReading()
      var read = moment
      read.reading = reading
      let formula = parts[place].instance.formula(read)
      parts[place].formula = formula
      parts[place].reads = reading.notes
      parts[place].number = moment.history?.number ?? 0
      guard let formula, !formula.isAlwaysMet else {
        parts[place].formula = nil
        continue
      }
      parts[place].first = moment.history?.line
      if moment.history?.line == nil { look(at: formula, of: place, in: moment.sizes) }
    }
    last = moment.history?.line
  }

  /// Whether what has to hold is the same as in the layout before.
  private func isSame(_ part: Part, in moment: LayoutMoment) -> Bool {
    guard let history = moment.history, part.number > 0 else { return false }
    return part.reads.allSatisfy { history.changes[$0.place][$0.aspect] <= part.number }
  }

  /// Looks at what had to hold in the layouts up to the last one.
  private mutating func close(_ place: Int) {
    guard let first = parts[place].first, let last, let formula = parts[place].formula else { return }
    parts[place].first = nil
    look(at: formula, of: place, in: first.sizes(to: last), lines: [last, first])
  }

  private mutating func look(
    at formula: Formula, of place: Int, in sizes: SizeSet, lines: [LayoutMoment.Line] = []
  ) {
    for part in formula.failing(in: sizes) {
      if !tolerance.isZero, case .finite(let slack) = formula.worst(in: part).slack, slack < 0,
        slack > -tolerance
      {
        continue
      }
      failing.append((place, part))
      note(formula, part, place, lines)
    }
  }

  private mutating func note(
    _ formula: Formula, _ part: SizeSet, _ place: Int, _ lines: [LayoutMoment.Line]
  ) {
    let (size, slack) = formula.worst(in: part)
    let isAttained = part.contains(size)
    if let worst, !Formula.isLess(slack, worst.slack) {
      // Of sizes that are as bad, one that is so itself is shown before one that is only approached; then the least, and the
      // first of the views, in whatever order they come.
      let isBefore =
        isAttained == worst.found.isAttained
        ? size.isLess(than: worst.found.size) || (size == worst.found.size && place < worst.place)
        : isAttained
      guard worst.slack == slack, isBefore else { return }
    }
    // What is only approached is told of the layout beside it.
    let shownSize =
      isAttained ? size : lines.lazy.compactMap { $0.inside(part, beside: size) }.first ?? part.inside
    let instance = parts[place].instance
    let found = RequirementVerdict.Worst(
      size: size, isAttained: isAttained, shownSize: shownSize,
      amount: unit == nil ? nil : slack.finite.map { -$0 }, unit: slack.finite == nil ? nil : unit,
      views: instance.views, axes: instance.axes, isAboutPlaces: instance.isAboutPlaces)
    worst = (found, slack, place)
  }

  /// What is found once the walk has come to its end.
  var closed: RequirementFinding {
    var whole = self
    for place in parts.indices { whole.close(place) }
    return whole
  }

  /// Where layouts do not meet it, along the running side.
  func failingLengths(over range: RequirementRange) -> [ExactInterval] {
    IntervalSet(failing.map { $0.sizes.interval(along: range.axis) }).intervals
  }

  /// Whether a layout that was seen did not meet it at a size.
  func fails(at size: SizePoint) -> Bool { failing.contains { $0.sizes.contains(size) } }

  /// Whether a layout does not meet it at any of its sizes.
  func fails(in moment: LayoutMoment) -> Bool {
    parts.contains { part in
      part.instance.formula(moment).map { !$0.failing(in: moment.sizes).isEmpty } ?? false
    }
  }

  /// What came of it over a range; it fails throughout where there are views that are idle.
  func verdict(over range: RequirementRange, idle: [LayoutTree.Index]) -> RequirementVerdict {
    closed.closedVerdict(over: range, idle: idle)
  }

  /// The sizes at which it fails, as sets that may overlap.
  private func failingSizes(over range: RequirementRange) -> [SizeSet] {
    let rule = requirement.claim.rule
    if rule.isSeenInOneLayout { return failing.map(\.sizes) }
    return parts.indices.flatMap { place in
      rule.failing(failing.filter { $0.place == place }.map(\.sizes), over: range)
    }
  }

  private func closedVerdict(over range: RequirementRange, idle: [LayoutTree.Index]) -> RequirementVerdict {
    let found = idle.isEmpty ? failingSizes(over: range) : [range.sizes]
    let lengths = IntervalSet(found.map { $0.interval(along: range.axis) }).intervals
    let heights =
      range.heights == nil ? [] : IntervalSet(found.map { $0.interval(along: .vertical) }).intervals
    let start = range.size(at: range.range.lowerBound)
    let areas = range.heights == nil ? lengths.map { SizeSet($0, along: range.axis, from: start) } : found
    var worst = worst?.found
    if let first = areas.first, !(worst.map { one in areas.contains { $0.contains(one.shownSize) } } ?? false)
    {
      let place = failing.first { $0.sizes.contains(first.inside) }?.place
      let views = place.map { parts[$0].instance.views } ?? []
      worst = RequirementVerdict.Worst(
        size: first.inside, isAttained: true, shownSize: first.inside, amount: nil, unit: nil,
        views: idle.isEmpty ? views : idle, axes: Axis.allCases, isAboutPlaces: false)
    }
    return RequirementVerdict(
      requirement: requirement, failing: lengths, failingHeights: heights, areas: areas, axis: range.axis,
      worst: areas.isEmpty ? nil : worst)
  }
}

extension Requirement.Claim {
  /// What shortfalls are counted in.
  fileprivate var unit: RequirementUnit? {
    if case .conditional(let rule) = self { return rule.claim.unit }
    return type(of: rule).unit
  }
}

/// The container sizes for which requirements are checked: one side runs through a range and the other stays, or both
/// run.
public struct RequirementRange: Hashable, Sendable {
  /// Which side runs; `horizontal` where both do.
  public var axis: Axis
  /// Its least and greatest length, in points.
  public var range: ClosedRange<Rational>
  /// The other side where it stays: a number of points, infinite, or unspecified (`nil`).
  public var other: Extended<Rational>?
  /// The heights where both sides run; `nil` where one stays.
  public private(set) var heights: ClosedRange<Rational>?

  /// A range of one side; the other is unspecified unless told.
  public init(_ axis: Axis, over range: ClosedRange<Rational>, other: Extended<Rational>? = nil) {
    (self.axis, self.range, self.other) = (axis, range, other)
  }

  /// Ranges of both sides: every width with every height.
  public init(widths: ClosedRange<Rational>, heights: ClosedRange<Rational>) {
    self.init(.horizontal, over: widths)
    self.heights = heights
  }

  /// Gives one side that runs another range, in points.
  mutating func set(_ axis: Axis, to lengths: ClosedRange<Rational>) {
    if axis == self.axis { range = lengths } else { heights = lengths }
  }

  /// The ranges of the sides that run.
  public var running: [(axis: Axis, range: ClosedRange<Rational>)] {
    [(axis, range)] + (heights.map { [(.vertical, $0)] } ?? [])
  }

  /// All sizes; a side that stays and is no number is told as zero.
  package var sizes: SizeSet {
    if let heights { return SizeSet(widths: range, heights: heights) }
    return SizeSet(ExactInterval(range), along: axis, from: size(at: range.lowerBound))
  }

  /// The size where the running side has a length, in points.
  package func size(at length: Rational) -> SizePoint {
    var size = SizePoint(width: 0, height: 0)
    size[axis == .horizontal ? .vertical : .horizontal] = heights?.lowerBound ?? other?.finite ?? 0
    size[axis] = length
    return size
  }

  /// The container of a size.
  package func container(at size: SizePoint) -> ExactProposal {
    if heights != nil { return ExactProposal(.finite(size.width), .finite(size.height)) }
    return axis == .horizontal
      ? ExactProposal(.finite(size.width), other) : ExactProposal(other, .finite(size.height))
  }
}
