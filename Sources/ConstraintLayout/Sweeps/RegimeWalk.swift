import LinearProgramming

/// A regime of layouts near a length: the same functions of the varied length throughout an interval.
package protocol LayoutRegime {
  /// The lengths for which the regime holds, in points.
  var interval: ExactInterval { get }
}

/// A source of the regimes along a line of layouts on which one length varies.
package protocol RegimeSource {
  associatedtype Found: LayoutRegime
  /// Returns the regime near a length; `nil` if there is none, and a walk cannot continue.
  ///
  /// If a length is rounded before it is laid out, the regime is that of the rounded length.
  mutating func regime(at length: Rational) throws -> Found?
  /// Returns the regime at the last length of a line, which need not hold at any other.
  mutating func single(at length: Rational) throws -> Found?
}

extension RegimeSource {
  /// Returns the regime near the length.
  package mutating func single(at length: Rational) throws -> Found? { try regime(at: length) }
}

/// A walk along a line from one regime to the next: it steps past the facet of the last one, and halves the
/// way back until no regime is left out.
package struct RegimeWalk<Source: RegimeSource> {
  /// The source of the regimes.
  package var source: Source
  /// The start of the rest of the line; `nil` once nothing is left, or if the walk is stuck.
  package private(set) var start: ExactInterval.End?
  /// The length at which the walk could not continue, apparently because every length is a regime of its own.
  package private(set) var stuck: Rational?
  private let begin: ExactInterval.End
  private let end: ExactInterval.End
  private let step: Rational
  private let countsSingles: Bool
  /// The regimes already found on the way back to a facet; the nearest one last.
  private var ahead: [Source.Found]

  /// The number of times that the way back to a facet is halved, beyond which no regime is as short.
  private static var mostHalvings: Int { 100 }
  /// The number of successive lengths that may be regimes of their own before every length is assumed to be
  /// one.
  private static var mostSingles: Int { 8 }

  /// Creates a walk from one end to another, each of which may be included or not.
  ///
  /// - Parameters:
  ///   - known: The regime at the start, if it is known.
  ///   - step: The distance beyond a facet at which the next regime is first looked for, in points.
  ///   - countsSingles: Whether a length between two regimes, neither of which holds there, is visited on its
  ///     own.
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

  /// Returns the next regime with its part of the line; `nil` at the end, or if the walk is stuck.
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

  /// The share of the line that the walk has passed, from 0 to 1.
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

  /// Returns the regime just beyond a length, which begins at the length or before.
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
    for _ in 0..<Self.mostHalvings {
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
  /// Returns whether the interval continues immediately beyond a length.
  fileprivate func isBeyond(_ length: Rational) -> Bool {
    (lower.map { $0.value <= length } ?? true) && (upper.map { length < $0.value } ?? true)
  }
}
