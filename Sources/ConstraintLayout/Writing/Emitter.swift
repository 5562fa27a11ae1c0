import ElementTree
import LinearProgramming

/// What a rule sees while it writes: its own view, the view's children, and the block.
package struct Emitter {
  let block: BlockWriter
  /// The view.
  package let index: LayoutTree.Index
  /// What the nearest container was proposed, the root's or a scroll view's; `nil` where nobody in the view reads it.
  package let container: ContainerSides<Extent>?

  /// What the tree says of the view.
  package var node: LayoutTree.Node { block.boundTree.tree[index] }
  /// Which part the view plays in the tree.
  var role: ElementRole { block.boundTree.role(of: index) }
  /// How many children the view has.
  package var count: Int { block.boundTree.childCount(of: index) }
  /// The children's places, from 0.
  package var indices: Range<Int> { 0..<count }
  /// The child at a place.
  package subscript(place: Int) -> ChildEmitter {
    ChildEmitter(block: block, index: block.boundTree.child(place, of: index), container: container)
  }
  /// The children, in order.
  package var children: [ChildEmitter] { indices.map { self[$0] } }

  /// The view's own size at a proposal, as its rule says.
  package func size(at proposal: ProposalExpression) throws -> SizeExpression {
    try block.size(of: index, at: proposal)
  }

  /// The view's own placements at a proposal, as its rule says.
  package func placements(at proposal: ProposalExpression) throws -> [PlacementExpression] {
    try block.placements(of: index, at: proposal)
  }

  /// A length that a person wrote into the view.
  package func written(_ parameter: ParameterName, _ value: Double) -> Extent {
    block.written(parameter, Rational(finite: value), of: index)
  }

  /// States a length of the view; see `BlockWriter.length`.
  package func length(
    _ role: VariableRole, along axis: Axis?, preferring preferred: Extent, because cause: Cause,
    times count: Int = 1, atMost upper: [Bound] = [], atLeast lower: [Bound] = []
  ) -> Extent {
    block.length(
      role, of: index, along: axis, preferring: preferred, because: cause, times: count, atMost: upper,
      atLeast: lower)
  }

  /// The exact value of an expression; what has been written so far is settled where it is not known yet.
  package func value(of expression: LinearExpression) throws -> Rational {
    try block.recorder.value(of: expression)
  }

  /// Whether an expression is positive: a decision, under which all that follows is written.
  package func decidePositive(_ expression: LinearExpression, _ kind: Decision.Kind) throws -> Bool {
    try block.recorder.decidePositive(expression, kind)
  }

  /// Notes a decision that was made from numbers.
  package func decide(_ decision: Decision) { block.recorder.decide(decision) }

  /// How the view, a stack, shares its length at a proposal: found once.
  func distribution(
    at proposal: ProposalExpression, _ make: () throws -> Distribution
  ) rethrows -> Distribution {
    try block.distribution(of: index, at: proposal, make)
  }

  /// The columns and rows of the view, a grid, at a proposal: found once.
  func tracks<Tracks>(
    at proposal: ProposalExpression, _ make: () throws -> Tracks
  ) rethrows -> Tracks {
    try block.tracks(of: index, at: proposal, make)
  }

  /// A sum that has grown long under a name of its own: rows stay short however many children there are.
  package func brief(_ sum: Extent, _ role: VariableRole, along axis: Axis) -> Extent {
    guard let terms = sum.expression?.length, terms > Self.longestSum else { return sum }
    return length(role, along: axis, preferring: sum, because: .totalLength)
  }

  /// How many lengths are added up in one row of a stack's running sums.
  private static let longestSum = 16

  package func largest(_ role: VariableRole, along axis: Axis?, _ lengths: [Bound]) -> Extent? {
    block.largest(role, of: index, along: axis, lengths)
  }

  package func smallest(_ role: VariableRole, along axis: Axis?, _ lengths: [Bound]) -> Extent? {
    block.smallest(role, of: index, along: axis, lengths)
  }
}

extension Alignment {
  /// Where a child begins in a frame of a size once the child's guide meets the frame's default one.
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
  /// A side that takes what is proposed, or so many points where nothing is.
  package func offered(
    _ proposal: ProposalExpression, _ axis: Axis, orElse natural: Rational, because cause: Cause = .natural
  ) -> Extent {
    if let offered = proposal[axis] {
      return length(.side(axis), along: axis, preferring: offered, because: .offered)
    }
    return length(.side(axis), along: axis, preferring: Extent(natural), because: cause)
  }

  /// A side that is what a child answers.
  package func taken(_ child: SizeExpression, _ axis: Axis) -> Extent { taken(child[axis], along: axis) }

  /// The same of a length that is asked for alone.
  package func taken(_ child: Extent, along axis: Axis) -> Extent {
    length(.side(axis), along: axis, preferring: child, because: .child)
  }
}

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
