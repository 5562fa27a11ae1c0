import LayoutCore
import LinearProgramming

/// A program of a block: variables are labelled by view and role, rows by view and cause.
public typealias BlockProgram = Program<VariableLabel, Reason>

/// A block after its solve: the program, what is tight in it, and the decisions it was written under.
public struct SolvedBlock: Sendable {
  /// The view whose block it is.
  public var view: LayoutTree.Index
  /// What that view was proposed.
  public var proposal: ExactProposal
  /// The program.
  public var program: BlockProgram
  /// What is met and what is blocked.
  public var activeSet: ActiveSet
  /// The exact value of each variable, by index.
  public var values: [Rational]
  /// What was decided from numbers while the block was written.
  public var decisions: [Decision]
  /// The written lengths among the parameters, where the layout keeps prices.
  public var inputs: [Variable: LengthInput]
  /// How its stacks shared their lengths, at each proposal.
  public var distributions: [Distribution]
  /// The sizes that the block's views are placed with.
  public var sizes: [LayoutTree.Index: SizeExpression]
  /// The guides by which the block's views are placed, explicit ones and defaults, each from its view's own corner.
  public var guides: [LayoutTree.Index: [AlignmentKey: Extent]]
  /// Where the block's views begin in their parents, before mirroring; the block's own view is not among them.
  public var origins: [LayoutTree.Index: PointExpression]

  /// The exact value of an expression.
  public func value(of expression: LinearExpression) -> Rational {
    expression.value { values[$0.index] }
  }
}
