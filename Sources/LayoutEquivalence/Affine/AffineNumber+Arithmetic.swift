import LinearProgramming

extension AffineNumber {
  /// The sum; infinities of different sign never meet.
  public static func + (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    switch (a.expression, b.expression) {
    case (let x?, let y?): a.with(x + y, b)
    case (nil, _): a
    case (_, nil): b
    }
  }

  /// The difference; infinities of the same sign never meet.
  public static func - (a: AffineNumber, b: AffineNumber) -> AffineNumber { a + -b }

  /// The product: of two functions, the second is fixed to its value at the point.
  public static func * (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    switch (a.expression, b.expression) {
    case (let x?, let y?):
      if y.isConstant { return a.with(x * y.constant, b) }
      if x.isConstant { return a.with(y * x.constant, b) }
      return a.with(x * b.fixed, b)
    default:
      let sign = a.sign * b.sign
      return sign == 0 ? AffineNumber(0 as Rational) : sign > 0 ? .infinity : -.infinity
    }
  }

  /// The quotient; a divisor that is a function is fixed to its value at the point, which is not zero.
  public static func / (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    guard b.expression != nil else { return AffineNumber(0 as Rational) }
    return a * AffineNumber(1 / b.fixed)
  }

  /// The number with the other sign.
  public static prefix func - (a: AffineNumber) -> AffineNumber {
    switch a.value {
    case .finite(let expression): a.with(-expression, a)
    case .infinity: AffineNumber(-Double.infinity)
    case .negativeInfinity: .infinity
    }
  }

  /// The value at the point, for which alone the path then holds.
  private var fixed: Rational {
    guard let expression else { return 0 }
    guard let path, !expression.isConstant else { return expression.constant }
    return path.pin(expression)
  }

  /// The sign that decides a product with infinity; a function's is compared, so that the path remembers it.
  private var sign: Int {
    let zero = AffineNumber(0 as Rational)
    return zero < self ? 1 : self < zero ? -1 : 0
  }

  /// A function on the path of this number or another; constants need none.
  private func with(_ expression: LinearExpression, _ other: AffineNumber) -> AffineNumber {
    guard !expression.isConstant, let path = path ?? other.path else {
      return AffineNumber(expression.constant)
    }
    return AffineNumber(expression, on: path)
  }
}
