import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("Active sets as formulas")
struct ParametricSolutionTests {
  @Test("Values and conditions of an example")
  func example() throws {
    var program = Program<String, String>()
    let w = program.parameter("w", value: 100)
    let a = program.variable("a")
    program.require(a >= 20, because: "least")
    program.require(a <= 40, because: "most")
    program.prefer(2 * a == w, because: "half")
    let b = program.variable("b")
    program.require(b >= a, because: "as a")
    program.require(b >= 10, because: "ten")
    program.prefer(b == w - a, because: "rest")
    let exact = try program.evaluated()
    let formula = try exact.activeSet.parametric(program)
    #expect(formula.values(of: program).map(\.description) == ["x0", "40", "x0 - 40"])
    #expect(
      zip(formula.facets(of: program), formula.lines).map { "\($0) >= 0: \(program.describe($1))" } == [
        "1/2 x0 - 40 >= 0: a: half blocked by most",
        "x0 - 80 >= 0: b: rest within as a",
        "x0 - 50 >= 0: b: rest within ten",
      ])
  }

  @Test("Inside of the region the formula is the optimum, outside it is not certified")
  func region() throws {
    var inside = 0
    var outside = 0
    for seed in 1...400 {
      var program = RandomProgram.make(seed: seed)
      let parameters = program.parameters
      if parameters.isEmpty { continue }
      let exact = try program.evaluated()
      let formula = try exact.activeSet.parametric(program)
      #expect(formula.contains(program) { exact.values[$0.index] }, "seed \(seed)")
      var random = SeededGenerator(seed: seed)
      for round in 0..<12 {
        let reach = round < 6 ? 5 : 300
        for parameter in parameters {
          let move = Rational(numerator: random.int(-reach...reach), denominator: 3)
          program.set(parameter, to: exact.values[parameter.index] + move)
        }
        let intended = program.intendedValues()
        let values = formula.values(of: program).map { $0.value { intended[$0.index] } }
        if formula.contains(program, { intended[$0.index] }) {
          inside += 1
          #expect(values == intended, "seed \(seed)")
        } else {
          outside += 1
          // The values may agree by chance, but the entries prove nothing any more.
          #expect(throws: CertificateError.self, "seed \(seed)") { try program.verify(exact.activeSet) }
        }
      }
    }
    #expect(inside > 300 && outside > 300)
  }
}
