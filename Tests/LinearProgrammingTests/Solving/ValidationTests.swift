import LinearProgramming
import Testing

@Suite("Numbers that make no sense")
struct ValidationTests {
  static func problem(
    lower: Double = 0, cost: Double = 1, rowUpper: Double = 5, coefficient: Double = 1
  ) -> LinearProblem {
    var problem = LinearProblem()
    problem.addColumn("width", lower: lower, upper: 10, cost: cost)
    problem.addRow("limit", lower: 1, upper: rowUpper, [(0, coefficient)])
    return problem
  }

  @Test("Each is refused by name before the solver sees it")
  func refused() {
    func error(_ problem: LinearProblem) -> SolverError? {
      do {
        _ = try GLPKSolver().solve(problem)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(Self.problem()) == nil)
    #expect(error(Self.problem(lower: -.infinity)) == nil)
    #expect(error(Self.problem(rowUpper: .infinity)) == nil)
    #expect(error(Self.problem(lower: .infinity)) == .invalidColumnBound(column: "width", value: .infinity))
    #expect(
      error(Self.problem(cost: -.infinity)) == .invalidCost(column: "width", value: -.infinity))
    #expect(
      error(Self.problem(rowUpper: -.infinity)) == .invalidRowBound(row: "limit", value: -.infinity))
    #expect(
      error(Self.problem(coefficient: .infinity))
        == .invalidCoefficient(row: "limit", column: "width", value: .infinity))
    #expect(error(Self.problem(lower: 11)) == .emptyColumn(column: "width", lower: 11, upper: 10))
    #expect(error(Self.problem(rowUpper: 0.5)) == .emptyRow(row: "limit", lower: 1, upper: 0.5))
    // NaN is unlike itself, so compare the words.
    let texts = [
      Self.problem(lower: .nan), Self.problem(cost: .nan), Self.problem(rowUpper: .nan),
      Self.problem(coefficient: .nan),
    ].map { error($0)?.description }
    #expect(
      texts == [
        "a bound of column 'width' is nan; give a number that can bound it",
        "the cost of column 'width' is nan; give a finite number",
        "a bound of row 'limit' is nan; give a number that can bound it",
        "the coefficient of column 'width' in row 'limit' is nan; give a finite number",
      ])
  }
}
