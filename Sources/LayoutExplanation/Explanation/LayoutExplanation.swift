import ConstraintLayout
import LayoutCore
import LinearProgramming

/// Why every view of a layout has its size: the active set, told view by view.
///
/// Reasons and prices are exact; each follows from the certificate of the layout.
///
/// ```swift
/// let explanation = try Taut.explain(row, in: ProposedViewSize(width: 500, height: 50))
/// let reasons = try explanation.explanation(for: "rest")?.width.reasons  // frame(maxWidth: 300) holds it
/// ```
public struct LayoutExplanation: Sendable {
  /// The tree that was laid out.
  public let tree: LayoutTree
  /// The layout, with the blocks and the root piece it follows from.
  public let solution: ConstraintSolution
  /// What the root was proposed.
  public let proposal: ProposedViewSize
  /// How many times the views were made and laid out until nothing changed; 1 where no action changed anything.
  public var rounds = 1
  /// The views in preorder, each with the reasons for its sides.
  public let views: [ViewExplanation]
  let engine: ConstraintEngine
  /// The tree as prices see it: a length that a view goes by without its being given counts as if it were written.
  let priced: LayoutTree
  let places: [LayoutTree.Index: Int]
  /// The block in which each view is placed.
  private let blocks: [LayoutTree.Index: Int]
  /// The first block that each view begins.
  let starts: [LayoutTree.Index: Int]

  /// Lays a tree out and finds the reasons.
  ///
  /// Content that a geometry reader makes from its size is not laid out, and the layout's warnings say so:
  /// `LayoutEngine.expanded(_:in:)` makes it for a size.
  ///
  /// - Parameters:
  ///   - tree: the tree.
  ///   - proposal: the container's size, in points.
  ///   - engine: the engine that lays out.
  ///   - keepsPrices: whether prices and stories are going to be asked for: a length that a view goes by without its
  ///     being given counts as if it were written then.
  /// - Throws: as `ConstraintEngine.layout` does.
  public init(
    _ tree: LayoutTree, in proposal: ProposedViewSize, engine: ConstraintEngine = ConstraintEngine(),
    keepsPrices: Bool = true
  ) throws {
    self = try Self.explaining(tree, in: proposal, engine: engine, keepsPrices: keepsPrices).explanation
  }

  /// Lays a tree out as the initializer does, and hands on the layout from which stories and why-not go on.
  package static func explaining(
    _ tree: LayoutTree, in proposal: ProposedViewSize, engine: ConstraintEngine = ConstraintEngine(),
    keepsPrices: Bool = true
  ) throws -> (explanation: LayoutExplanation, layout: ResizableLayout) {
    try ExplanationRules.standard.check(tree)
    var pricing = engine
    pricing.keepsPrices = keepsPrices
    let priced = keepsPrices ? try tree.writingImpliedLengths() : tree
    // Prices are worked out one input at a time, once somebody asks.
    var plain = engine
    plain.keepsPrices = false
    let layout = try ResizableLayout(priced, engine: plain)
    let solution = try layout.solve(in: proposal)
    return (LayoutExplanation(tree, priced, pricing, in: proposal, solution), layout)
  }

  /// Lays a tree out for its reasons alone: nothing is found out of what holds at another size.
  ///
  /// - Throws: as `ConstraintEngine.layout` does.
  package static func solution(
    of tree: LayoutTree, in proposal: ProposedViewSize, engine: ConstraintEngine = ConstraintEngine()
  ) throws -> ConstraintSolution {
    try ExplanationRules.standard.check(tree)
    return try ResizableLayout(tree, engine: engine, laysOutOnce: true).solve(in: proposal)
  }

  /// Finds the reasons of such a layout.
  package init(of solution: ConstraintSolution, _ tree: LayoutTree, in proposal: ProposedViewSize) {
    self.init(tree, tree, ConstraintEngine(), in: proposal, solution)
  }

