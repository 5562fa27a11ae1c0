import BigInt

extension Rational: CustomStringConvertible {
  /// The number as `n`, or as `n/d` where it is not whole.
  public var description: String {
    switch _storage {
    case .small(let numerator, let denominator):
      denominator == 1 ? "\(numerator)" : "\(numerator)/\(denominator)"
    case .big(let fraction):
      fraction.denominator == 1
        ? "\(fraction.numerator)" : "\(fraction.numerator)/\(fraction.denominator)"
    }
  }
}

extension Rational: LosslessStringConvertible {
  /// Reads `n` or `n/d`: decimal integers, the denominator without sign and not zero, reduced or not.
  ///
  /// Nil for any other text.
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
