import ElementTree
import LinearProgramming

/// A program of a block: variables are labelled by view and role, rows by view and cause.
package typealias BlockProgram = Program<VariableLabel, Reason>

/// A block after its solve: the program, what is tight in it, and the decisions it was written under.
package struct SolvedBlock: Sendable {
  /// The view whose block it is.
  package var view: LayoutTree.Index
  /// What that view was proposed.
  package var proposal: ExactProposal
  /// The program.
  package var program: BlockProgram
  /// What is met and what is blocked.
  package var activeSet: ActiveSet
  /// The exact value of each variable, by index.
  package var values: [Rational]
  /// What was decided from numbers while the block was written.
  package var decisions: [Decision]
  /// The written lengths among the parameters, where the layout keeps prices.
  package var inputs: [Variable: LengthInput]
  /// How its stacks shared their lengths, at each proposal.
  package var distributions: [Distribution]
  /// The sizes that the block's views are placed with.
  package var sizes: [LayoutTree.Index: SizeExpression]
  /// The guides by which the block's views are placed, explicit ones and defaults, each from its view's own corner.
  package var guides: [LayoutTree.Index: [AlignmentKey: Extent]]
  /// Where the block's views begin in their parents, before mirroring; the block's own view is not among them.
  package var origins: [LayoutTree.Index: PointExpression]

  /// The exact value of an expression.
  package func value(of expression: LinearExpression) -> Rational {
    expression.value { values[$0.index] }
  }
}

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
