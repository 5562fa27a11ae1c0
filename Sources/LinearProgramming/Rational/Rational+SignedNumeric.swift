import BigInt

extension Rational: SignedNumeric {
  /// The number zero.
  public static var zero: Rational { Rational(_storage: .small(0, 1)) }

  /// The number without its sign.
  public var magnitude: Rational {
    signum() < 0 ? -self : self
  }

  /// A whole number of any integer type; never nil.
  public init?(exactly source: some BinaryInteger) {
    if let small = Int64(exactly: source) {
      self.init(_reduced: small, 1)
    } else {
      self.init(_reduced: BigInt(source), 1)
    }
  }
}
