import LinearProgramming
import Testing

@Suite("The solver without a library")
struct ForwardSolverTests {
  @Test("It finds the same active sets and the same exact values as GLPK, from either of GLPK's bases")
  func agrees() throws {
    for seed in 1...600 {
      let program = RandomProgram.make(seed: seed)
      let own = try program.exactOptimum(program.solve(with: ForwardSolver()))
      for start in [StartingBasis.forward, .standard] {
        let other = try program.exactOptimum(program.solve(with: GLPKSolver(), from: start))
        #expect(own.values == other.values, "seed \(seed)")
        #expect(own.activeSet.entries == other.activeSet.entries, "seed \(seed)")
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
    let met = ActiveSet(entries: [.parameter, .met(ties: [])])
    for start in [StartingBasis.standard, .decided(met)] {
      #expect(throws: SolverError.basisNotOptimal(solver: "forward")) {
        try program.solve(with: ForwardSolver(), from: start)
      }
    }
    let blocked = ActiveSet(entries: [.parameter, .blockedAbove(by: 0, ties: [])])
    #expect(try program.solve(with: ForwardSolver(), from: .decided(blocked)).values == [100, 30])
    // Blocked where nothing has to be: feasible, but not optimal.
    program.set(width, to: 20)
    #expect(throws: SolverError.self) { try program.solve(with: ForwardSolver(), from: .decided(blocked)) }
  }
}
