import ElementTree
import LinearProgramming

/// The distribution of a stack's length among its children at one proposal.
package struct Distribution: Sendable {
  package var stack: LayoutTree.Index
  /// The axis along which the length is shared.
  package var axis: Axis
  package var proposal: ProposalExpression
  /// The total space between the children.
  package var spacing: LinearExpression
  /// The children in the order in which they were sized; empty if no length was proposed.
  package var shares: [Share]

  /// A child with its share of the length.
  package struct Share: Sendable {
    /// The index of the child in the stack.
    package var index: Int
    /// The index of the child in the tree.
    package var child: LayoutTree.Index
    /// The layout priority of the child.
    package var priority: Double
    /// The number of children of its group that were still to be sized, itself among them.
    package var waiting: Int
    /// The length that was left when the child was sized.
    package var available: Extent
    /// The length that was proposed to the child.
    package var share: Extent
    /// The length that the child took.
    package var length: Extent
    /// The child's lengths at proposals of zero and infinity; `nil` if the stack did not need them.
    package var range: (smallest: Extent, largest: Extent)?
  }
}
