import LayoutTesting
import TestSupport
import Testing

@testable import LinearProgramming

@Suite("What a template evaluates is confirmed by a solver")
struct ConfirmationTests {
  /// A solver that is wrong about one column.
  private struct WrongSolver: LinearSolver {
    let name = "wrong"
    let column: Int

    func solve(_ problem: LinearProblem, from start: Basis?) throws(SolverError) -> LinearSolution {
      let right = try StandardSolver().solve(problem, from: start)
      var columns = right.primal.columns
      columns[column] += 0.25
      return LinearSolution(
        status: right.status, primal: LinearSolution.Values(rows: right.primal.rows, columns: columns),
        dual: right.dual, objective: right.objective, basis: right.basis, pivots: right.pivots,
        runs: right.runs)
    }
  }

  /// Evaluates a template with values for its parameters, and has what follows done before it is forgotten.
  private static func evaluated<Result>(
    _ template: ProgramTemplate, _ given: [LengthWithGradient], _ then: (TemplateEvaluator) throws -> Result?
  ) throws -> Result? {
    let values = TemplateEvaluator()
    let place = values.begin()
    defer { values.end(place) }
    for length in given {
      values.advance(template, to: template.variableCount)
      values.give(length)
    }
    values.advance(template, to: template.variableCount)
    return values.isLost ? nil : try then(values)
  }

  @Test(
    "Random programs with other numbers: the solver finds what was evaluated, from its basis and from none")
  func random() throws {
    var confirmed = 0
    for seed in 1...400 {
      let program = RandomProgram.make(seed: seed)
      guard let template = ProgramTemplate(program, given: []) else { continue }
      var random = SeededGenerator(seed: seed &* 11 + 5)
      let parameters = program.parameters.map { _ in
        LengthWithGradient(
          Rational(numerator: random.int(-400...1_200), denominator: random.pick([1, 2, 3])))
      }
      for start in [StartingBasis.forward, .standard] {
        let work = try Self.evaluated(template, parameters) { values in
          try values.evaluated(template, of: program, given: []).confirm(with: StandardSolver(), from: start)
        }
        guard let work else { continue }
        #expect(work.calls >= 1, "seed \(seed)")
        if start == .forward { #expect(work.pivots == 0, "seed \(seed)") }
        confirmed += 1
      }
    }
    print("confirmed: \(confirmed) evaluations of 400 programs")
    #expect(confirmed > 600)
  }

  @Test("A solver that finds something else is refused, and the variable is named")
  func disagreement() throws {
    var program = Program<String, String>()
    let side = program.parameter("side", value: 10)
    let half = program.variable("half")
    program.prefer(2 * half == 1 * side, because: "half")
    let template = try #require(ProgramTemplate(program, given: []))
    let error = #expect(throws: CertificateError.self) {
      try Self.evaluated(template, [LengthWithGradient(30)]) { values in
        try values.evaluated(template, of: program, given: [])
          .confirm(with: WrongSolver(column: half.index), from: .forward)
      }
    }
    #expect(
      error == .solverDisagrees(variable: "half", exact: 15, solver: 15.25), "\(String(describing: error))")
  }

  @Test("A variable that is given has the row that comes with it, and not the template's")
  func givenRows() throws {
    var program = Program<String, String>()
    let side = program.parameter("side", value: 10)
    let answer = program.variable("answer")
    program.prefer(1 * answer == 2 * side, because: "a piece")
    let rest = program.variable("rest")
    program.prefer(1 * rest == 1 * side - 1 * answer, because: "what is left")
    let template = try #require(ProgramTemplate(program, given: [answer.index]))
    // Another piece: a third of the side, and 7.
    let third = Rational(numerator: 1, denominator: 3)
    let row = LinearExpression(constant: 7, terms: [Term(side, third)])
    func confirm(_ answer: Rational) throws -> (calls: Int, pivots: Int)? {
      try Self.evaluated(template, [LengthWithGradient(30), LengthWithGradient(answer)]) { values in
        try values.evaluated(template, of: program, given: [(variable: 1, row: row)])
          .confirm(with: StandardSolver(), from: .forward)
      }
    }
    #expect(try #require(try confirm(17)) == (1, 0))
    #expect(throws: CertificateError.self) { try confirm(60) }
  }

  @Test("A program that is long, or of great weights, is confirmed in parts, each of which has to be right")
  func parts() throws {
    var long = Program<String, String>()
    var last = long.parameter("start", value: Rational(numerator: 1, denominator: 3))
    for place in 0..<Program<String, String>.largestPart + 700 {
      let next = long.variable("x\(place)")
      if place % 50 == 0 { long.require(next <= 20, because: "most") }
      long.prefer(next == last + 1, because: "one more")
      last = next
    }
    for program in [long, StackWeightsTests.program(groups: Array(repeating: 3, count: 20)).0] {
      let optimum = try program.evaluated()
      #expect(optimum.values == program.intendedValues())
      try program.verify(optimum.activeSet)
      let evaluated = EvaluatedProgram(program, optimum)
      let work = try evaluated.confirm(with: StandardSolver(), from: .forward)
      #expect(work.calls > 1 && work.pivots == 0)
      #expect(throws: CertificateError.self) {
        try evaluated.confirm(with: WrongSolver(column: 3), from: .forward)
      }
    }
  }
  @Test("One factor may be greater than any weight: then each variable is confirmed by itself")
  func steep() throws {
    let factor: Rational = 1_000_000_000_000
    var program = Program<String, String>()
    var last = program.variable("x0")
    program.prefer(last == Rational(numerator: 1, denominator: 3), because: "third")
    for place in 1...4 {
      let next = program.variable("x\(place)")
      program.require(next >= 1, because: "least")
      program.prefer(next == factor * last - factor / 3, because: "steep")
      last = next
    }
    #expect(try program.evaluated().values == program.intendedValues())
    #expect(try program.confirm(with: StandardSolver()).calls == program.variableCount)
  }

  @Test("Where a solver cannot tell a preference from a bound, exact numbers say which holds")
  func near() throws {
    var program = Program<String, String>()
    let x = program.variable("x")
    let almost = Rational(30) - Rational(numerator: 1, denominator: 1 << 30)
    program.require(x >= 30, because: "thirty")
    program.prefer(x == LinearExpression(almost), because: "almost")
    for start in [StartingBasis.forward, .standard] {
      try program.confirm(with: StandardSolver(), from: start)
    }
    let optimum = try program.evaluated()
    #expect(optimum.values == [30])
    #expect(optimum.activeSet[x] == .blockedBelow(by: 0, ties: []))
  }
}
