import ElementTree
import LinearProgramming

/// What a rule sees of one child.
package struct ChildEmitter {
  let block: BlockWriter
  /// The child.
  package let index: LayoutTree.Index
  let container: ContainerSides<Extent>?

  /// Its priority, spacing and explicit guides.
  package var traits: ViewTraits { block.boundTree.traits(of: index) }

  /// Its size at a proposal.
  package func size(at proposal: ProposalExpression) throws -> SizeExpression {
    try block.size(of: index, at: proposal.reaching(traits, in: container))
  }

  /// Its length along an axis at a proposal, of which a side across that does not matter is left out.
  package func length(along axis: Axis, at proposal: ProposalExpression) throws -> Extent {
    try block.length(of: index, along: axis, at: proposal.reaching(traits, in: container))
  }

  /// The explicit value of a guide; `nil` where there is none.
  package func explicitGuide(_ guide: AlignmentKey, at proposal: ProposalExpression) throws -> Extent? {
    try block.explicitGuide(guide, of: index, at: proposal.reaching(traits, in: container))
  }

  /// The value of a guide: the explicit one, or the default.
  package func guide(_ guide: AlignmentKey, at proposal: ProposalExpression) throws -> Extent {
    try block.guide(guide, of: index, at: proposal.reaching(traits, in: container))
  }

  /// The value of a guide function at the child's dimensions.
  package func value(of function: GuideFunction, named name: String, at proposal: ProposalExpression) throws
    -> Extent
  {
    try block.value(of: function, named: name, in: size(at: proposal)) { try guide($0, at: proposal) }
  }
}
