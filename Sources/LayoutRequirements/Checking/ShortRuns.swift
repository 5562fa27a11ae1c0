import LayoutCore
import LayoutExplanation
import LinearProgramming

/// The parts of a set of sizes in which the set is narrow along one side.
///
/// The other side is fixed; an extent that reaches an end of the range may continue beyond it, and does not
/// count as narrow.
struct ShortRuns {
  /// The side along which extents are measured.
  let axis: Axis
  /// The lengths of that side.
  let range: ClosedRange<Rational>
  /// The length from which on an extent is not narrow, in points.
  let least: Rational

  private var across: Axis { axis == .horizontal ? .vertical : .horizontal }

  /// Returns whether an interval of the side is narrow.
  func isShort(_ way: ExactInterval) -> Bool {
    guard let lower = way.lower?.value, let upper = way.upper?.value else { return false }
    return range.lowerBound < lower && upper < range.upperBound && upper - lower < least
  }

  /// Returns the narrow parts of some sets.
  ///
  /// Between two lengths of the other side without a corner, the ends of extents are lines.
  func parts(of sets: [SizeSet]) -> [SizeSet] {
    let sets = apart(sets)
    let levels = Set(sets.flatMap { $0.corners.map { $0.size[across] } }).sorted()
    return levels.flatMap { parts(of: sets, at: $0) }
      + zip(levels, levels.dropFirst()).flatMap { parts(of: sets, between: $0, $1) }
  }

  /// Returns the same sizes as disjoint sets.
  private func apart(_ sets: [SizeSet]) -> [SizeSet] {
    var known: [(set: SizeSet, box: SizeBox)] = []
    for set in sets {
      let box = SizeBox(set)
      let rest = known.filter { $0.box.meets(box) }.reduce([set]) { rest, other in
        rest.flatMap { $0.missing(other.set.halfPlanes) }
      }
      known += rest.map { ($0, SizeBox($0)) }
    }
    return known.map(\.set)
  }

  private func parts(of sets: [SizeSet], at level: Rational) -> [SizeSet] {
    ways(through: sets, at: level).filter(isShort).map { way in
      var size = SizePoint(width: 0, height: 0)
      size[across] = level
      return SizeSet(way, along: axis, from: size)
    }
  }

  private func parts(of sets: [SizeSet], between lower: Rational, _ upper: Rational) -> [SizeSet] {
    let inside = ExactInterval(
      ExactInterval.End(lower, isIncluded: false), ExactInterval.End(upper, isIncluded: false)
    ).halfPlanes(along: across)
    let slices = sets.compactMap { $0.clipped(inside) }
    let (first, second) = ((2 * lower + upper) / 3, (lower + 2 * upper) / 3)
    return zip(ways(through: slices, at: first), ways(through: slices, at: second)).flatMap { one, other in
      guard !isPinned(one, other), let length = length(of: one, at: first, other, at: second) else {
        return [SizeSet]()
      }
      let short = SizeSet.HalfPlane(SizeForm(least) - length, isStrict: true)
      return slices.filter { slice in
        way(through: slice, at: first).map { !$0.intersection(one).isEmpty } ?? false
      }.compactMap { $0.clipped(short) }
    }
  }

  /// Returns whether an extent, given at two lengths of the other side, reaches an end of the range.
  private func isPinned(_ one: ExactInterval, _ other: ExactInterval) -> Bool {
    [one, other].allSatisfy { $0.lower?.value == range.lowerBound }
      || [one, other].allSatisfy { $0.upper?.value == range.upperBound }
  }

  /// Returns the length of an extent as a function of the other side.
  private func length(
    of one: ExactInterval, at first: Rational, _ other: ExactInterval, at second: Rational
  ) -> SizeForm? {
    guard let one = one.length, let other = other.length else { return nil }
    let slope = (other - one) / (second - first)
    let constant = one - slope * first
    return across == .horizontal ? SizeForm(constant, width: slope) : SizeForm(constant, height: slope)
  }

  private func ways(through sets: [SizeSet], at level: Rational) -> [ExactInterval] {
    IntervalSet(sets.compactMap { way(through: $0, at: level) }).intervals
  }

  private func way(through set: SizeSet, at level: Rational) -> ExactInterval? {
    let point = ExactInterval(ExactInterval.End(level), ExactInterval.End(level))
    return set.clipped(point.halfPlanes(along: across))?.interval(along: axis)
  }
}

extension ExactInterval {
  fileprivate var length: Rational? {
    guard let lower, let upper else { return nil }
    return upper.value - lower.value
  }
}
