import BigInt

extension Rational {
  /// Creates a whole number.
  public init(_ value: Int) {
    self.init(_reduced: Int64(value), 1)
  }

  /// Creates the fraction of two integers, in reduced form.
  ///
  /// - Precondition: `denominator` is not zero.
  public init(numerator: Int, denominator: Int) {
    precondition(denominator != 0, "a fraction's denominator must not be zero")
    if numerator == .min || denominator == .min {
      self.init(_unreduced: BigInt(numerator), BigInt(denominator))
      return
    }
    let divisor = Int64(Int64.commonDivisor(UInt64(numerator.magnitude), UInt64(denominator.magnitude)))
    let sign: Int64 = denominator < 0 ? -1 : 1
    self.init(_reduced: sign * (Int64(numerator) / divisor), sign * (Int64(denominator) / divisor))
  }

  /// Creates the exact value of a floating-point number: a fraction whose denominator is a power of two.
  ///
  /// The result is `nil` for NaN and infinities; minus zero becomes zero.
  public init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    if let whole = Int64(exactly: value) {
      self.init(_reduced: whole, 1)
      return
    }
    // value = significand * 2^exponent with an odd integer significand below 2^53.
    let stored = value.isNormal ? value.significandBitPattern | (1 << 52) : value.significandBitPattern
    let zeros = stored.trailingZeroBitCount
    let odd = Int64(stored >> zeros)
    let significand = value < 0 ? -odd : odd
    let exponentBits = value.isNormal ? Int(value.exponentBitPattern) : 1
    let exponent = exponentBits - 1075 + zeros
    if exponent >= 0 {
      self.init(_reduced: BigInt(significand) << exponent, 1)
    } else if exponent >= -62 {
      self.init(_reduced: significand, 1 << Int64(-exponent))
    } else if exponent >= -126 {
      self.init(WideFraction(Int128(significand), 1 << Int128(-exponent)))
    } else {
      self.init(_reduced: BigInt(significand), BigInt(1) << -exponent)
    }
  }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// Creates a whole number from a literal.
  public init(integerLiteral value: Int) {
    self.init(value)
  }
}

extension Rational: CustomStringConvertible {
  /// The number as `n`, or as `n/d` if it is not whole.
  public var description: String {
    switch _storage {
    case .small(let fraction):
      isInteger ? "\(fraction.numerator)" : "\(fraction.numerator)/\(fraction.denominator)"
    case .big(let fraction):
      isInteger ? "\(fraction.numerator)" : "\(fraction.numerator)/\(fraction.denominator)"
    }
  }
}

extension Rational: LosslessStringConvertible {
  /// Creates a number from `n` or `n/d`: decimal integers, the denominator without sign and not zero, reduced
  /// or not.
  ///
  /// The result is `nil` for any other text.
  public init?(_ description: String) {
    let parts = description.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count <= 2, let numerator = Self._integer(parts[0], signed: true) else { return nil }
    guard parts.count == 2 else {
      self.init(_reduced: numerator, 1)
      return
    }
    guard let denominator = Self._integer(parts[1], signed: false), denominator != 0 else { return nil }
    self.init(_unreduced: numerator, denominator)
  }

  private static func _integer(_ text: Substring, signed: Bool) -> BigInt? {
    let digits = signed && text.first == "-" ? text.dropFirst() : text
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    return BigInt(String(text))
  }
}
