import ElementTree
import LinearProgramming

/// The program of a block: variables are labelled by view and role, rows by view and cause.
package typealias BlockProgram = Program<VariableLabel, Reason>

/// A block after its solve: the program, its active set, and the decisions under which it was written.
package struct SolvedBlock: Sendable {
  /// The view whose block it is.
  package var view: LayoutTree.Index
  package var proposal: ExactProposal
  package var program: BlockProgram
  /// The constraints that are met or blocked at the optimum.
  package var activeSet: ActiveSet
  /// The exact value of each variable, by index.
  package var values: [Rational]
  /// The decisions made from numbers while the block was written.
  package var decisions: [Decision]
  /// The distributions of its stacks' lengths, at each proposal.
  package var distributions: [Distribution]
  /// The sizes with which the block's views are placed.
  package var sizes: [LayoutTree.Index: SizeExpression]
  /// The guides by which the block's views are placed, explicit or default, each relative to its view's own
  /// corner.
  package var guides: [LayoutTree.Index: [AlignmentKey: Extent]]
  /// The origins of the block's views in their parents, before mirroring; without the block's own view.
  package var origins: [LayoutTree.Index: PointExpression]

  /// Returns the exact value of an expression.
  package func value(of expression: LinearExpression) -> Rational {
    expression.value { values[$0.index] }
  }
}

extension SolvedBlock {
  /// Writes the block as a CPLEX LP file with readable names and comments, by GLPK's own writer.
  ///
  /// - Throws: `ProgramError`, and `SolverError` if the file cannot be written.
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
