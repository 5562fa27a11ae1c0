import LinearProgramming
import Testing

@Suite("Variables stated anew")
struct RestatingTests {
  @Test("Only the new statement counts, and solving goes on from what was decided")
  func restate() throws {
    var program = Program<String, String>()
    let width = program.parameter("width", value: 100)
    let a = program.variable("a")
    program.require(a >= 10, because: "least")
    program.require(a <= 30, because: "most")
    program.prefer(2 * a == width, because: "half")
    let b = program.variable("b")
    program.require(b >= 90, because: "least")
    program.prefer(b == width - a, because: "rest")

    let first = try program.exactOptimum(program.solve())
    #expect(first.values == [100, 30, 90])
    program.restate(a, preferring: a == width - 60, because: "exchanged")
    program.require(a >= 35, because: "new least")
    program.set(width, to: 200)
    for start in [StartingBasis.decided(first.activeSet), .standard, .forward] {
      let second = try program.exactOptimum(program.solve(from: start))
      #expect(second.values == [200, 140, 90])
      #expect(second.activeSet.entries == [.parameter, .met(ties: []), .blockedBelow(by: 0, ties: [])])
    }
    #expect(program.statement(of: a).preference?.reason == "exchanged")
    #expect(program.statement(of: a).requirements.map(\.reason) == ["new least"])
    #expect(program.value(of: width) == 200)
  }

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
