import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The active constraints of a layout, reported as the reasons for each view's size.
///
/// Reasons and prices are exact; each follows from the layout's certificate.
///
/// ```swift
/// let explanation = try Taut.explain(row, in: ProposedViewSize(width: 500, height: 50))
/// let reasons = try explanation.explanation(for: "rest")?.width.reasons  // frame(maxWidth: 300) holds it
/// ```
public struct LayoutExplanation: Sendable {
  /// The tree that was laid out.
  public let tree: LayoutTree
  /// The layout, with the blocks and the root piece that it follows from.
  public let solution: ConstraintSolution
  /// The proposal to the root, in points.
  public let proposal: ProposedViewSize
  /// The number of times that the views were made and laid out until nothing changed; 1 where no action
  /// changed anything.
  public var rounds = 1
  /// The views in preorder, each with the reasons for its sides.
  public let views: [ViewExplanation]
  let engine: ConstraintEngine
  /// The tree for prices: a length that a view uses without its being written counts as if it were written.
  let priced: LayoutTree
  let placedIndices: [LayoutTree.Index: Int]
  /// The block in which each view is placed.
  private let blocks: [LayoutTree.Index: Int]
  /// The first block that each view begins.
  let starts: [LayoutTree.Index: Int]

  /// Lays out a tree and finds the reasons.
  ///
  /// Content that a geometry reader makes from its size is not laid out, and the layout's warnings report it:
  /// `LayoutEngine.expanded(_:in:)` makes it for a size.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - proposal: The container's size, in points.
  ///   - engine: The engine that lays out.
  ///   - keepsPrices: Whether prices and stories will be asked for. A length that a view uses without its
  ///     being written then counts as if it were written.
  /// - Throws: As `ConstraintEngine.layout` does.
  public init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, engine: ConstraintEngine = ConstraintEngine(),
    keepsPrices: Bool = true
  ) throws {
    self = try Self.explaining(tree, in: proposal, engine: engine, keepsPrices: keepsPrices).explanation
  }

  /// Lays out a tree as the initializer does, and returns the layout that stories and why-not continue from.
  package static func explaining(
    _ tree: LayoutTree, in proposal: ProposedViewSize, engine: ConstraintEngine = ConstraintEngine(),
    keepsPrices: Bool = true
  ) throws -> (explanation: LayoutExplanation, layout: ResizableLayout) {
    try ExplanationRules.standard.check(tree)
    var pricing = engine
    pricing.keepsPrices = keepsPrices
    let priced = keepsPrices ? try tree.writingImpliedLengths() : tree
    // Prices are computed one input at a time, on demand.
    var plain = engine
    plain.keepsPrices = false
    let layout = try ResizableLayout(priced, engine: plain)
    let solution = try layout.solve(in: proposal)
    return (LayoutExplanation(tree, priced, pricing, in: proposal, solution), layout)
  }

  /// Lays out a tree for its reasons only: nothing is computed about other sizes.
  ///
  /// - Throws: As `ConstraintEngine.layout` does.
  package static func solution(
    of tree: LayoutTree, in proposal: ProposedViewSize, engine: ConstraintEngine = ConstraintEngine()
  ) throws -> ConstraintSolution {
    try ExplanationRules.standard.check(tree)
    return try ResizableLayout(tree, engine: engine, laysOutOnce: true).solve(in: proposal)
  }

  /// Finds the reasons of a layout made by `solution(…)`.
  package init(of solution: ConstraintSolution, _ tree: LayoutTree, in proposal: ProposedViewSize) {
    self.init(tree, tree, ConstraintEngine(), in: proposal, solution)
  }

  /// Finds the reasons of a layout, given the tree for prices and the container.
  init(
    _ tree: LayoutTree, _ priced: LayoutTree, _ engine: ConstraintEngine, in proposal: ProposedViewSize,
    _ solution: ConstraintSolution
  ) {
    self.engine = engine
    self.tree = tree
    self.proposal = proposal
    self.priced = priced
    self.solution = solution
    views = ReasonFinder(tree: tree, root: solution.root, container: solution.container).views
    placedIndices = Dictionary(views.enumerated().map { ($1.view, $0) }) { first, _ in first }
    starts = Dictionary(solution.root.blocks.enumerated().map { ($1.view, $0) }) { first, _ in first }
    blocks = Dictionary(
      solution.root.blocks.enumerated().flatMap { index, block in block.origins.keys.map { ($0, index) } }
    ) { first, _ in first }
  }

  /// Returns the explanation of the tree for prices, in which implied lengths are written.
  ///
  /// - Throws: As laying it out does.
  func writingImpliedLengths() throws -> LayoutExplanation {
    // With prices the layout was made of that tree already.
    if engine.keepsPrices, try priced.writingImpliedLengths().isIdentical(to: priced) {
      return LayoutExplanation(priced, priced, engine, in: proposal, solution)
    }
    return try LayoutExplanation(tree.writingImpliedLengths(), in: proposal, engine: engine)
  }

  /// The reasons of one view; `nil` for a view that the layout does not place.
  public func explanation(for view: LayoutTree.Index) -> ViewExplanation? {
    placedIndices[view].map { views[$0] }
  }

  /// The reasons of the first view with an id, or of the view at a path; `nil` where the layout does not
  /// place it.
  ///
  /// - Throws: `UnknownViewError` if no view has the name.
  public func explanation(for name: String) throws(UnknownViewError) -> ViewExplanation? {
    explanation(for: try first(named: name))
  }

  /// Returns the first view that a name refers to.
  func first(named name: String) throws(UnknownViewError) -> LayoutTree.Index {
    guard let view = views(named: name).first else {
      throw UnknownViewError(name, known: tree.nodes.compactMap(\.id))
    }
    return view
  }

  /// The names of views in sentences.
  var names: Names { Names(tree: tree) }

  /// Returns a view with its layout.
  func view(_ index: LayoutTree.Index) -> ExplainedView { ExplainedView(explanation: self, index: index) }

  /// The block in which a view is placed; `nil` for the root, and for what opaque code places.
  func block(placing view: LayoutTree.Index) -> SolvedBlock? { blocks[view].map { solution.root.blocks[$0] } }

  /// The placed view; `nil` for a view that the layout does not place.
  func placed(_ view: LayoutTree.Index) -> PlacedPiece.View? {
    placedIndices[view].map { solution.root.views[$0] }
  }

  /// Returns the views that a name refers to: those with that id, or the one at that path.
  public func views(named name: String) -> [LayoutTree.Index] {
    let named = tree.indices.filter { tree[$0].id == name }
    return named.isEmpty ? tree.indices.filter { tree[$0].path == name } : named
  }

  /// The view with its frame in points; `nil` for a view that the layout does not place.
  func placedInPoints(_ view: LayoutTree.Index) -> PlacedView? {
    // Both lists have every view of the tree in preorder.
    placedIndices[view].map { solution.result.views[$0] }
  }
}

