import LayoutCore
import LinearProgramming

/// A block after its solve: the program, what is tight in it, and the decisions it was written under.
public struct SolvedBlock: Sendable {
  /// The view whose block it is.
  public var view: LayoutTree.Index
  /// What that view was proposed.
  public var proposal: ExactProposal
  /// The program.
  public var program: Program<Reason>
  /// What is met and what is blocked.
  public var activeSet: ActiveSet
  /// The exact value of each variable, by index.
  public var values: [Rational]
  /// What was decided from numbers while the block was written.
  public var decisions: [Decision]
}

/// Something decided from numbers while a block was written: it holds as long as its expression does not change sign.
public struct Decision: Hashable, Sendable {
  /// What is decided.
  public enum Kind: Hashable, Sendable {
    /// The stack serves one child before another.
    case fittingOrder(stack: LayoutTree.Index, first: LayoutTree.Index, second: LayoutTree.Index)
    /// A flexible frame is, or is not, strictly between its limits.
    case betweenLimits(frame: LayoutTree.Index, Axis)
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
