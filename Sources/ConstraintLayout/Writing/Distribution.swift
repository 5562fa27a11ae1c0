import LayoutCore
import LinearProgramming

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
