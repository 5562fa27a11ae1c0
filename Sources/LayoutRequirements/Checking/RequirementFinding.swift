import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The findings about one requirement in the course of a walk.
struct RequirementFinding {
  let requirement: Requirement
  private var parts: [Part]
  private let unit: RequirementUnit?
  /// The sizes at which a layout fails the requirement, each with the part that fails.
  private var failing: [(place: Int, sizes: SizeSet)] = []
  private var worst: (found: RequirementVerdict.Worst, slack: Extended<Rational>, place: Int)?

  /// The tolerance in points where layouts are sampled, because the numbers of opaque code are rounded.
  var tolerance: Rational = 0

  /// A requirement on certain views in the course of a walk.
  private struct Part {
    let instance: RequirementInstance
    /// The condition in the latest layouts; `nil` for none.
    var formula: Formula?
    /// The aspects from which the condition was made, and the number of that layout.
    var reads: [MomentReading.Note] = []
    var number = 0
    /// The first of these layouts on a line; `nil` where all have been evaluated.
    var first: LayoutMoment.Line?
  }

  /// The latest layout on a line.
  private var last: LayoutMoment.Line?

  /// Finds the views of a requirement.
  ///
  /// - Throws: `RequirementError`.
  init(_ requirement: Requirement, in tree: LayoutTree) throws(RequirementError) {
    self.requirement = requirement
    parts = try requirement.claim.rule.instances(in: tree).map { Part(instance: $0) }
    unit = requirement.claim.unit
  }

  /// Discards the findings.
  mutating func forget() {
    failing = []
    worst = nil
    last = nil
    for index in parts.indices { parts[index] = Part(instance: parts[index].instance) }
  }

  /// Records where the requirement fails in a part of the range.
  ///
  /// Along a line, a condition is evaluated once for all layouts in which it is the same.
  mutating func visit(_ moment: LayoutMoment) {
    for index in parts.indices {
      if isSame(parts[index], in: moment) {
        if moment.history?.line == nil, let formula = parts[index].formula {
          look(at: formula, of: index, in: moment.sizes)
        }
        continue
      }
      close(index)
      let reading = MomentReading()
      var read = moment
      read.reading = reading
      let formula = parts[index].instance.formula(read)
      parts[index].formula = formula
      parts[index].reads = reading.notes
      parts[index].number = moment.history?.number ?? 0
      guard let formula, !formula.isAlwaysMet else {
        parts[index].formula = nil
        continue
      }
      parts[index].first = moment.history?.line
      if moment.history?.line == nil { look(at: formula, of: index, in: moment.sizes) }
    }
    last = moment.history?.line
  }

  /// Returns whether the condition is the same as in the layout before.
  private func isSame(_ part: Part, in moment: LayoutMoment) -> Bool {
    guard let history = moment.history, part.number > 0 else { return false }
    return part.reads.allSatisfy { history.changes[$0.index][$0.aspect] <= part.number }
  }

  /// Evaluates the condition of the layouts up to the last one.
  private mutating func close(_ index: Int) {
    guard let first = parts[index].first, let last, let formula = parts[index].formula else { return }
    parts[index].first = nil
    look(at: formula, of: index, in: first.sizes(to: last), lines: [last, first])
  }

  private mutating func look(
    at formula: Formula, of index: Int, in sizes: SizeSet, lines: [LayoutMoment.Line] = []
  ) {
    for part in formula.failing(in: sizes) {
      if !tolerance.isZero, case .finite(let slack) = formula.worst(in: part).slack, slack < 0,
        slack > -tolerance
      {
        continue
      }
      failing.append((index, part))
      note(formula, part, index, lines)
    }
  }

  private mutating func note(
    _ formula: Formula, _ part: SizeSet, _ index: Int, _ lines: [LayoutMoment.Line]
  ) {
    let (size, slack) = formula.worst(in: part)
    let isAttained = part.contains(size)
    if let worst, !Formula.isLess(slack, worst.slack) {
      // Of equally bad sizes, an attained one precedes one that is only approached; then the least size, and
      // the first of the views, whatever their order.
      let isBefore =
        isAttained == worst.found.isAttained
        ? size.isLess(than: worst.found.size) || (size == worst.found.size && index < worst.place)
        : isAttained
      guard worst.slack == slack, isBefore else { return }
    }
    // A size that is only approached is reported by the layout next to it.
    let shownSize =
      isAttained ? size : lines.lazy.compactMap { $0.inside(part, beside: size) }.first ?? part.inside
    let instance = parts[index].instance
    let found = RequirementVerdict.Worst(
      size: size, isAttained: isAttained, shownSize: shownSize,
      amount: unit == nil ? nil : slack.finite.map { -$0 }, unit: slack.finite == nil ? nil : unit,
      views: instance.views, axes: instance.axes, isAboutPlaces: instance.isAboutPlaces)
    worst = (found, slack, index)
  }

