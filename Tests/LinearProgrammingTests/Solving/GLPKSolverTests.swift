import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@Suite("GLPK as a solver")
struct GLPKSolverTests {
  let solver = GLPKSolver()

  /// x + y >= 4, x - y = 1, cost 2 x + 3 y.
  static func small() -> LinearProblem {
    var problem = LinearProblem()
    let x = problem.addColumn("x", lower: 0, cost: 2)
    let y = problem.addColumn("y", lower: 0, cost: 3)
    problem.addRow("sum", lower: 4, [(x, 1), (y, 1)])
    problem.addRow("difference", lower: 1, upper: 1, [(x, 1), (y, -1)])
    return problem
  }

  @Test("Values, duals, basis and objective of an optimum")
  func optimum() throws {
    let solution = try solver.solve(Self.small())
    #expect(solution.status == .optimal)
    #expect(solution.primal == .init(rows: [4, 1], columns: [2.5, 1.5]))
    #expect(solution.dual == .init(rows: [2.5, -0.5], columns: [0, 0]))
    #expect(solution.objective == 9.5)
    #expect(solution.basis == Basis(rows: [.atLower, .fixed], columns: [.basic, .basic]))
    #expect(solution.runs == 1)
    let again = try solver.solve(Self.small(), from: solution.basis)
    #expect(again.pivots == 0)
    #expect(again.primal == solution.primal)
  }

  @Test("A basis of another shape is passed over")
  func foreignBasis() throws {
    let solution = try solver.solve(Self.small(), from: Basis(rows: [.basic], columns: []))
    #expect(solution.objective == 9.5)
  }

  @Test("Equal bounds are one value")
  func equalBounds() throws {
    var problem = LinearProblem()
    let x = problem.addColumn("x", lower: 3, upper: 3)
    let y = problem.addColumn("y")
    problem.addRow("sum", lower: 5, upper: 5, [(x, 1), (y, 1)])
    #expect(try solver.solve(problem).primal.columns == [3, 2])
  }

  @Test("Problems without rows, without columns, without both")
  func empty() throws {
    #expect(try solver.solve(LinearProblem()).status == .optimal)
    var columns = LinearProblem()
    columns.addColumn("x", lower: 2, upper: 9, cost: 1)
    columns.addColumn("y", lower: 2, upper: 9, cost: -1)
    let solution = try solver.solve(columns)
    #expect(solution.primal.columns == [2, 9])
    #expect(solution.objective == -7)
    var rows = LinearProblem()
    rows.addRow("nothing", lower: -1, upper: 1, [])
    #expect(try solver.solve(rows).status == .optimal)
    rows.addRow("something", lower: 1, upper: 2, [])
    #expect(try solver.solve(rows).status == .infeasible)
    var falling = LinearProblem()
    falling.addColumn("x", cost: 1)
    #expect(try solver.solve(falling).status == .unbounded)
  }

  @Test("A problem whose objective falls for ever, and one whose rows contradict each other")
  func noOptimum() throws {
    var falling = LinearProblem()
    let x = falling.addColumn("x", lower: 0, cost: -1)
    let y = falling.addColumn("y", lower: 0, cost: 0.5)
    falling.addRow("near", lower: -2, upper: 2, [(x, 1), (y, -1)])
    #expect(try solver.solve(falling).status == .unbounded)
    var bounded = falling
    bounded.addRow("most", upper: 9, [(x, 1)])
    #expect(try solver.solve(bounded).status == .optimal)
    bounded.addRow("least", lower: 10, [(x, 2), (y, -1)])
    bounded.addRow("less", upper: -1, [(x, 1), (y, -1)])
    #expect(try solver.solve(bounded).status == .infeasible)
  }

  @Test("Random problems with two rows that contradict each other are infeasible", arguments: 1...200)
  func infeasible(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    var problem = LinearProblem()
    let count = random.int(2...6)
    for column in 0..<count {
      problem.addColumn(
        "x\(column)", lower: random.pick([0, -5, -.infinity]), upper: random.pick([10, .infinity]),
        cost: Double(random.int(-3...3)))
    }
    // A row and the opposite of a multiple of it, further rows beside.
    let entries = (0..<count).map { ($0, Double(random.int(1...4))) }
    problem.addRow("at least", lower: 30, entries)
    for row in 0..<random.int(0...3) {
      problem.addRow("beside \(row)", lower: -100, entries.map { ($0.0, Double(random.int(-2...2))) })
    }
    problem.addRow("at most", upper: 40, entries.map { ($0.0, 2 * $0.1) })
    #expect(try solver.solve(problem).status == .infeasible, "seed \(seed)")
  }

  @Test("At the iteration limit the other method is tried, then the call fails")
  func iterationLimit() throws {
    let program = RandomProgram.make(seed: 12)
    let problem = try program.problem()
    #expect(try solver.solve(problem).pivots > 4)
    #expect(throws: SolverError.iterationLimit(iterations: 1, runs: 2)) {
      try GLPKSolver(iterationLimit: 1).solve(problem)
    }
  }

  @Test("A thousand problems on eight threads at once")
  func threads() async throws {
    @Sendable func values(_ seed: Int) throws -> [Double] {
      try GLPKSolver().solve(RandomProgram.make(seed: seed).problem()).primal.columns
    }
    let expected = try (0..<50).map(values)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for worker in 0..<8 {
        group.addTask {
          for number in 0..<125 {
            let seed = (worker * 31 + number) % 50
            let found = try values(seed)
            #expect(found == expected[seed])
            if number % 10 == 0 {
              // Failures of one thread are none of the others'.
              var call = ShimCall.small()
              call.entryColumns[1] = 99
              #expect(call.solve().outcome == .libraryError)
            }
            await Task.yield()
          }
        }
      }
      try await group.waitForAll()
    }
  }
}
