extension Int {
  /// The whole part of a number of the source, which may be too large for an integer, or none at all.
  init(bounded number: Double) {
    // So much less than the largest that a sum of two of them is an integer.
    self = number.isNaN ? 0 : Int(Swift.max(-1e18, Swift.min(1e18, number)))
  }
}