  /// The findings at the end of the walk.
  var closed: RequirementFinding {
    var whole = self
    for index in parts.indices { whole.close(index) }
    return whole
  }

  /// Returns the lengths of the running side at which layouts fail.
  func failingLengths(over range: RequirementRange) -> [ExactInterval] {
    IntervalSet(failing.map { $0.sizes.interval(along: range.axis) }).intervals
  }

  /// Returns whether a layout fails at a size.
  func fails(at size: SizePoint) -> Bool { failing.contains { $0.sizes.contains(size) } }

  /// Returns whether a layout fails at any of its sizes.
  func fails(in moment: LayoutMoment) -> Bool {
    parts.contains { part in
      part.instance.formula(moment).map { !$0.failing(in: moment.sizes).isEmpty } ?? false
    }
  }

  /// Returns the verdict over a range; the requirement fails throughout where there are idle modifiers.
  func verdict(over range: RequirementRange, idle: [LayoutTree.Index]) -> RequirementVerdict {
    closed.closedVerdict(over: range, idle: idle)
  }

  /// Returns the sizes at which the requirement fails, as sets that may overlap.
  private func failingSizes(over range: RequirementRange) -> [SizeSet] {
    let rule = requirement.claim.rule
    if rule.isSeenInOneLayout { return failing.map(\.sizes) }
    return parts.indices.flatMap { index in
      rule.failing(failing.filter { $0.place == index }.map(\.sizes), over: range)
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
  /// The unit of shortfalls.
  fileprivate var unit: RequirementUnit? {
    if case .conditional(let rule) = self { return rule.claim.unit }
    return type(of: rule).unit
  }
}

/// The container sizes for which requirements are checked: one side runs through a range and the other is
/// fixed, or both run.
public struct RequirementRange: Hashable, Sendable {
  /// The running side; `horizontal` where both run.
  public var axis: Axis
  /// The least and greatest length of the running side, in points.
  public var range: ClosedRange<Rational>
  /// The fixed side: a number of points, infinite, or unspecified (`nil`).
  public var other: Extended<Rational>?
  /// The heights where both sides run, in points; `nil` where one is fixed.
  public private(set) var heights: ClosedRange<Rational>?

  /// Creates the range of all widths from one to another, in points, at one height; `nil` is unspecified.
  public init(widths: ClosedRange<Rational>, height: Extended<Rational>? = nil) {
    self.init(.horizontal, over: widths, other: height)
  }

  /// Creates the range of all heights from one to another, in points, at one width; `nil` is unspecified.
  public init(width: Extended<Rational>?, heights: ClosedRange<Rational>) {
    self.init(.vertical, over: heights, other: width)
  }

  /// Creates ranges of both sides: every width with every height.
  public init(widths: ClosedRange<Rational>, heights: ClosedRange<Rational>) {
    self.init(widths: widths)
    self.heights = heights
  }

  /// Creates a range of the side along an axis.
  package init(_ axis: Axis, over range: ClosedRange<Rational>, other: Extended<Rational>?) {
    (self.axis, self.range, self.other) = (axis, range, other)
  }

  /// Sets the range of a running side, in points.
  mutating func set(_ axis: Axis, to lengths: ClosedRange<Rational>) {
    if axis == self.axis { range = lengths } else { heights = lengths }
  }

  /// The running sides with their ranges.
  public var running: [(axis: Axis, range: ClosedRange<Rational>)] {
    [(axis, range)] + (heights.map { [(.vertical, $0)] } ?? [])
  }

  /// All sizes of the range; a fixed side that is not a number counts as zero.
  package var sizes: SizeSet {
    if let heights { return SizeSet(widths: range, heights: heights) }
    return SizeSet(ExactInterval(range), along: axis, from: size(at: range.lowerBound))
  }

  /// Returns the size at a length of the running side, in points.
  package func size(at length: Rational) -> SizePoint {
    var size = SizePoint(width: 0, height: 0)
    size[axis == .horizontal ? .vertical : .horizontal] = heights?.lowerBound ?? other?.finite ?? 0
    size[axis] = length
    return size
  }

  /// Returns the container of a size.
  package func container(at size: SizePoint) -> ExactProposal {
    if heights != nil { return ExactProposal(.finite(size.width), .finite(size.height)) }
    return axis == .horizontal
      ? ExactProposal(.finite(size.width), other) : ExactProposal(other, .finite(size.height))
  }
}
