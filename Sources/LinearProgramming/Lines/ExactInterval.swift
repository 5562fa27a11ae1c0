/// An interval of lengths in points, in exact numbers; each end belongs to it or not, or there is none.
public struct ExactInterval: Hashable, Sendable {
  /// Where an interval ends.
  public struct End: Hashable, Sendable {
    /// The number of points.
    public var value: Rational
    /// Whether the number belongs to the interval.
    public var isIncluded: Bool

    /// Makes an end.
    public init(_ value: Rational, isIncluded: Bool = true) {
      self.value = value
      self.isIncluded = isIncluded
    }
  }

  /// The lower end; `nil` where there is none.
  public var lower: End?
  /// The upper end; `nil` where there is none.
  public var upper: End?

  /// By default, the interval of every number.
  public init(_ lower: End? = nil, _ upper: End? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// Both ends and all between.
  public init(_ range: ClosedRange<Rational>) {
    self.init(End(range.lowerBound), End(range.upperBound))
  }

  /// Whether a number belongs to the interval.
  public func contains(_ number: Rational) -> Bool {
    if let lower, lower.isIncluded ? number < lower.value : number <= lower.value { return false }
    if let upper, upper.isIncluded ? upper.value < number : upper.value <= number { return false }
    return true
  }

  /// Whether there is exactly one number in the interval.
  public var isPoint: Bool { lower != nil && lower == upper && lower?.isIncluded == true }

  /// Whether there is no number in the interval.
  public var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return upper.value < lower.value
      || (upper.value == lower.value && !(lower.isIncluded && upper.isIncluded))
  }

  /// The numbers that belong to both intervals.
  public func intersection(_ other: ExactInterval) -> ExactInterval {
    var result = self
    if let end = other.lower { result.raise(to: end) }
    if let end = other.upper { result.cut(at: end) }
    return result
  }

  /// Whether every number of another interval, which is not empty, belongs to this one.
  public func contains(_ other: ExactInterval) -> Bool { intersection(other) == other }

  /// Keeps the numbers `t` with `constant + slope * t` at least zero, or more than zero.
  public mutating func formIntersection(constant: Rational, slope: Rational, isStrict: Bool) {
    guard !slope.isZero else {
      let isMet = isStrict ? constant > 0 : constant >= 0
      if !isMet { (lower, upper) = (End(0, isIncluded: false), End(0, isIncluded: false)) }
      return
    }
    let end = End(-constant / slope, isIncluded: !isStrict)
    if slope > 0 { raise(to: end) } else { cut(at: end) }
  }

  /// The interval so many points further on.
  package func moved(by distance: Rational) -> ExactInterval {
    ExactInterval(
      lower.map { End($0.value + distance, isIncluded: $0.isIncluded) },
      upper.map { End($0.value + distance, isIncluded: $0.isIncluded) })
  }

  private mutating func raise(to end: End) {
    guard let lower, end.value < lower.value || (end.value == lower.value && end.isIncluded) else {
      self.lower = end
      return
    }
  }

  private mutating func cut(at end: End) {
    guard let upper, upper.value < end.value || (end.value == upper.value && end.isIncluded) else {
      self.upper = end
      return
    }
  }
}

extension ExactInterval: CustomStringConvertible {
  /// The interval as mathematicians write it: `[200, 412)`.
  public var description: String {
    let start = lower.map { "\($0.isIncluded ? "[" : "(")\($0.value)" } ?? "(-infinity"
    let end = upper.map { "\($0.value)\($0.isIncluded ? "]" : ")")" } ?? "infinity)"
    return isPoint ? "{\(lower.map { "\($0.value)" } ?? "")}" : "\(start), \(end)"
  }
}

extension ExactInterval {
  /// A number inside the interval, which is not empty and has ends: a whole one, or else the middle.
  public var inside: Rational {
    let low = lower?.value ?? (upper.map { $0.value - 2 } ?? 0)
    let high = upper?.value ?? low + 2
    let middle = (low + high) / 2
    // The middle as a double is near enough to find a whole number beside it.
    let whole = Rational(exactly: middle.doubleValue.rounded(.down)) ?? middle
    return [whole, whole + 1].first { low < $0 && $0 < high } ?? middle
  }
}