/// The reasons for the size of one view.
public struct ViewExplanation: Hashable, Sendable {
  /// The view that is explained.
  public var view: LayoutTree.Index
  /// The width and its reasons.
  public var width: SideExplanation
  /// The height and its reasons.
  public var height: SideExplanation

  /// The side along an axis.
  public subscript(axis: Axis) -> SideExplanation { axis == .horizontal ? width : height }
}

/// The reasons for the length of one side of a view.
public struct SideExplanation: Hashable, Sendable {
  /// The axis of the side.
  public var axis: Axis
  /// The length in points, exactly; `nil` where it is infinite.
  public var length: Rational?
  /// The proposed length; `nil` where none is proposed, so that the view takes its ideal.
  public var offered: Offer?
  /// The reasons for the length; where several hold at once, the layout has a tie and all are listed.
  public var reasons: [SideReason]
}

extension LayoutExplanation {
  /// The placements of a view along an axis, outwards through its modifiers to the first container.
  public func placements(of view: LayoutTree.Index, along axis: Axis) -> [ViewPlacement] {
    var placements: [ViewPlacement] = []
    var child = self.view(view)
    while let origin = child.origin(axis) {
      guard let parent = child.node.parent.map(self.view) else {
        if solution.container[axis]?.number != nil, !origin.isZero {
          placements.append(ViewPlacement(view: child.index, parent: nil, origin: origin, cause: .centred))
        }
        return placements
      }
      if let cause = parent.rule.placement(of: child, in: parent, along: axis) {
        let isMirrored = axis == .horizontal && parent.node.direction == .rightToLeft
        placements.append(
          ViewPlacement(
            view: child.index, parent: parent.index, origin: origin,
            mirrored: isMirrored ? parent.distanceFromEnd(of: child, axis) : nil, cause: cause))
      }
      let isPassing = parent.node.element.role == .modifier && parent.node.children.first == child.index
      guard isPassing else { return placements }
      child = parent
    }
    return placements
  }
}
