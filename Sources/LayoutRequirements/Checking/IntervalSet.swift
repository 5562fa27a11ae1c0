import LinearProgramming

/// A set of numbers, as disjoint intervals in ascending order.
package struct IntervalSet: Hashable, Sendable {
  /// The intervals, none of them empty and no two adjacent.
  package private(set) var intervals: [ExactInterval] = []

  /// Creates the union of intervals, which may be in any order and overlap.
  package init(_ intervals: [ExactInterval] = []) {
    let sorted = intervals.filter { !$0.isEmpty }.sorted(by: Self.beginsBefore)
    for interval in sorted {
      guard let last = self.intervals.last, Self.touch(last, interval) else {
        self.intervals.append(interval)
        continue
      }
      if Self.endsBefore(last, interval) { self.intervals[self.intervals.count - 1].upper = interval.upper }
    }
  }

  package var isEmpty: Bool { intervals.isEmpty }

  /// Returns the union.
  package func union(_ other: IntervalSet) -> IntervalSet { IntervalSet(intervals + other.intervals) }

  /// Returns the intersection.
  package func intersection(_ other: IntervalSet) -> IntervalSet {
    IntervalSet(intervals.flatMap { one in other.intervals.map { one.intersection($0) } })
  }

  /// Returns the numbers of an interval that are not in the set.
  package func missing(in whole: ExactInterval) -> IntervalSet {
    var rest = whole
    var found: [ExactInterval] = []
    for interval in intervals {
      if let lower = interval.lower {
        found.append(
          rest.intersection(
            ExactInterval(nil, ExactInterval.End(lower.value, isIncluded: !lower.isIncluded))))
      }
      guard let upper = interval.upper else { return IntervalSet(found) }
      rest = rest.intersection(
        ExactInterval(ExactInterval.End(upper.value, isIncluded: !upper.isIncluded), nil))
    }
    return IntervalSet(found + [rest])
  }

  /// Returns whether a number is in the set.
  package func contains(_ number: Rational) -> Bool { intervals.contains { $0.contains(number) } }

  private static func beginsBefore(_ one: ExactInterval, _ other: ExactInterval) -> Bool {
    guard let second = other.lower else { return false }
    guard let first = one.lower else { return true }
    return first.value < second.value
      || (first.value == second.value && first.isIncluded && !second.isIncluded)
  }

  private static func endsBefore(_ one: ExactInterval, _ other: ExactInterval) -> Bool {
    guard let first = one.upper else { return false }
    guard let second = other.upper else { return true }
    return first.value < second.value
      || (first.value == second.value && !first.isIncluded && second.isIncluded)
  }

  /// Returns whether no number lies between an interval and one that begins later.
  private static func touch(_ one: ExactInterval, _ other: ExactInterval) -> Bool {
    guard let end = one.upper, let start = other.lower else { return true }
    return start.value < end.value
      || (start.value == end.value && (start.isIncluded || end.isIncluded))
  }
}
