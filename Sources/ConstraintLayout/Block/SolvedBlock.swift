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
  /// The explicit guides by which the block's views are placed.
  public var guides: [LayoutTree.Index: [AlignmentKey: Extent]]

  /// The exact value of an expression.
  public func value(of expression: LinearExpression) -> Rational {
    expression.value { values[$0.index] }
  }
}

/// How a stack shared its length among its children at one proposal.
public struct Distribution: Sendable {
  /// The stack.
  public var stack: LayoutTree.Index
  /// The axis along which it shares.
  public var axis: Axis
  /// What the stack was proposed.
  public var proposal: ProposalExpression
  /// The space between its children together.
  public var spacing: LinearExpression
  /// The children in the order in which they were served; empty where no length was proposed.
  public var served: [Served]

  /// A child and its share.
  public struct Served: Sendable {
    /// The child's place in the stack.
    public var place: Int
    /// The child.
    public var child: LayoutTree.Index
    /// Its layout priority.
    public var priority: Double
    /// How many children of its group were still to be served, itself among them.
    public var waiting: Int
    /// What was left when it was served.
    public var available: Extent
    /// What it was offered.
    public var share: Extent
    /// What it took.
    public var length: Extent
    /// Its length at no proposal at all and at an endless one; `nil` where the stack did not have to ask.
    public var range: (smallest: Extent, largest: Extent)?
  }
}

/// Something decided from numbers while a block was written: it holds as long as its expression does not change sign.
public struct Decision: Hashable, Sendable {
  /// What is decided.
  public enum Kind: Hashable, Sendable {
    /// The stack serves one child before another.
    case fittingOrder(stack: LayoutTree.Index, first: LayoutTree.Index, second: LayoutTree.Index)
    /// A flexible frame is, or is not, strictly between its limits.
    case betweenLimits(frame: LayoutTree.Index, Axis)
    /// A view does, or does not, begin a row of its own.
    case lineBreak(flow: LayoutTree.Index, child: LayoutTree.Index)
    /// A closure was asked at these dimensions.
    case opaqueGuide(view: LayoutTree.Index, String)
    /// A child's piece holds.
    case piece(view: LayoutTree.Index)
  }

  /// What is decided.
  public var kind: Kind
  /// What is not negative because of it.
  public var expression: LinearExpression
  /// Whether it is not zero either.
  public var isStrict: Bool
}
