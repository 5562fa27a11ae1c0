extension Rational: Comparable {
  /// Returns whether the first number is less, in exact arithmetic.
  public static func < (lhs: Rational, rhs: Rational) -> Bool {
    if case .small(let a) = lhs._storage, case .small(let b) = rhs._storage { return a < b }
    if let a = lhs._wide, let b = rhs._wide { return a < b }
    return lhs._bigNumerator * rhs._bigDenominator < rhs._bigNumerator * lhs._bigDenominator
  }
}

extension Rational: Hashable {
  /// Returns whether both are the same number.
  public static func == (lhs: Rational, rhs: Rational) -> Bool {
    switch (lhs._storage, rhs._storage) {
    case (.small(let left), .small(let right)): left == right
    case (.big(let left), .big(let right)): left == right
    // A number that fits the small form never has the other one.
    default: false
    }
  }

  /// Hashes the reduced fraction.
  public func hash(into hasher: inout Hasher) {
    switch _storage {
    case .small(let fraction): hasher.combine(fraction)
    case .big(let fraction): hasher.combine(fraction)
    }
  }
}

extension Rational {
  /// Returns the sign of the number: -1, 0 or 1.
  public func signum() -> Int {
    switch _storage {
    case .small(let fraction): Int(fraction.numerator.signum())
    case .big(let fraction): fraction.signum
    }
  }

  /// Whether the number is zero.
  public var isZero: Bool {
    if case .small(let fraction) = _storage { fraction.isZero } else { false }
  }

  @inline(__always)
  internal var isOne: Bool {
    if case .small(let fraction) = _storage { fraction.isOne } else { false }
  }

  @inline(__always)
  internal var isMinusOne: Bool {
    if case .small(let fraction) = _storage { fraction.isMinusOne } else { false }
  }

  /// Whether the number is an integer.
  public var isInteger: Bool {
    switch _storage {
    case .small(let fraction): fraction.denominator == 1
    case .big(let fraction): fraction.denominator == 1
    }
  }
}
