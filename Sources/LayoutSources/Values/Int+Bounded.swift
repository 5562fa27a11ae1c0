extension Int {
  /// Creates the integral part of a number, at most 1e18 in magnitude; 0 for NaN.
  init(bounded number: Double) {
    // Small enough that the sum of two of them is an integer.
    self = number.isNaN ? 0 : Int(Swift.max(-1e18, Swift.min(1e18, number)))
  }
}

extension Int128 {
  /// Creates the integral part of a number, bounded, also for one that is too large or not a number.
  init(bounded number: Double) {
    self = number.isNaN ? 0 : Int128(Swift.max(-1e38, Swift.min(1e38, number)))
  }
}
