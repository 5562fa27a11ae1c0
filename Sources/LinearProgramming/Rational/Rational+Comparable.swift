import BigInt

extension Rational: Comparable {
  /// Whether the left number is less, decided exactly.
  public static func < (lhs: Rational, rhs: Rational) -> Bool {
    guard case .small(let a, let b) = lhs._storage, case .small(let c, let d) = rhs._storage else {
      if let a = lhs._wide, let b = rhs._wide { return a < b }
      return lhs._bigNumerator * rhs._bigDenominator < rhs._bigNumerator * lhs._bigDenominator
    }
    if b == d { return a < c }
    // Both products are exact in twice the width.
    let left = a.multipliedFullWidth(by: d)
    let right = c.multipliedFullWidth(by: b)
    return left.high != right.high ? left.high < right.high : left.low < right.low
  }
}

extension Rational: Hashable {
  /// Whether both are the same number.
  public static func == (lhs: Rational, rhs: Rational) -> Bool {
    switch (lhs._storage, rhs._storage) {
    case (.small(let a, let b), .small(let c, let d)): a == c && b == d
    case (.big(let left), .big(let right)): left == right
    // A number that fits the small form never has the other one.
    default: false
    }
  }

  /// Feeds the reduced fraction to a hasher.
  public func hash(into hasher: inout Hasher) {
    switch _storage {
    case .small(let numerator, let denominator):
      hasher.combine(numerator)
      hasher.combine(denominator)
    case .big(let fraction):
      hasher.combine(fraction)
    }
  }
}

extension Rational {
  /// Minus one, zero or one: the sign of the number.
  public func signum() -> Int {
    switch _storage {
    case .small(let numerator, _): Int(numerator.signum())
    case .big(let fraction): fraction.signum
    }
  }

  /// Whether the number is zero.
  public var isZero: Bool {
    if case .small(0, _) = _storage { true } else { false }
  }

  /// Whether the number is one.
  @inline(__always)
  internal var isOne: Bool {
    if case .small(1, 1) = _storage { true } else { false }
  }

  /// Whether the number is minus one.
  @inline(__always)
  internal var isMinusOne: Bool {
    if case .small(-1, 1) = _storage { true } else { false }
  }

  /// Whether the number is whole.
  public var isInteger: Bool {
    switch _storage {
    case .small(_, let denominator): denominator == 1
    case .big(let fraction): fraction.denominator == 1
    }
  }
}
