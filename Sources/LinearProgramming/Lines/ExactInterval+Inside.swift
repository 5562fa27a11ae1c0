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
