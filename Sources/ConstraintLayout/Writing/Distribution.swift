import ElementTree
import LinearProgramming

/// How a stack shared its length among its children at one proposal.
package struct Distribution: Sendable {
  /// The stack.
  package var stack: LayoutTree.Index
  /// The axis along which it shares.
  package var axis: Axis
  /// What the stack was proposed.
  package var proposal: ProposalExpression
  /// The space between its children together.
  package var spacing: LinearExpression
  /// The children in the order in which they were served; empty where no length was proposed.
  package var served: [Served]

  /// A child and its share.
  package struct Served: Sendable {
    /// The child's place in the stack.
    package var place: Int
    /// The child.
    package var child: LayoutTree.Index
    /// Its layout priority.
    package var priority: Double
    /// How many children of its group were still to be served, itself among them.
    package var waiting: Int
    /// What was left when it was served.
    package var available: Extent
    /// What it was offered.
    package var share: Extent
    /// What it took.
    package var length: Extent
    /// Its length at no proposal at all and at an endless one; `nil` where the stack did not have to ask.
    package var range: (smallest: Extent, largest: Extent)?
  }
}
