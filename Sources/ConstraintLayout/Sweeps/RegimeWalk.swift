import LinearProgramming

/// What is known of a layout in the lengths around one: the same functions of the running length throughout.
package protocol LayoutRegime {
  /// The lengths for which it holds, in points.
  var interval: ExactInterval { get }
}

/// Finds the regimes along a line of layouts, of which one length runs and all others stay.
package protocol RegimeSource {
  associatedtype Found: LayoutRegime
  /// The regime around a length; `nil` where there is none, and a walk cannot go on.
  ///
  /// Where a length is rounded before it is laid out, the interval counts from the rounded one.
  mutating func regime(at length: Rational) throws -> Found?
  /// What holds at the last length of a line, and need not hold at any other.
  mutating func single(at length: Rational) throws -> Found?
}

extension RegimeSource {
  /// The regime around it.
  package mutating func single(at length: Rational) throws -> Found? { try regime(at: length) }
}

/// A walk along a line from one regime to the next: it steps past the border of the last, and halves the way back
/// until nothing is left out.
package struct RegimeWalk<Source: RegimeSource> {
  /// Where regimes come from.
  package var source: Source
  /// Where the rest of the line begins; `nil` once nothing is left, or the walk is stuck.
  package private(set) var start: ExactInterval.End?
  /// Where the walk could not go on, as far as it could tell because a new regime begins at every length.
  package private(set) var stuck: Rational?
  private let begin: ExactInterval.End
  private let end: ExactInterval.End
  private let step: Rational
  private let countsSingles: Bool
  /// Regimes that are known already, because the walk has come upon them on its way back; the nearest one last.
  private var ahead: [Source.Found]

  /// How often the way back to a border is halved: no regime is as short.
  private static var patience: Int { 100 }
  /// How many lengths in a row may be regimes by themselves until a new one is taken to begin at every length.
  private static var mostSingles: Int { 8 }

  /// Prepares a walk from one end to another; both may belong to it or not.
  ///
  /// - Parameters:
  ///   - known: the regime at the start, where it is known.
  ///   - step: how far beyond a border the next regime is looked for first, in points.
  ///   - countsSingles: whether a length between two regimes, neither of which holds there, is visited by itself.
  package init(
    _ source: Source, from start: ExactInterval.End, to end: ExactInterval.End, known: Source.Found? = nil,
    step: Rational = 1, countsSingles: Bool = false
  ) {
    self.source = source
    self.start = start
    (begin, self.end) = (start, end)
    self.step = step
    self.countsSingles = countsSingles
    ahead = known.map { [$0] } ?? []
  }

  /// The next regime, and the part of the line that it takes up; `nil` at the end, or where the walk is stuck.
  package mutating func next() throws -> (regime: Source.Found, part: ExactInterval)? {
    guard let start else { return nil }
    guard let regime = try regime(from: start) else {
      (stuck, self.start) = (start.value, nil)
      return nil
    }
    let part = regime.interval.intersection(ExactInterval(start, end))
    let upper = part.upper ?? end
    let isDone = upper == end || (!countsSingles && upper.value == end.value)
    self.start = isDone ? nil : ExactInterval.End(upper.value, isIncluded: !upper.isIncluded)
    return (regime, part)
  }

  /// Which share of the line is behind the walk, from 0 to 1.
  package var share: Double {
    guard let start else { return 1 }
    let length = end.value - begin.value
    return length.isZero ? 0 : ((start.value - begin.value) / length).doubleValue
  }

  private mutating func regime(from start: ExactInterval.End) throws -> Source.Found? {
    guard start.value < end.value else { return try source.single(at: start.value) }
    guard countsSingles, start.isIncluded else { return try regime(beyond: start.value) }
    guard let single = try source.regime(at: start.value) else { return nil }
    if single.interval.isBeyond(start.value) { return single }
    guard let right = try regime(beyond: start.value) else { return nil }
    if right.interval.contains(start.value) { return right }
    ahead.append(right)
    return single
  }

  /// The regime just beyond a length: it begins there, or before.
  private mutating func regime(beyond start: Rational) throws -> Source.Found? {
    var nearest: Source.Found?
    while let next = ahead.last {
      if next.interval.isBeyond(start) {
        ahead.removeLast()
        return next
      }
      if let lower = next.interval.lower?.value, start < lower {
        nearest = next
        break
      }
      ahead.removeLast()
    }
    let beyond = nearest?.interval.lower.map { (start + $0.value) / 2 }
    var length = min(beyond ?? start + step, end.value)
    var singles = 0
    for _ in 0..<Self.patience {
      guard let regime = try source.regime(at: length) else { return nil }
      if regime.interval.isBeyond(start) { return regime }
      singles = regime.interval.isPoint ? singles + 1 : 0
      guard let lower = regime.interval.lower?.value, start < lower, singles < Self.mostSingles else {
        return nil
      }
      ahead.append(regime)
      length = (start + lower) / 2
    }
    return nil
  }
}

extension ExactInterval {
  /// Whether a length is followed by numbers of the interval with nothing between.
  fileprivate func isBeyond(_ length: Rational) -> Bool {
    (lower.map { $0.value <= length } ?? true) && (upper.map { length < $0.value } ?? true)
  }
}
