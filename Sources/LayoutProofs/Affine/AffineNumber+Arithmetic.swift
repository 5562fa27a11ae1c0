import LinearProgramming

extension AffineNumber {
  /// The sum; infinities of different sign never meet.
  package static func + (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    AffineNumber(a.value + b.value, a.path ?? b.path)
  }

  /// The difference; infinities of the same sign never meet.
  package static func - (a: AffineNumber, b: AffineNumber) -> AffineNumber { a + -b }

  /// The product: of two functions, the second is fixed to its value at the point.
  package static func * (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    if a.isInfinite || b.isInfinite {
      let sign = a.sign * b.sign
      return sign == 0 ? AffineNumber(0 as Rational) : sign > 0 ? .infinity : -.infinity
    }
    if case .finite(.constant(let factor)) = a.value { return b.scaled(by: factor) }
    return a.scaled(by: b.fixed)
  }

  /// The quotient; a divisor that is a function is fixed to its value at the point, which is not zero.
  package static func / (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    guard !b.isInfinite else { return AffineNumber(0 as Rational) }
    return a * AffineNumber(1 / b.fixed)
  }

  /// The number with the other sign.
  package static prefix func - (a: AffineNumber) -> AffineNumber { a.scaled(by: -1) }

  /// The number times a factor, which is not zero where the number is infinite.
  private func scaled(by factor: Rational) -> AffineNumber { AffineNumber(value * factor, path) }

  /// The value at the point, for which alone the path then holds.
  private var fixed: Rational {
    if case .finite(.constant(let constant)) = value { return constant }
    guard let expression, let path else { return 0 }
    return path.pin(expression)
  }

  /// The sign that decides a product with infinity; a function's is compared, so that the path remembers it.
  private var sign: Int {
    let zero = AffineNumber(0 as Rational)
    return zero < self ? 1 : self < zero ? -1 : 0
  }
}
