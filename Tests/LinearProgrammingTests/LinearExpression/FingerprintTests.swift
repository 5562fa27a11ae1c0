import Testing

@testable import LinearProgramming

@Suite("Fingerprints of expressions")
struct FingerprintTests {
  private let variables = (0..<4).map { LinearExpression(Variable(index: $0)) }
  private let factors: [Rational] = [
    1, -1, 2, Rational(numerator: 1, denominator: 2), Rational(numerator: -3, denominator: 7),
    Rational(numerator: 5, denominator: 12), 1_000_003,
  ]

  /// Sums of some multiples, made in one order and in another.
  private func sums(_ seed: Int) -> (LinearExpression, LinearExpression) {
    let parts = (0..<6).map { factors[(seed + $0 * $0) % factors.count] * variables[(seed + $0) % 4] }
    return (parts.reduce(3) { $0 + $1 }, parts.reversed().reduce(7) { $1 + $0 })
  }

  @Test("Equal sums have equal ones, however they were made", arguments: 0..<40)
  func linear(seed: Int) {
    let (forth, back) = sums(seed)
    #expect(forth.fingerprint == back.fingerprint)
    let doubled = forth + back - Rational(2) * forth
    #expect(doubled.fingerprint.isZero && doubled.isConstant)
    #expect((forth / 3 * 3).fingerprint == forth.fingerprint)
    #expect(LinearExpression(constant: 1, terms: Array(forth.terms)).fingerprint == forth.fingerprint)
  }

  @Test("Different variables have different ones, and so has what was put in for one")
  func different() {
    #expect(Set(variables.map(\.fingerprint)).count == 4)
    let length = (variables[0] + 5).standing(for: 2)
    #expect(length.fingerprint == variables[2].fingerprint && length.terms.map(\.variable.index) == [0])
    #expect(length - 5 != variables[0] && length - length == 0)
    let number = LinearExpression(12).standing(for: 3)
    #expect(!number.isConstant && number.newestVariable == nil && number + 0 == number && number != 12)
    #expect((number * 0).isConstant && (0 - number).constant == -12)
  }

  @Test("Huge factors count too")
  func huge() {
    let huge = (0..<5).reduce(Rational(1)) { product, _ in
      product * Rational(numerator: Int.max - 1, denominator: 3)
    }
    let scaled = huge * variables[1]
    #expect(scaled.fingerprint != variables[1].fingerprint)
    #expect((scaled / huge).fingerprint == variables[1].fingerprint)
  }
}
