import BigInt

/// A number that stands for the variables of an expression, also once the variables were put in.
///
/// Linear, modulo the prime 2^61 - 1: the fingerprint of a sum is the sum of fingerprints, that of a multiple the multiple,
/// and that of a constant is zero. Each variable has its own by its place. So two expressions of different variables have
/// different fingerprints, but for chance, and `x + y - y` has that of `x`.
package struct Fingerprint: Hashable, Sendable {
  /// From 0 up to the prime.
  internal let residue: UInt64

  private static let prime: UInt64 = (1 << 61) - 1

  private init(residue: UInt64) { self.residue = residue }

  /// That of a constant.
  package static let zero = Fingerprint(residue: 0)

  /// That of the variable at a place.
  package static func variable(_ place: Int) -> Fingerprint {
    var mixer = Mixer()
    mixer.add(UInt64(truncatingIfNeeded: place))
    mixer.add(0x1234_5678_9ABC_DEF1)
    return Fingerprint(residue: reduced(mixer.state))
  }

  /// Whether no variable occurs.
  package var isZero: Bool { residue == 0 }

  /// That of a sum.
  @inline(__always)
  internal static func + (a: Fingerprint, b: Fingerprint) -> Fingerprint {
    Fingerprint(residue: reduced(a.residue + b.residue))
  }

  /// That of an expression with all signs changed.
  @inline(__always)
  internal static prefix func - (a: Fingerprint) -> Fingerprint {
    Fingerprint(residue: a.isZero ? 0 : prime - a.residue)
  }

  /// That of a multiple.
  @inline(__always)
  internal static func * (a: Fingerprint, factor: Rational) -> Fingerprint {
    if a.isZero || factor.isOne { return a }
    if factor.isMinusOne { return -a }
    return a.multiplied(by: factor)
  }

  private func multiplied(by factor: Rational) -> Fingerprint {
    let (numerator, denominator) = factor.residues
    let product = Self.product(residue, numerator)
    return Fingerprint(residue: denominator == 1 ? product : Self.product(product, Self.inverse(denominator)))
  }

  @inline(__always)
  private static func reduced(_ number: UInt64) -> UInt64 {
    let folded = (number & prime) + number >> 61
    return folded >= prime ? folded - prime : folded
  }

  @inline(__always)
  private static func product(_ a: UInt64, _ b: UInt64) -> UInt64 {
    let (high, low) = a.multipliedFullWidth(by: b)
    return reduced((low & prime) + (high << 3 | low >> 61))
  }

  /// By Fermat: the power of the prime less two.
  private static func inverse(_ number: UInt64) -> UInt64 {
    // Halves and the like are met most, and 2^61 is 1.
    if number.nonzeroBitCount == 1 { return 1 << (61 - number.trailingZeroBitCount) }
    var (power, exponent, result) = (number, prime - 2, UInt64(1))
    while exponent > 0 {
      if exponent & 1 == 1 { result = product(result, power) }
      power = product(power, power)
      exponent >>= 1
    }
    return result
  }

  /// A number modulo the prime.
  fileprivate static func residue(_ number: Int64) -> UInt64 {
    let magnitude = reduced(number.magnitude)
    return number < 0 && magnitude > 0 ? prime - magnitude : magnitude
  }

  /// A number modulo the prime.
  fileprivate static func residue(_ number: BigInt) -> UInt64 {
    let magnitude = UInt64(number.magnitude % BigUInt(prime))
    return number.sign == .minus && magnitude > 0 ? prime - magnitude : magnitude
  }
}

extension Rational {
  /// Numerator and denominator modulo the fingerprints' prime.
  fileprivate var residues: (UInt64, UInt64) {
    switch _storage {
    case .small(let numerator, let denominator):
      (Fingerprint.residue(numerator), Fingerprint.residue(denominator))
    case .big(let fraction):
      (Fingerprint.residue(fraction.numerator), Fingerprint.residue(fraction.denominator))
    }
  }
}

/// A number that programs of the same matrix have in common when they have the same active set.
///
/// Costs follow from the matrix, and whether a basis is dual feasible follows from costs and matrix: so a basis that a
/// solver found optimal stays optimal for other constants as long as it is primal feasible. A hash: two programs may have
/// it in common by chance, and what was evaluated holds by the theorem even then.
package struct ProgramSignature: Hashable, Sendable {
  private var matrix = Mixer()
  private var activeSet = Mixer()

  /// Nothing is stated yet.
  package init() {}

  /// Adds a parameter.
  package mutating func addParameter() { matrix.add(1) }

  /// Adds what a variable prefers, so many times itself; its bounds come before.
  @inline(__always)
  package mutating func add(preference: LinearExpression, times count: Int) {
    matrix.add(UInt64(truncatingIfNeeded: count) << 2 | 2)
    matrix.add(preference.fingerprint.residue)
  }

  /// Adds a bound of a variable.
  @inline(__always)
  package mutating func add(bound: LinearExpression, isLower: Bool) {
    matrix.add(isLower ? 4 : 5)
    matrix.add(bound.fingerprint.residue)
  }

  /// Adds what holds a variable: a bound by its place among its bounds, or nothing but its preference.
  @inline(__always)
  package mutating func add(blocker: (requirement: Int, isBelow: Bool)?) {
    guard let (place, isBelow) = blocker else { return activeSet.add(3) }
    activeSet.add(UInt64(truncatingIfNeeded: place) << 3 | (isBelow ? 1 : 0))
  }

  /// Both as one number.
  package var number: UInt64 {
    var mixer = matrix
    mixer.add(activeSet.state)
    return mixer.state
  }
}

/// Mixes numbers into one, quickly: not proof against somebody who looks for collisions, and none has to be.
internal struct Mixer: Hashable, Sendable {
  internal private(set) var state: UInt64 = 0x9E37_79B9_7F4A_7C15

  @inline(__always)
  internal mutating func add(_ number: UInt64) {
    let (high, low) = (state ^ number).multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
    state = high ^ low &+ 0x2545_F491_4F6C_DD1D
  }
}