  /// Finds the reasons of a layout of a tree that is priced, in a container.
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
    places = Dictionary(views.enumerated().map { ($1.view, $0) }) { first, _ in first }
    starts = Dictionary(solution.root.blocks.enumerated().map { ($1.view, $0) }) { first, _ in first }
    blocks = Dictionary(
      solution.root.blocks.enumerated().flatMap { place, block in block.origins.keys.map { ($0, place) } }
    ) { first, _ in first }
  }

  /// The explanation of the tree as prices see it: a length that a view goes by without its being given is written.
  ///
  /// Throws as laying it out does.
  func writingImpliedLengths() throws -> LayoutExplanation {
    // With prices it was laid out like that.
    if engine.keepsPrices, try priced.writingImpliedLengths().isIdentical(to: priced) {
      return LayoutExplanation(priced, priced, engine, in: proposal, solution)
    }
    return try LayoutExplanation(tree.writingImpliedLengths(), in: proposal, engine: engine)
  }

  /// The reasons of one view; `nil` for a view that the layout does not place.
  public func explanation(for view: LayoutTree.Index) -> ViewExplanation? {
    places[view].map { views[$0] }
  }

  /// The reasons of the first view with an id, or of the view at a path; `nil` where the layout does not place it.
  ///
  /// - Throws: `UnknownViewError` for a name that no view has.
  public func explanation(for name: String) throws(UnknownViewError) -> ViewExplanation? {
    explanation(for: try first(named: name))
  }

  /// The view that a name stands for, the first of several.
  func first(named name: String) throws(UnknownViewError) -> LayoutTree.Index {
    guard let view = views(named: name).first else {
      throw UnknownViewError(name, known: tree.nodes.compactMap(\.id))
    }
    return view
  }

  /// How views are called in sentences.
  var names: Names { Names(tree: tree) }

  /// A view with what the layout says of it.
  func view(_ index: LayoutTree.Index) -> ExplainedView { ExplainedView(explanation: self, index: index) }

  /// The block in which a view is placed; `nil` for the root, and for what opaque code places.
  func block(placing view: LayoutTree.Index) -> SolvedBlock? { blocks[view].map { solution.root.blocks[$0] } }

  /// The placed view; `nil` for a view that the layout does not place.
  func placed(_ view: LayoutTree.Index) -> PlacedPiece.View? {
    places[view].map { solution.root.views[$0] }
  }

  /// The views that a name stands for: those with that id, or the one at that path.
  public func views(named name: String) -> [LayoutTree.Index] {
    let named = tree.indices.filter { tree[$0].id == name }
    return named.isEmpty ? tree.indices.filter { tree[$0].path == name } : named
  }

  /// The view with its frame in points; `nil` for a view that the layout does not place.
  func placedInPoints(_ view: LayoutTree.Index) -> PlacedView? {
    // Both lists have every view of the tree in preorder.
    places[view].map { solution.result.views[$0] }
  }
}

/// Why one view has its size.
public struct ViewExplanation: Hashable, Sendable {
  /// The view.
  public var view: LayoutTree.Index
  /// The width and what decides it.
  public var width: SideExplanation
  /// The height and what decides it.
  public var height: SideExplanation

  /// The side along an axis.
  public subscript(axis: Axis) -> SideExplanation { axis == .horizontal ? width : height }
}

/// Why one side of a view has its length.
public struct SideExplanation: Hashable, Sendable {
  /// The axis of the side.
  public var axis: Axis
  /// The length in points, exactly; `nil` where it is infinite.
  public var length: Rational?
  /// What was offered; `nil` where nothing was, so that the view takes its ideal.
  public var offered: Offer?
  /// What decides the length; where more than one holds at once, the layout has a tie and all are named.
  public var reasons: [SideReason]
}

extension LayoutExplanation {
  /// Why a view lies where it does along an axis: outwards through its modifiers, to the first container.
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
      if let cause = parent.room.placement(of: child, in: parent, along: axis) {
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
