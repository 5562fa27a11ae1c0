extension Rational {
  /// The reduced fraction, its denominator above zero; `nil` where 64 bits do not hold it.
  package var smallFraction: (numerator: Int64, denominator: Int64)? {
    if case .small(let numerator, let denominator) = _storage { (numerator, denominator) } else { nil }
  }
}
