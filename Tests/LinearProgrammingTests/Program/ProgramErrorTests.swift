import LinearProgramming
import Testing

@Suite("Programs that the theorem does not cover")
struct ProgramErrorTests {
  private func error(
    _ state: (inout Program<String, String>, Variable, Variable, Variable) -> Void
  ) -> ProgramError? {
    var program = Program<String, String>()
    let p = program.parameter("p", value: 1)
    let a = program.variable("a")
    program.prefer(a == 5, because: "")
    let b = program.variable("b")
    state(&program, p, a, b)
    do {
      try program.validate()
      return nil
    } catch {
      return error
    }
  }

  @Test("Each is refused by name")
  func refused() {
    let errors: [ProgramError?] = [
      error { program, p, a, b in program.prefer(b == a + p, because: "") },
      error { _, _, _, _ in },
      error { program, _, _, b in
        program.state(b, .lessThanOrEqual, LinearExpression(Variable(index: 9)), because: "")
      },
      error { program, _, a, b in
        program.prefer(b == 0, because: "")
        program.require(b >= a, because: "")
        program.require(b <= 100, because: "")
      },
      error { program, _, _, b in
        program.prefer(b == 0, because: "")
        program.require(-2 * b <= -14, because: "")
        program.require(3 * b <= 18, because: "")
      },
      error { program, _, _, b in
        program.prefer(b == 0, because: "")
        program.require(b >= 6, because: "")
        program.require(b <= 6, because: "")
      },
    ]
    #expect(
      errors == [
        nil, .preferenceMissing(variable: "b"), .unknownVariable(index: 9),
        .movingBoundsOnBothSides(variable: "b"), .emptyInterval(variable: "b", lower: 7, upper: 6), nil,
      ])
  }

  @Test("A failure of the solver reaches the caller")
  func solverFailure() {
    let program = RandomProgram.make(seed: 12)
    #expect(throws: SolverError.iterationLimit(iterations: 1, runs: 2)) {
      try program.confirm(with: GLPKSolver(iterationLimit: 1), from: .standard)
    }
  }
}
