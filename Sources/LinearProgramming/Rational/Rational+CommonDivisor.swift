import BigInt

extension Rational {
  /// The largest number that divides both, of which the second is not zero.
  ///
  /// The library's goes bit by bit through both numbers. A division first makes the longer one as short as the other, and
  /// where that is a single word, as it mostly is, machine words do the rest.
  internal static func _commonDivisor(_ a: BigInt, _ b: BigInt) -> BigInt {
    let (short, long) =
      a.magnitude.bitWidth < b.magnitude.bitWidth ? (a.magnitude, b.magnitude) : (b.magnitude, a.magnitude)
    if short.isZero { return BigInt(long) }
    if short == 1 { return 1 }
    if let word = UInt64(exactly: short) {
      return BigInt(_greatestCommonDivisor(word, UInt64(long % short)))
    }
    let isMuchLonger = long.bitWidth > short.bitWidth + UInt.bitWidth
    return BigInt(short.greatestCommonDivisor(with: isMuchLonger ? long % short : long))
  }
}
