// Whole numbers are exact beyond 2^53 too, where a fraction of 64 bits rounds them: seeded random numbers and hashes of
// an app's own need every digit.
extension Value.Number {
  /// Creates a whole number.
  init(whole: Int128, fraction: Double? = nil, width: Value.Width? = nil) {
    self.init(value: Double(whole), isInteger: true, fraction: fraction, width: width)
    if !Self.holds(value) { digits = whole }
  }

  /// The whole number itself; `nil` for any other, and where its digits are not known.
  var whole: Int128? {
    guard isInteger else { return nil }
    return digits ?? (Self.holds(value) ? Int128(value) : nil)
  }

  /// Whether every digit is known.
  var isExact: Bool { !isInteger || whole != nil }

  /// Whether a fraction of 64 bits tells a whole number from its neighbours.
  private static func holds(_ value: Double) -> Bool { abs(value) < 0x1p53 }

  /// Returns the result of an operator on two whole numbers, with the bits of their type; `nil` for an operator that is
  /// none of theirs.
  ///
  /// - Returns: The number, and whether Swift stops instead, as its type has none so large: then it is the nearest.
  static func result(
    _ name: String, _ x: Int128, _ y: Int128, width: Value.Width?
  ) -> (number: Int128, isBeyond: Bool)? {
    let type = width ?? .int
    let masked = y & Int128(type.bits - 1)
    let (number, isBeyond): (Int128, Bool)
    switch name {
    case "+", "&+": (number, isBeyond) = x.addingReportingOverflow(y)
    case "-", "&-": (number, isBeyond) = x.subtractingReportingOverflow(y)
    case "*", "&*": (number, isBeyond) = x.multipliedReportingOverflow(by: y)
    case "/" where y != 0: (number, isBeyond) = (x / y, false)
    case "%" where y != 0: (number, isBeyond) = (x % y, false)
    case "<<": (number, isBeyond) = (x << y, false)
    case ">>": (number, isBeyond) = (x >> y, false)
    case "&<<": (number, isBeyond) = (x << masked, false)
    case "&>>": (number, isBeyond) = (x >> masked, false)
    case "&": (number, isBeyond) = (x & y, false)
    case "|": (number, isBeyond) = (x | y, false)
    case "^": (number, isBeyond) = (x ^ y, false)
    default: return nil
    }
    if name.hasPrefix("&") || name == "<<" { return (type.wrapped(number), false) }
    // Two numbers of 64 bits overflow 128 only by a product of two that are positive.
    if isBeyond { return (type.range.upperBound, true) }
    return (type.nearest(to: number), !type.range.contains(number))
  }
}

extension Value.Width {
  /// The types of whole numbers.
  static let names: Set = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]

  /// The bits of `Int`.
  static let int = Value.Width(bits: 64, isSigned: true)

  /// The numbers of the type.
  var range: ClosedRange<Int128> {
    isSigned ? -(1 << (bits - 1))...(1 << (bits - 1)) - 1 : 0...(1 << bits) - 1
  }

  /// Returns a number with as many of its lowest bits.
  func wrapped(_ number: Int128) -> Int128 {
    let rest = number & ((1 << bits) - 1)
    return isSigned && rest > range.upperBound ? rest - (1 << bits) : rest
  }

  /// Returns the number of the type that is nearest to another.
  func nearest(to number: Int128) -> Int128 { min(max(number, range.lowerBound), range.upperBound) }
}
