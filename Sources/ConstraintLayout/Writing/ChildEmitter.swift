import LayoutCore
import LinearProgramming

/// What a rule sees of one child.
public struct ChildEmitter {
  let block: BlockWriter
  /// The child.
  public let index: LayoutTree.Index
  let container: ContainerSides<Extent>?

  /// Its priority, spacing and explicit guides.
  public var traits: ViewTraits { block.ruled.tree[index].traits }

  /// Its size at a proposal.
  public func size(at proposal: ProposalExpression) throws -> SizeExpression {
    try size(at: proposal, guess: nil)
  }

  /// Its size at a proposal, with what is expected of it until it is measured there.
  func size(at proposal: ProposalExpression, guess: Guess?) throws -> SizeExpression {
    try block.size(of: index, at: proposal.reaching(traits, in: container), guess: guess)
  }

  /// Whether it comes in as a piece.
  var isTakenIn: Bool { block.isTakenIn(index) }

  /// What a stack expects of it until it is measured at its share: the share, between what it answered before.
  func guess(
    along axis: Axis, smallest: Extent, at least: ProposalExpression, largest: Extent
  ) throws -> Guess? {
    guard let low = smallest.expression, largest != .negativeInfinite else { return nil }
    let settler = block.settler
    let lowest = try settler.value(of: low)
    let highest = try largest.expression.map { try settler.value(of: $0) }
    let at = settler.exact(least.reaching(traits, in: container))
    return Guess(
      axis: axis, smallest: lowest, largest: highest.map { max($0, lowest) },
      answer: try settler.source.piece(of: index, at: at), answeredAt: at)
  }

  /// The explicit value of a guide; `nil` where there is none.
  public func explicitGuide(_ guide: AlignmentKey, at proposal: ProposalExpression) throws -> Extent? {
    try block.explicitGuide(guide, of: index, at: proposal.reaching(traits, in: container))
  }

  /// The value of a guide: the explicit one, or the default.
  public func guide(_ guide: AlignmentKey, at proposal: ProposalExpression) throws -> Extent {
    try block.guide(guide, of: index, at: proposal.reaching(traits, in: container))
  }

  /// The value of a guide function at the child's dimensions.
  public func value(of function: GuideFunction, named name: String, at proposal: ProposalExpression) throws
    -> Extent
  {
    try block.value(of: function, named: name, in: size(at: proposal)) { try guide($0, at: proposal) }
  }
}
