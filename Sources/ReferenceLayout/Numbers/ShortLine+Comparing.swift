import ElementTree

extension ShortLine {
  /// Whether the first number is less at the length of the run, which remembers it.
  @inline(__always)
  public static func < (a: ShortLine, b: ShortLine) -> Bool {
    if a.denominator == b.denominator, a.slope == b.slope, a.denominator != 0 {
      return a.constant < b.constant
    }
    return isLess(a, b)
  }

  @inline(never)
  private static func isLess(_ a: ShortLine, _ b: ShortLine) -> Bool {
    if a.isInfinite || b.isInfinite {
      if a.isInfinite, a.constant > 0 { return false }
      if b.isInfinite, b.constant <= 0 { return false }
      return true
    }
    // Neither product of two 64-bit integers, nor the difference of two, leaves 128 bits.
    let constant = Int128(b.constant) * Int128(a.denominator) - Int128(a.constant) * Int128(b.denominator)
    let slope = Int128(b.slope) * Int128(a.denominator) - Int128(a.slope) * Int128(b.denominator)
    guard slope != 0, let run = a.run ?? b.run else { return constant > 0 }
    guard let constant = Int64(exactly: constant), let slope = Int64(exactly: slope), constant != .min,
      slope != .min
    else {
      _ = lost()
      return false
    }
    return run.pointee.isPositive(constant, slope)
  }

  /// Whether the first number is at most the second at the length of the run, which remembers it.
  @inline(__always)
  public static func <= (a: ShortLine, b: ShortLine) -> Bool { !(b < a) }

  /// None.
  public static var roundingError: Double { 0 }
  /// The number itself.
  public var withoutRounding: ShortLine { self }

  private var infiniteDouble: Double { constant < 0 ? -.infinity : .infinity }

  /// The number at the length of its run as a fraction.
  private var value: (numerator: Int128, denominator: Int128) {
    run?.pointee.value(of: self) ?? (Int128(constant), Int128(denominator))
  }

  /// The largest double that is not above the value at the length of the run.
  ///
  /// Nothing is remembered: what is measured there says for which numbers it holds, and these are compared.
  public var doubleRoundedDown: Double {
    if isInfinite { return infiniteDouble }
    let (numerator, denominator) = value
    return Double(numerator, over: denominator, .down)
  }

  /// The double nearest to the value at the length of the run.
  public var doubleValue: Double {
    if isInfinite { return infiniteDouble }
    let (numerator, denominator) = value
    return Double(numerator, over: denominator, .toNearestOrEven)
  }

  /// The double nearest to the value at the length of the run, which then holds for that length alone.
  public func pinned(for view: LayoutTree.Index) -> Double {
    run?.pointee.pin(for: view)
    return doubleValue
  }
}

extension Double {
  /// A fraction, whose denominator is above zero, rounded down or to nearest.
  init(_ numerator: Int128, over denominator: Int128, _ rule: FloatingPointRoundingRule) {
    let most: Int128 = 1 << 53
    if denominator == 1, numerator.magnitude <= most.magnitude {
      self = Double(numerator)
      return
    }
    if numerator.magnitude <= most.magnitude, denominator <= most {
      // Both are doubles, so that the quotient is rounded correctly, and what is left of it is exact.
      let (dividend, divisor) = (Double(Int64(numerator)), Double(Int64(denominator)))
      let quotient = dividend / divisor
      let isAbove = dividend.addingProduct(-quotient, divisor) < 0
      self = rule == .down && isAbove ? quotient.nextDown : quotient
      return
    }
    // Long division, until there is a bit more than a double has; what is left is no longer than a sticky bit.
    var (quotient, rest) = numerator.magnitude.quotientAndRemainder(dividingBy: denominator.magnitude)
    var exponent = 0
    while quotient >> 54 != 0 {
      if quotient & 1 != 0 { rest |= 1 }
      quotient >>= 1
      exponent += 1
    }
    while quotient >> 53 == 0, exponent > -200, quotient != 0 || rest != 0 {
      rest <<= 1
      quotient <<= 1
      if rest >= denominator.magnitude {
        rest -= denominator.magnitude
        quotient |= 1
      }
      exponent -= 1
    }
    let isNegative = numerator < 0
    var bits = UInt64(quotient)
    switch rule {
    case .down:
      let isExact = rest == 0 && bits & 1 == 0
      bits >>= 1
      if isNegative, !isExact { bits += 1 }
    default:
      let isHalf = bits & 1 != 0
      bits >>= 1
      if isHalf, rest != 0 || bits & 1 != 0 { bits += 1 }
    }
    let magnitude = Double(sign: .plus, exponent: exponent + 1, significand: Double(bits))
    self = isNegative ? -magnitude : magnitude
  }
}
