import LayoutTesting
import LinearProgramming
import TestSupport
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

  /// A template evaluated at the sides of a seed, none of which grows: so ties are decided alike in numbers and in lengths.
  private static func evaluated(
    _ template: ProgramTemplate, of program: Program<String, String>, _ seed: Int, inNumbers: Bool
  ) -> TemplateEvaluator {
    let values = TemplateEvaluator()
    _ = values.begin(inNumbers: inNumbers)
    for (number, side) in sides(seed).enumerated() where program.variables.contains(Variable(index: number)) {
      guard program.isParameter(Variable(index: number)) else { continue }
      values.give(LengthWithGradient(side))
    }
    values.advance(template, to: template.variableCount)
    return values
  }

  @Test("Values and gradients are those of the program's own optimum")
  func values() throws {
    var (compared, ties) = (0, 0)
    for seed in 1...1_500 {
      let (program, found) = Self.pair(seed)
      guard let template = found else { continue }
      var optimum = ForwardOptimum()
      do { try program.evaluate(&optimum) } catch { continue }
      program.lookAhead(&optimum)
      let values = TemplateEvaluator()
      let place = values.begin()
      for (number, side) in Self.sides(seed).enumerated()
      where program.variables.contains(Variable(index: number)) {
        guard program.isParameter(Variable(index: number)) else { continue }
        values.give(LengthWithGradient(side, width: number == 0 ? 1 : 0, height: number == 1 ? 1 : 0))
      }
      values.advance(template, to: template.variableCount)
      guard !values.isLost else { continue }
      let formula = try optimum.activeSet.parametric(program).values(of: program)
      for variable in program.variables {
        let length = values.length(LinearExpression(variable))
        #expect(length.number == optimum.values[variable.index], "seed \(seed)")
        let line = formula[variable.index]
        let gradient = [line.coefficient(of: Variable(index: 0)), line.coefficient(of: Variable(index: 1))]
        if gradient != [length.widthDerivative, length.heightDerivative] { ties += 1 }
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

  @Test("In numbers alone, a template comes to the same values and the same active set")
  func numbers() throws {
    var compared = 0
    for seed in 1...1_500 {
      let (program, found) = Self.pair(seed)
      guard let template = found else { continue }
      var bases = ConfirmedBases()
      let matrix = bases.matrix(of: program)
      func evaluated(inNumbers: Bool) -> (values: [Rational], basis: ConfirmedBases.Basis)? {
        let values = Self.evaluated(template, of: program, seed, inNumbers: inNumbers)
        if values.isLost { return nil }
        #expect(values.ownConditions.isEmpty, "seed \(seed)")
        let numbers = program.variables.map { values.length(LinearExpression($0)).number }
        return (numbers, values.basis(of: template, matrix))
      }
      let (numbers, lengths) = (evaluated(inNumbers: true), evaluated(inNumbers: false))
      #expect(numbers?.values == lengths?.values, "seed \(seed)")
      #expect(numbers?.basis == lengths?.basis, "seed \(seed)")
      if numbers != nil { compared += 1 }
    }
    #expect(compared > 1_300)
  }

  @Test("What is asked of a template beside its rows is the sum that was stated")
  func lengths() throws {
    var compared = 0
    for seed in 1...300 {
      let (program, found) = Self.pair(seed)
      guard var template = found else { continue }
      var random = SeededGenerator(seed: seed)
      let terms = program.variables.map { ($0, Rational(numerator: random.int(-5...5), denominator: 4)) }
      let sum = terms.reduce(LinearExpression(Rational(numerator: 1, denominator: 3))) { sum, term in
        sum + LinearExpression(term.0) * term.1
      }
      let added = template.add(sum)
      let length = try #require(added)
      for inNumbers in [false, true] {
        let values = Self.evaluated(template, of: program, seed, inNumbers: inNumbers)
        if values.isLost { continue }
        let expected = values.length(sum)
        if expected.isLost { continue }
        #expect(values.length(length, template).number == expected.number, "seed \(seed)")
        #expect(values.number(length, template) == expected.number, "seed \(seed)")
        compared += 1
      }
    }
    #expect(compared > 400)
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
    let values = TemplateEvaluator()
    _ = values.begin()
    values.give(LengthWithGradient(1, width: 1, height: 0))
    values.advance(template, to: 30)
    #expect(!values.isLost)
    values.advance(template, to: template.variableCount)
    #expect(values.isLost)
  }

  @Test("An evaluation within another one leaves that as it was")
  func nested() throws {
    let template = try #require(ProgramTemplate(RandomProgram.make(seed: 3), given: []))
    let values = TemplateEvaluator()
    _ = values.begin()
    values.give(LengthWithGradient(5, width: 1, height: 0))
    let outer = values.begin()
    values.give(LengthWithGradient(7))
    values.give(LengthWithGradient(8))
    values.advance(template, to: min(4, template.variableCount))
    values.end(outer)
    #expect(values.count == 1)
    #expect(values.length(LinearExpression(Variable(index: 0))).number == 5)
  }
}
