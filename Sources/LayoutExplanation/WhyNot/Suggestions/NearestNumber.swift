/// The number nearest to what is written with which something is so.
package enum NearestNumber {
  /// Halves the way back from an end at which it is so until whole numbers are found.
  ///
  /// `isSo` is `nil` for a number that cannot be written; rethrows what it throws.
  package static func whole(
    from: Double, reaching end: Double, isSo: (Double) throws -> Bool?
  ) rethrows -> Double {
    var (low, high) = (from, end)
    while abs(high - low) > 1 {
      let middle = ((low + high) / 2).rounded(high > low ? .up : .down)
      guard middle != high, let isMiddle = try isSo(middle) else { break }
      if isMiddle { high = middle } else { low = middle }
    }
    return high
  }
}
