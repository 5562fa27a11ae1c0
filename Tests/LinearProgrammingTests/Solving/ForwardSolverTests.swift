import Testing

@testable import LinearProgramming

@Suite("The solver without a library")
struct ForwardSolverTests {
  @Test("It confirms what is evaluated, as GLPK does from either of its bases")
  func agrees() throws {
    for seed in 1...600 {
      let program = RandomProgram.make(seed: seed)
      #expect(try program.confirm(with: ForwardSolver()).pivots == 0, "seed \(seed)")
      for start in [StartingBasis.forward, .standard] {
        #expect(throws: Never.self, "seed \(seed)") { try program.confirm(with: GLPKSolver(), from: start) }
      }
    }
  }

  @Test("Its dual values are GLPK's where the basis is")
  func duals() throws {
    for seed in 1...100 {
      let problem = try RandomProgram.make(seed: seed).problem()
      let basis = try GLPKSolver().solve(problem).basis
      guard let own = try? ForwardSolver().solve(problem, from: basis) else { continue }
      let other = try GLPKSolver().solve(problem, from: basis)
      for (one, two) in zip(own.dual.rows + own.dual.columns, other.dual.rows + other.dual.columns) {
        #expect(abs(one - two) <= 1e-6 * (1 + abs(two)), "seed \(seed)")
      }
    }
  }

  @Test("A basis that is not the optimum's is refused, and so is none")
  func refused() throws {
    var program = Program<String, String>()
    let width = program.parameter("width", value: 100)
    let part = program.variable("part")
    program.require(part <= 30, because: "most")
    program.prefer(2 * part == width, because: "half")
    func confirm(
      _ values: [Rational], _ entry: ActiveSet.Entry, from start: StartingBasis = .forward
    ) throws {
      let optimum = ForwardOptimum(values: values, entries: [.parameter, entry])
      _ = try EvaluatedProgram(program, optimum).confirm(with: ForwardSolver(), from: start)
    }
    let blocked = ActiveSet.Entry.blockedAbove(by: 0, ties: [])
    #expect(throws: SolverError.basisNotOptimal(solver: "forward")) {
      try confirm([100, 50], .met(ties: []))
    }
    #expect(throws: SolverError.basisNotOptimal(solver: "forward")) {
      try confirm([100, 30], blocked, from: .standard)
    }
    try confirm([100, 30], blocked)
    // Blocked where nothing has to be: feasible, but not optimal.
    program.set(width, to: 20)
    #expect(throws: SolverError.self) { try confirm([20, 30], blocked) }
  }
}
