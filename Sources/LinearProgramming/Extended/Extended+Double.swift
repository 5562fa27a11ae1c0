extension Extended where Finite == Rational {
  /// The exact value of a double, which must not be NaN.
  public init(_ double: Double) {
    self = Rational(exactly: double).map(Self.finite) ?? (double > 0 ? .infinite : .negativeInfinite)
  }

  /// The nearest double.
  public var doubleValue: Double { double { $0.doubleValue } }

  /// The largest double that is not above the number.
  public var doubleRoundedDown: Double { double { $0.doubleRoundedDown } }

  private func double(_ rounded: (Rational) -> Double) -> Double {
    switch self {
    case .finite(let number): rounded(number)
    case .infinite: .infinity
    case .negativeInfinite: -.infinity
    }
  }
}
