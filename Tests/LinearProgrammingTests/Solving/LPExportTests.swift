import CGLPK
import Foundation
import LinearProgramming
import Testing

@Suite("Export in CPLEX LP format")
struct LPExportTests {
  private func withFile(_ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("export-\(UUID().uuidString).lp").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  @Test("The whole file of a small program")
  func text() throws {
    var program = Program<String, String>()
    let width = program.parameter("width", value: 100)
    let column = program.variable("left column")
    program.require(column <= 40, because: "at most 40")
    program.prefer(2 * column == width, because: "half")
    try withFile { path in
      try GLPKSolver().writeLP(program.problem(), to: path)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(
        text == """
          \\* Problem: problem *\\

          Minimize
           objective: + 0.5 left_column_over + 0.5 left_column_under

          Subject To
           left_column_preferred_half: + left_column_under - left_column_over
           + 2 left_column - width = 0
           left_column_required_at_most_40: + left_column <= 40

          Bounds
           width = 100
           left_column free

          End

          """)
    }
  }

  @Test("Comments stand after the head and above their rows; GLPK reads past them, whatever they say")
  func comments() throws {
    var program = Program<String, String>()
    let width = program.parameter("width", value: 100)
    let column = program.variable("left column")
    program.require(column <= 40, because: "at most 40")
    program.prefer(2 * column == width, because: "half")
    let comments = LPComments(
      columns: ["the width", "the column \\ \"größe\" *\\"], rows: ["half of it", "a limit\nof 40"],
      rest: "misses")
    try withFile { path in
      try GLPKSolver().writeLP(program.problem(), to: path, comments: comments)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(
        text.components(separatedBy: "\nBounds")[0] == """
          \\* Problem: problem *\\

          \\* width = the width *\\
          \\* left_column = the column \\ "größe" *\\ *\\
          \\* misses *\\

          Minimize
           objective: + 0.5 left_column_over + 0.5 left_column_under

          Subject To
          \\* half of it *\\
           left_column_preferred_half: + left_column_under - left_column_over
           + 2 left_column - width = 0
          \\* a limit of 40 *\\
           left_column_required_at_most_40: + left_column <= 40

          """)
      glp_term_out(GLP_OFF)
      let copy = glp_create_prob()
      defer { glp_delete_prob(copy) }
      #expect(glp_read_lp(copy, nil, path) == 0)
      #expect(glp_get_num_rows(copy) == 2 && glp_get_num_cols(copy) == 4)
    }
  }

  @Test("GLPK reads back what it wrote, and finds the same optimum", arguments: [3, 4, 5, 6, 7, 8])
  func readBack(seed: Int) throws {
    let program = RandomProgram.make(seed: seed)
    let problem = try program.problem()
    let objective = try GLPKSolver().solve(problem).objective
    try withFile { path in
      try GLPKSolver().writeLP(problem, to: path)
      glp_term_out(GLP_OFF)
      let copy = glp_create_prob()
      defer { glp_delete_prob(copy) }
      #expect(glp_read_lp(copy, nil, path) == 0)
      var options = glp_smcp()
      glp_init_smcp(&options)
      options.msg_lev = GLP_MSG_OFF
      #expect(glp_simplex(copy, &options) == 0)
      #expect(abs(glp_get_obj_val(copy) - objective) <= 1e-6 * (1 + abs(objective)))
    }
  }

  @Test("Names that the format cannot hold are made fit, and stay apart")
  func names() throws {
    var problem = LinearProblem()
    let long = String(repeating: "ä", count: 400)
    for name in ["free", "a b", "a_b", "a+b", "3rd", "e5", "", long, long, "\u{7}"] {
      problem.addColumn(name, lower: 0, upper: 1, cost: 1)
    }
    problem.addRow("a b", lower: 1, (0..<problem.columnCount).map { ($0, 1) })
    try withFile { path in
      try GLPKSolver().writeLP(problem, to: path)
      glp_term_out(GLP_OFF)
      let copy = glp_create_prob()
      defer { glp_delete_prob(copy) }
      #expect(glp_read_lp(copy, nil, path) == 0)
      #expect(Int(glp_get_num_cols(copy)) == problem.columnCount)
      let names = (0..<glp_get_num_cols(copy)).map { $0 + 1 }.compactMap { column in
        glp_get_col_name(copy, column).map { String(cString: $0) }
      }
      #expect(Array(names.prefix(6)) == ["_free", "a_b", "a_b~2", "a_b~3", "_3rd", "_e5"])
    }
  }

  @Test("A path that cannot be written is an error")
  func unwritable() {
    #expect(throws: SolverError.unwritableFile(path: "/nowhere/at/all.lp")) {
      try GLPKSolver().writeLP(GLPKSolverTests.small(), to: "/nowhere/at/all.lp")
    }
  }
}
