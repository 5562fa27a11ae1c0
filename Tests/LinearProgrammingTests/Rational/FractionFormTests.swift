import LayoutTesting
import TestSupport
import Testing

@testable import LinearProgramming

@Suite("Forms of two sides in fractions of 64 bits")
struct FractionFormTests {
  @Test("A value's sign is that of the exact value, however near it is to zero")
  func signs() {
    for seed in 0..<3_000 { check(seed) }
  }

  private func check(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    func number(_ greatest: Int) -> Rational {
      Rational(Int.random(in: -greatest...greatest, using: &generator))
        / Rational(Int.random(in: 1...greatest, using: &generator))
    }
    let greatest = [9, 900, 100_000][seed % 3]
    let (width, height) = (number(greatest), number(greatest))
    let (w, h) = (seed % 5 == 0 ? 0 : number(greatest), seed % 7 == 0 ? 0 : number(greatest))
    let growth = w * width + h * height
    let sides = FractionSides(width: width, height: height)
    let near = [0, 1 / Rational(1 << 40), -1 / Rational(1 << 40), number(greatest)]
    for difference in near {
      let constant = difference - growth
      let form = FractionForm(constant, width: w, height: h)
      // What does not fit is not to be had, and says so.
      guard let sign = form.signum(at: sides) else { continue }
      #expect(sign == difference.signum(), "seed \(seed): \(constant) + \(w) * \(width) + \(h) * \(height)")
    }
    if greatest == 9 {
      #expect(FractionForm(-growth, width: w, height: h).signum(at: sides) == 0, "seed \(seed)")
    }
  }
}
