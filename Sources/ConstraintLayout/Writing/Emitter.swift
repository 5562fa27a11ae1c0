import ElementTree
import LinearProgramming

/// A view as its rule sees it while a block is written: the view, its children, and the block.
package struct Emitter {
  let block: BlockWriter
  package let index: LayoutTree.Index
  /// The proposal of the nearest container, the root or a scroll view; `nil` if no element in the view reads
  /// it.
  package let container: ContainerSides<Extent>?

  /// The node of the view in its tree.
  package var node: LayoutTree.Node { block.boundTree.tree[index] }
  /// The role of the view in the tree.
  var role: ElementRole { block.boundTree.role(of: index) }
  /// The number of the view's children.
  package var count: Int { block.boundTree.childCount(of: index) }
  /// The indices of the children, from 0.
  package var indices: Range<Int> { 0..<count }
  /// The child at an index.
  package subscript(place: Int) -> ChildEmitter {
    ChildEmitter(block: block, index: block.boundTree.child(place, of: index), container: container)
  }
  package var children: [ChildEmitter] { indices.map { self[$0] } }

  /// Returns the view's own size at a proposal, by its rule.
  package func size(at proposal: ProposalExpression) throws -> SizeExpression {
    try block.size(of: index, at: proposal)
  }

  /// Returns the view's own placements at a proposal, by its rule.
  package func placements(at proposal: ProposalExpression) throws -> [PlacementExpression] {
    try block.placements(of: index, at: proposal)
  }

  /// Returns a written length of the view.
  package func written(_ parameter: ParameterName, _ value: Double) -> Extent {
    block.written(parameter, Rational(finite: value), of: index)
  }

  /// States a length of the view, and returns it; see `BlockWriter.length`.
  package func length(
    _ role: VariableRole, along axis: Axis?, preferring preferred: Extent, because cause: Cause,
    times count: Int = 1, atMost upper: [Bound] = [], atLeast lower: [Bound] = []
  ) -> Extent {
    block.length(
      role, of: index, along: axis, preferring: preferred, because: cause, times: count, atMost: upper,
      atLeast: lower)
  }

  /// Returns the exact value of an expression, for which the statements so far are settled if necessary.
  package func value(of expression: LinearExpression) throws -> Rational {
    try block.recorder.value(of: expression)
  }

  /// Returns whether an expression is positive: a decision, under which all that follows is written.
  package func decidePositive(_ expression: LinearExpression, _ kind: Decision.Kind) throws -> Bool {
    try block.recorder.decidePositive(expression, kind)
  }

  /// Records a decision that was made from numbers.
  package func decide(_ decision: Decision) { block.recorder.decide(decision) }

  /// Returns the distribution of the view, which must be a stack, at a proposal; it is found once.
  func distribution(
    at proposal: ProposalExpression, _ make: () throws -> Distribution
  ) rethrows -> Distribution {
    try block.distribution(of: index, at: proposal, make)
  }

  /// Returns the columns and rows of the view, which must be a grid, at a proposal; they are found once.
  func tracks<Tracks>(
    at proposal: ProposalExpression, _ make: () throws -> Tracks
  ) rethrows -> Tracks {
    try block.tracks(of: index, at: proposal, make)
  }

  /// Returns a variable in place of a long sum, which keeps rows short however many children there are.
  package func brief(_ sum: Extent, _ role: VariableRole, along axis: Axis) -> Extent {
    guard let terms = sum.expression?.length, terms > Self.longestSum else { return sum }
    return length(role, along: axis, preferring: sum, because: .totalLength)
  }

  /// The greatest number of lengths added in one row of a stack's running sums.
  private static let longestSum = 16

  package func largest(_ role: VariableRole, along axis: Axis?, _ lengths: [Bound]) -> Extent? {
    block.largest(role, of: index, along: axis, lengths)
  }

  package func smallest(_ role: VariableRole, along axis: Axis?, _ lengths: [Bound]) -> Extent? {
    block.smallest(role, of: index, along: axis, lengths)
  }
}

extension Alignment {
  /// Returns the origin of a child in a frame of a size whose default guides it is aligned to.
  package func origin(
    of child: ChildEmitter, at proposal: ProposalExpression, inFrameOf size: SizeExpression
  ) throws -> PointExpression {
    try PointExpression.sides { axis in
      .alignedOrigin(
        own: try child.block.defaultLine(self[axis], in: size),
        child: try child.guide(self[axis], at: proposal))
    }
  }
}

extension Emitter {
  /// Returns a side that takes the proposed length, or a natural one in points if none is proposed.
  package func offered(
    _ proposal: ProposalExpression, _ axis: Axis, orElse natural: Rational, because cause: Cause = .natural
  ) -> Extent {
    if let offered = proposal[axis] {
      return length(.side(axis), along: axis, preferring: offered, because: .offered)
    }
    return length(.side(axis), along: axis, preferring: Extent(natural), because: cause)
  }

  /// Returns a side with the length of a child.
  package func taken(_ child: SizeExpression, _ axis: Axis) -> Extent { taken(child[axis], along: axis) }

  /// Returns a length with that of a child, found without the other side.
  package func taken(_ child: Extent, along axis: Axis) -> Extent {
    length(.side(axis), along: axis, preferring: child, because: .child)
  }
}

/// A child of a view, as the view's rule sees it while a block is written.
package struct ChildEmitter {
  let block: BlockWriter
  package let index: LayoutTree.Index
  let container: ContainerSides<Extent>?

  /// The child's priority, spacing and explicit guides.
  package var traits: ViewTraits { block.boundTree.traits(of: index) }

  /// Returns the child's size at a proposal.
  package func size(at proposal: ProposalExpression) throws -> SizeExpression {
    try block.size(of: index, at: proposal.reaching(traits, in: container))
  }

  /// Returns the child's length along an axis at a proposal, without a side across that does not matter.
  package func length(along axis: Axis, at proposal: ProposalExpression) throws -> Extent {
    try block.length(of: index, along: axis, at: proposal.reaching(traits, in: container))
  }

  /// Returns the explicit value of a guide; `nil` if there is none.
  package func explicitGuide(_ guide: AlignmentKey, at proposal: ProposalExpression) throws -> Extent? {
    try block.explicitGuide(guide, of: index, at: proposal.reaching(traits, in: container))
  }

  /// Returns the value of a guide: the explicit one, or the default.
  package func guide(_ guide: AlignmentKey, at proposal: ProposalExpression) throws -> Extent {
    try block.guide(guide, of: index, at: proposal.reaching(traits, in: container))
  }

  /// Returns the value of a guide function at the child's dimensions.
  package func value(of function: GuideFunction, named name: String, at proposal: ProposalExpression) throws
    -> Extent
  {
    try block.value(of: function, named: name, in: size(at: proposal)) { try guide($0, at: proposal) }
  }
}
