import LinearProgramming
import Testing

@Suite("A template says of other numbers what a program of them says")
struct ProgramTemplateTests {
  /// Two values for the parameters of a program.
  private static func sides(_ seed: Int) -> [Rational] {
    var random = SeededGenerator(seed: seed &* 7 + 1)
    return (0..<2).map { _ in
      Rational(numerator: random.int(-400...1_200), denominator: random.pick([1, 2, 3, 64]))
    }
  }

  /// A program with other values for its parameters, and the template read off the one before.
  private static func pair(_ seed: Int) -> (program: Program<String, String>, template: ProgramTemplate?) {
    var program = RandomProgram.make(seed: seed)
    let template = ProgramTemplate(program, given: [])
    for (variable, side) in zip(program.variables.filter(program.isParameter), sides(seed)) {
      program.set(variable, to: side)
    }
    return (program, template)
  }

  @Test("Values and slopes are those of the program's own optimum")
  func values() throws {
    var (compared, ties) = (0, 0)
    for seed in 1...1_500 {
      let (program, found) = Self.pair(seed)
      guard let template = found else { continue }
      var optimum = ForwardOptimum()
      do { try program.evaluate(&optimum) } catch { continue }
      program.lookAhead(&optimum)
      var values = OpenValues()
      let place = values.begin()
      for (number, side) in Self.sides(seed).enumerated()
      where program.variables.contains(Variable(index: number)) {
        guard program.isParameter(Variable(index: number)) else { continue }
        values.give(OpenLength(side, width: number == 0 ? 1 : 0, height: number == 1 ? 1 : 0))
      }
      values.advance(template, to: template.variableCount)
      guard !values.isLost else { continue }
      let formula = try optimum.activeSet.parametric(program)
      for variable in program.variables {
        let length = values.length(LinearExpression(variable))
        #expect(length.number == optimum.values[variable.index], "seed \(seed)")
        let line = formula.values[variable.index]
        let slopes = [line.coefficient(of: Variable(index: 0)), line.coefficient(of: Variable(index: 1))]
        if slopes != [length.widthSlope, length.heightSlope] { ties += 1 }
      }
      values.end(place)
      #expect(values.count == 0)
      compared += 1
    }
    print("templates: \(compared) of 1500 programs compared, \(ties) lengths at ties")
    #expect(compared > 1_300)
    // Of what two bounds come to alike, either may be told.
    #expect(ties < compared)
  }

  @Test("What 64 bits do not hold is lost, and said to be")
  func lost() throws {
    var program = Program<String, String>()
    let side = program.parameter("side", value: 1)
    var last = side
    for place in 0..<70 {
      let next = program.variable("x\(place)")
      program.prefer(3 * next == 1 * last, because: "third")
      last = next
    }
    let template = try #require(ProgramTemplate(program, given: []))
    var values = OpenValues()
    _ = values.begin()
    values.give(OpenLength(1, width: 1, height: 0))
    values.advance(template, to: 30)
    #expect(!values.isLost)
    values.advance(template, to: template.variableCount)
    #expect(values.isLost)
  }

  @Test("An evaluation within another one leaves that as it was")
  func nested() throws {
    let template = try #require(ProgramTemplate(RandomProgram.make(seed: 3), given: []))
    var values = OpenValues()
    _ = values.begin()
    values.give(OpenLength(5, width: 1, height: 0))
    let outer = values.begin()
    values.give(OpenLength(7))
    values.give(OpenLength(8))
    values.advance(template, to: min(4, template.variableCount))
    values.end(outer)
    #expect(values.count == 1)
    #expect(values.length(LinearExpression(Variable(index: 0))).number == 5)
  }
}
