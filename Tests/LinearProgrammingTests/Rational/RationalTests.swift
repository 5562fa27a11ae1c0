import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("Exact fractions")
struct RationalTests {
  /// Numbers of all sizes: small ones, the edges of 64 bits, and far beyond.
  static func random(_ random: inout SeededGenerator) -> Rational {
    let edges = [0, 1, -1, 2, 3, 7, 64, 1 << 31, 1 << 53, .max, .min, .max - 1, .min + 1, 1 << 62]
    func integer() -> Int {
      switch random.int(0...3) {
      case 0: random.int(-20...20)
      case 1: random.int(-1_000_000...1_000_000)
      case 2: Int(truncatingIfNeeded: random.next())
      default: random.pick(edges)
      }
    }
    let denominator = integer()
    let value = Rational(numerator: integer(), denominator: denominator == 0 ? 1 : denominator)
    return random.int(0...5) == 0 ? value * Rational(integer()) : value
  }

  @Test("The laws of a field, across the border of 64 bits")
  func fieldLaws() {
    let seed = 20
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let a = Self.random(&random)
      let b = Self.random(&random)
      let c = Self.random(&random)
      #expect(a + b == b + a, "seed \(seed): \(a), \(b)")
      #expect(a * b == b * a, "seed \(seed): \(a), \(b)")
      #expect((a + b) + c == a + (b + c), "seed \(seed): \(a), \(b), \(c)")
      #expect((a * b) * c == a * (b * c), "seed \(seed): \(a), \(b), \(c)")
      #expect(a * (b + c) == a * b + a * c, "seed \(seed): \(a), \(b), \(c)")
      #expect(a - a == 0 && a + 0 == a && a * 1 == a && -(-a) == a, "seed \(seed): \(a)")
      #expect(a - b == a + -b, "seed \(seed): \(a), \(b)")
      if !b.isZero { #expect(a / b * b == a, "seed \(seed): \(a), \(b)") }
      // What comes back from beyond 64 bits is the same number with the same hash.
      let back = a * c * b - b * c * a + a
      #expect(back == a && back.hashValue == a.hashValue, "seed \(seed): \(a), \(b), \(c)")
    }
  }

  @Test("Numbers of many words are the same whichever way they come about, and reduced")
  func longNumbers() {
    let seed = 22
    var random = SeededGenerator(seed: seed)
    for round in 0..<200 {
      let parts = (0..<random.int(2...120)).map { _ in
        Rational(numerator: random.int(-1_000...1_000), denominator: random.int(1...1_000))
      }
      let sum = parts.reduce(0, +)
      let halves = [parts[..<(parts.count / 2)], parts[(parts.count / 2)...]].map { $0.reduce(0, +) }
      #expect(sum == parts.reversed().reduce(0, +), "seed \(seed), round \(round)")
      #expect(sum == halves[0] + halves[1] && sum - halves[0] == halves[1], "seed \(seed), round \(round)")
      #expect(sum - sum == 0 && Rational("\(sum)") == sum, "seed \(seed), round \(round)")
      #expect((sum - halves[1]).hashValue == halves[0].hashValue, "seed \(seed), round \(round)")
      let scale = Self.random(&random)
      #expect(sum * scale == parts.map { $0 * scale }.reduce(0, +), "seed \(seed), round \(round): \(scale)")
      #expect(halves[0] * halves[1] == halves[1] * halves[0], "seed \(seed), round \(round)")
      for divisor in [halves[0], halves[1], scale] where !divisor.isZero {
        #expect(sum / divisor * divisor == sum, "seed \(seed), round \(round): \(divisor)")
        #expect(divisor / divisor == 1, "seed \(seed), round \(round): \(divisor)")
      }
    }
  }

  @Test("Around the borders of 64 and 128 bits, numbers are the same whichever way they come about")
  func wideNumbers() {
    let seed = 23
    var random = SeededGenerator(seed: seed)
    func power(_ exponent: Int) -> Rational { (0..<exponent).reduce(1) { number, _ in number * 2 } }
    let edges = [62, 63, 64, 65, 125, 126, 127, 128].map(power).flatMap { [$0 - 1, $0, $0 + 1] }
    let divisors = edges + [1, 3, 10, 997, power(52)]
    for _ in 0..<3_000 {
      let (a, b) = (random.pick(edges) / random.pick(divisors), -random.pick(edges) / random.pick(divisors))
      for number in [a, b, a + b, a - b, a * b, a / b, -a] {
        let read = Rational("\(number)")
        #expect(read == number && read?.hashValue == number.hashValue, "seed \(seed): \(a), \(b)")
      }
      #expect(a + b - b == a && a * b / b == a && -(a + b) == -a - b, "seed \(seed): \(a), \(b)")
      #expect((a < -b) == ((a + b).signum() < 0) && b < a, "seed \(seed): \(a), \(b)")
      #expect(a / b * b == a && (a / b).signum() < 0, "seed \(seed): \(a), \(b)")
    }
  }

  @Test("The order agrees with arithmetic")
  func order() {
    let seed = 21
    var random = SeededGenerator(seed: seed)
    for _ in 0..<3_000 {
      let a = Self.random(&random)
      let b = Self.random(&random)
      #expect((a < b) == ((a - b).signum() < 0), "seed \(seed): \(a), \(b)")
      #expect([a < b, a == b, b < a].filter { $0 }.count == 1, "seed \(seed): \(a), \(b)")
      #expect(a.magnitude == max(a, -a), "seed \(seed): \(a)")
      #expect((a - b).isZero == (a == b), "seed \(seed): \(a), \(b)")
    }
  }

  @Test("Fractions are reduced, with the sign above")
  func canonical() {
    let texts = [
      Rational(numerator: 6, denominator: -4), Rational(numerator: 0, denominator: -9),
      Rational(numerator: .min, denominator: .min), Rational(numerator: .min, denominator: -1),
      Rational(numerator: 1, denominator: .min), Rational(numerator: -8, denominator: 2),
      Rational(.max) + 1, Rational(.max) + 1 - 1, Rational(.min) + 1,
    ].map(\.description)
    #expect(
      texts == [
        "-3/2", "0", "1", "9223372036854775808", "-1/9223372036854775808", "-4",
        "9223372036854775808", "9223372036854775807", "-9223372036854775807",
      ])
    #expect(Rational(7).isInteger && !Rational(numerator: 7, denominator: 2).isInteger)
  }

  @Test("Text comes back as the same number")
  func text() {
    let seed = 22
    var random = SeededGenerator(seed: seed)
    for _ in 0..<5_000 {
      let a = Self.random(&random)
      #expect(Rational(a.description) == a, "seed \(seed)")
    }
    #expect(Rational("6/4") == Rational(numerator: 3, denominator: 2))
    #expect(Rational("-0/5") == 0)
    let refused = ["", "-", "/", "1/", "/2", "1/0", "1/-2", "+1", "1.5", " 1", "1/2/3", "a", "--1", "1_0"]
    #expect(refused.filter { Rational($0) != nil } == [])
  }
}
