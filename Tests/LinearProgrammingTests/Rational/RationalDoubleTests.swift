import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("Fractions and floating-point numbers")
struct RationalDoubleTests {
  static let edges: [Double] = [
    0, 1, -1, 0.1, 1e300, -1e-300, .leastNonzeroMagnitude, .leastNormalMagnitude,
    .leastNormalMagnitude.nextDown, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 0x1p53, 0x1p62,
    0x1p63, -0x1p63, 0x1p64, 1 / 3.0, .ulpOfOne,
  ]

  /// Any finite number, of any exponent.
  static func random(_ random: inout SeededGenerator) -> Double {
    while true {
      let value =
        random.int(0...2) == 0
        ? Double(random.int(-100_000...100_000)) / 64 : Double(bitPattern: random.next())
      if value.isFinite { return value }
    }
  }

  @Test("There and back is the same number")
  func roundTrip() throws {
    let seed = 30
    var random = SeededGenerator(seed: seed)
    for value in Self.edges + (0..<2_000).map({ _ in Self.random(&random) }) {
      let exact = try #require(Rational(exactly: value))
      #expect(exact.doubleValue == value, "seed \(seed)")
      #expect(exact.doubleRoundedDown == value, "seed \(seed)")
    }
    #expect(Rational(exactly: Double.nan) == nil)
    #expect(Rational(exactly: Double.infinity) == nil)
    #expect(Rational(exactly: -Double.infinity) == nil)
    #expect(Rational(exactly: 0.75)?.description == "3/4")
    #expect(Rational(exactly: -0x1p70)?.description == "-1180591620717411303424")
    #expect(Rational(exactly: -0.0) == 0)
  }

  /// The definition of rounding to nearest: no neighbour is nearer, and of two as near the even one.
  private static func isNearest(_ value: Double, _ exact: Rational) -> Bool {
    guard let own = Rational(exactly: value) else { return false }
    let distance = (own - exact).magnitude
    return [value.nextUp, value.nextDown].allSatisfy { neighbour in
      guard let other = Rational(exactly: neighbour) else { return true }
      let otherDistance = (other - exact).magnitude
      return distance < otherDistance || (distance == otherDistance && value.significandBitPattern % 2 == 0)
    }
  }

  @Test("Rounding is to the nearest, and down is down")
  func rounding() throws {
    let seed = 31
    var random = SeededGenerator(seed: seed)
    for round in 0..<2_000 {
      var exact = RationalTests.random(&random)
      // Near and between neighbours of every size, subnormal ones among them.
      if round % 2 == 0 {
        let value = round % 4 == 0 ? Self.random(&random) : Double(bitPattern: random.next() >> 11)
        guard value.isFinite, value.nextUp.isFinite, let own = Rational(exactly: value),
          let next = Rational(exactly: value.nextUp)
        else { continue }
        let eighths = Rational(numerator: random.int(0...8), denominator: 8)
        exact = own + (next - own) * eighths
        // A little beside the tie, by less than any fixed number of bits would show.
        let little = 1 / (Rational(1 << 62) * Rational(1 << 30))
        exact *= 1 + random.pick([0, 0, little, -little])
      }
      #expect(Self.isNearest(exact.doubleValue, exact), "seed \(seed): \(exact)")
      let down = exact.doubleRoundedDown
      let below = try #require(Rational(exactly: down))
      let above = try #require(Rational(exactly: down.nextUp))
      #expect(below <= exact && exact < above, "seed \(seed): \(exact)")
    }
  }

  /// Numbers of two to four words, whose quotients come from 128 bits or from large integers.
  @Test("So it is of quotients of any length, near ties too")
  func quotients() throws {
    let seed = 32
    var random = SeededGenerator(seed: seed)
    func number(_ bits: Int) -> Rational {
      (1..<bits).reduce(1) { number, _ in number * 2 + Rational(random.int(0...1)) }
    }
    for _ in 0..<2_000 {
      let (above, below) = (number(random.int(1...140)), number(random.int(1...140)))
      let exact = (random.int(0...1) == 0 ? above : -above) / below
      #expect(Self.isNearest(exact.doubleValue, exact), "seed \(seed): \(exact)")
      // Half way between neighbours, and a little beside.
      let double = exact.doubleValue
      guard let own = Rational(exactly: double), let next = Rational(exactly: double.nextUp) else { continue }
      let tie = (own + next) / 2
      for beside in [tie, tie + 1 / below, tie - 1 / above] where beside != 0 {
        #expect(Self.isNearest(beside.doubleValue, beside), "seed \(seed): \(beside)")
      }
    }
  }

  @Test("Beyond the largest number")
  func overflow() throws {
    let largest = try #require(Rational(exactly: Double.greatestFiniteMagnitude))
    #expect((largest * 2).doubleValue == .infinity)
    #expect((largest * -2).doubleValue == -.infinity)
    #expect((largest * 2).doubleRoundedDown == .greatestFiniteMagnitude)
    #expect((largest * -2).doubleRoundedDown == -.infinity)
    #expect((1 / (largest * largest)).doubleValue == 0)
  }
}
