import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("What holds a value as soon as all parameters grow")
struct LookingAheadTests {
  @Test("Where a preference meets a bound at zero, the one that holds for larger parameters is told")
  func atZero() throws {
    var program = Program<String, String>()
    let width = program.parameter("width", value: 0)
    let end = program.variable("end")
    program.require(end >= width, because: "child")
    program.prefer(end == 0, because: "line")
    let share = program.variable("share")
    program.require(share >= 0, because: "not negative")
    program.prefer(2 * share == width, because: "half")
    var optimum = ForwardOptimum()
    try program.evaluate(&optimum)
    #expect(optimum.entries == [.parameter, .met(ties: [0]), .met(ties: [0])])
    program.lookAhead(&optimum)
    #expect(optimum.values == [0, 0, 0])
    #expect(optimum.entries == [.parameter, .blockedBelow(by: 0, ties: []), .met(ties: [0])])
    let formula = try optimum.activeSet.parametric(program)
    #expect(formula.values(of: program).map(\.description) == ["x0", "x0", "1/2 x0"])
  }

  @Test("The values stay, and what is told holds for parameters that are a little larger")
  func holdsAhead() throws {
    let step = Rational(numerator: 1, denominator: 1 << 40)
    var ties = 0
    for seed in 1...2_000 {
      let program = Self.homogeneous(seed)
      var optimum = ForwardOptimum()
      try program.evaluate(&optimum)
      let before = optimum
      program.lookAhead(&optimum)
      #expect(optimum.values == before.values, "seed \(seed)")
      if optimum.entries != before.entries { ties += 1 }
      let formula = try optimum.activeSet.parametric(program)
      for distance in [0, step] {
        #expect(
          formula.contains(program) { optimum.values[$0.index] + distance }, "seed \(seed), \(distance) ahead"
        )
      }
    }
    print("looking ahead: another reason in \(ties) of 2000 programs")
    #expect(ties > 200)
  }

  /// A program without constants whose parameters are zero: all values are, and all bounds are met.
  private static func homogeneous(_ seed: Int) -> Program<String, String> {
    var random = SeededGenerator(seed: seed)
    var program = Program<String, String>()
    var known = ["width", "height"].map { LinearExpression(program.parameter($0, value: 0)) }
    func sum() -> LinearExpression {
      known.reduce(0) { $0 + Rational(Int.random(in: -1...1, using: &random)) * $1 }
    }
    for number in 0..<6 {
      let variable = program.variable("x\(number)")
      let isLower = Bool.random(using: &random)
      for place in 0..<Int.random(in: 0...2, using: &random) {
        program.require(isLower ? variable >= sum() : variable <= sum(), because: "bound \(place)")
      }
      program.prefer(variable == sum(), because: "wish")
      known.append(LinearExpression(variable))
    }
    return program
  }
}
