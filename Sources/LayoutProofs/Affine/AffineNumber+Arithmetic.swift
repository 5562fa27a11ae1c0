import LinearProgramming

extension AffineNumber {
  /// The sum; infinities of different sign never meet.
  public static func + (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    switch (a.value, b.value) {
    case (.constant(let x), .constant(let y)): return AffineNumber(x + y)
    case (.infinity, _), (.negativeInfinity, _): return a
    case (_, .infinity), (_, .negativeInfinity): return b
    case (.constant(let x), .line(let y, let slope, let variable)):
      return AffineNumber(.line(x + y, slope: slope, variable), b.path)
    case (.line(let x, let slope, let variable), .constant(let y)):
      return AffineNumber(.line(x + y, slope: slope, variable), a.path)
    case (.line(let x, let first, let variable), .line(let y, let second, let other)) where variable == other:
      return a.with(.line(orConstant: x + y, first + second, variable), b)
    default:
      guard let x = a.expression, let y = b.expression else { return a }
      return a.with(Value(x + y), b)
    }
  }

  /// The difference; infinities of the same sign never meet.
  public static func - (a: AffineNumber, b: AffineNumber) -> AffineNumber { a + -b }

  /// The product: of two functions, the second is fixed to its value at the point.
  public static func * (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    if a.isInfinite || b.isInfinite {
      let sign = a.sign * b.sign
      return sign == 0 ? AffineNumber(0 as Rational) : sign > 0 ? .infinity : -.infinity
    }
    if case .constant(let factor) = a.value { return b.scaled(by: factor) }
    return a.scaled(by: b.fixed)
  }

  /// The quotient; a divisor that is a function is fixed to its value at the point, which is not zero.
  public static func / (a: AffineNumber, b: AffineNumber) -> AffineNumber {
    guard !b.isInfinite else { return AffineNumber(0 as Rational) }
    return a * AffineNumber(1 / b.fixed)
  }

  /// The number with the other sign.
  public static prefix func - (a: AffineNumber) -> AffineNumber {
    switch a.value {
    case .constant(let constant): AffineNumber(-constant)
    case .line(let constant, let slope, let variable):
      AffineNumber(.line(-constant, slope: -slope, variable), a.path)
    case .general(let expression): AffineNumber(.general(-expression), a.path)
    case .infinity: AffineNumber(.negativeInfinity, nil)
    case .negativeInfinity: AffineNumber(.infinity, nil)
    }
  }

  /// A finite number times a factor.
  private func scaled(by factor: Rational) -> AffineNumber {
    switch value {
    case .constant(let constant): return AffineNumber(constant * factor)
    case .line(let constant, let slope, let variable):
      return with(.line(orConstant: constant * factor, slope * factor, variable), self)
    case .general(let expression): return with(Value(expression * factor), self)
    case .infinity, .negativeInfinity: return self
    }
  }

  /// The value at the point, for which alone the path then holds.
  private var fixed: Rational {
    if case .constant(let constant) = value { return constant }
    guard let expression, let path else { return 0 }
    return path.pin(expression)
  }

  /// The sign that decides a product with infinity; a function's is compared, so that the path remembers it.
  private var sign: Int {
    let zero = AffineNumber(0 as Rational)
    return zero < self ? 1 : self < zero ? -1 : 0
  }

  /// A function on the path of this number or another; constants need none.
  private func with(_ value: Value, _ other: AffineNumber) -> AffineNumber {
    if case .constant = value { return AffineNumber(value, nil) }
    return AffineNumber(value, path ?? other.path)
  }
}
