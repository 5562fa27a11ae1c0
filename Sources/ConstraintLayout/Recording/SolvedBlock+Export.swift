import ElementTree
import LinearProgramming

extension SolvedBlock {
  /// Writes the block as a CPLEX LP file with readable names and with comments, through GLPK's own writer.
  ///
  /// Throws `ProgramError` and `SolverError`, the latter where the file cannot be written.
  package func writeLP(
    to file: String, named name: String, in tree: LayoutTree, comments: LPComments = LPComments()
  ) throws {
    #if GLPK
      try GLPKSolver().writeLP(
        program.problem { $0.name(in: tree) }, to: file, named: name, comments: comments)
    #else
      throw SolverError.library(
        message: "programs are written by GLPK, and this build was made without the package's trait GLPK")
    #endif
  }
}
