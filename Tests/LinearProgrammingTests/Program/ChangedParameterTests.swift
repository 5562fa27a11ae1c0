import LinearProgramming
import Testing

@Suite("Parameters with other values")
struct ChangedParameterTests {
  @Test("After any change of parameters the remembered basis leads to the same optimum")
  func parametersChange() throws {
    for seed in 1...200 {
      var program = RandomProgram.make(seed: seed)
      let before = try program.solve()
      let exact = try program.exactOptimum(before)
      for parameter in program.parameters {
        program.set(parameter, to: Rational(numerator: seed * 7 - 500, denominator: 3))
      }
      let intended = program.intendedValues()
      for start in [StartingBasis.remembered(before.basis), .decided(exact.activeSet)] {
        #expect(try program.exactOptimum(program.solve(from: start)).values == intended, "seed \(seed)")
      }
    }
  }
}
