/// An interval of lengths in points, in exact numbers, with ends that are each included, excluded or absent.
public struct ExactInterval: Hashable, Sendable {
  /// An end of an interval.
  public struct End: Hashable, Sendable {
    /// The length at the end, in points.
    public var value: Rational
    /// Whether the interval includes the end.
    public var isIncluded: Bool

    /// Creates an end, which is included by default.
    public init(_ value: Rational, isIncluded: Bool = true) {
      self.value = value
      self.isIncluded = isIncluded
    }
  }

  /// The lower end; `nil` for none.
  public var lower: End?
  /// The upper end; `nil` for none.
  public var upper: End?

  /// Creates an interval, by default that of all numbers.
  public init(_ lower: End? = nil, _ upper: End? = nil) {
    self.lower = lower
    self.upper = upper
  }

  /// Creates an interval that includes both ends.
  public init(_ range: ClosedRange<Rational>) {
    self.init(End(range.lowerBound), End(range.upperBound))
  }

  /// Returns whether the interval contains a number.
  public func contains(_ number: Rational) -> Bool {
    if let lower, lower.isIncluded ? number < lower.value : number <= lower.value { return false }
    if let upper, upper.isIncluded ? upper.value < number : upper.value <= number { return false }
    return true
  }

  /// Whether the interval contains exactly one number.
  public var isPoint: Bool { lower != nil && lower == upper && lower?.isIncluded == true }

  /// Whether the interval contains no number.
  public var isEmpty: Bool {
    guard let lower, let upper else { return false }
    return upper.value < lower.value
      || (upper.value == lower.value && !(lower.isIncluded && upper.isIncluded))
  }

  /// Returns the intersection of two intervals.
  public func intersection(_ other: ExactInterval) -> ExactInterval {
    var result = self
    if let end = other.lower { result.raise(to: end) }
    if let end = other.upper { result.cut(at: end) }
    return result
  }

  /// Returns whether the interval contains all of another one, which must not be empty.
  public func contains(_ other: ExactInterval) -> Bool { intersection(other) == other }

  /// Restricts the interval to numbers `t` for which `constant + slope * t` is at least zero, or more than
  /// zero.
  public mutating func formIntersection(constant: Rational, slope: Rational, isStrict: Bool) {
    guard !slope.isZero else {
      let isMet = isStrict ? constant > 0 : constant >= 0
      if !isMet { (lower, upper) = (End(0, isIncluded: false), End(0, isIncluded: false)) }
      return
    }
    let end = End(-constant / slope, isIncluded: !isStrict)
    if slope > 0 { raise(to: end) } else { cut(at: end) }
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
  /// The interval in mathematical notation, such as `[200, 412)`.
  public var description: String {
    let start = lower.map { "\($0.isIncluded ? "[" : "(")\($0.value)" } ?? "(-infinity"
    let end = upper.map { "\($0.value)\($0.isIncluded ? "]" : ")")" } ?? "infinity)"
    return isPoint ? "{\(lower.map { "\($0.value)" } ?? "")}" : "\(start), \(end)"
  }
}

extension ExactInterval {
  /// A number of the interval, which must not be empty: a whole one inside if possible, or else the middle.
  public var inside: Rational {
    let low = lower?.value ?? (upper.map { $0.value - 2 } ?? 0)
    let high = upper?.value ?? low + 2
    let middle = (low + high) / 2
    // The middle as a double is near enough to find a whole number next to it.
    let whole = Rational(exactly: middle.doubleValue.rounded(.down)) ?? middle
    return [whole, whole + 1].first { low < $0 && $0 < high } ?? middle
  }
}
