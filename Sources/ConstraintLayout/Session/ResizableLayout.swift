import ElementTree
import LinearProgramming

/// A tree that is laid out again and again at different sizes: what holds for more than one is kept.
///
/// An object with a memory: whoever shares it shares what it has found. Not for several threads at once. Content that a
/// geometry reader makes from its size is not laid out, and the result's warnings say so: it is another tree at each size,
/// which `LayoutEngine.expanded(_:in:)` makes.
///
/// ```swift
/// let resizable = try ResizableLayout(LayoutTree(row))
/// for width in stride(from: 200, through: 400, by: 50) {
///   let solution = try resizable.solve(in: ProposedViewSize(width: CGFloat(width), height: 50))
///   print(width, solution.result.statistics.solverCalls)
/// }
/// ```
public final class ResizableLayout {
  /// The tree.
  public let tree: LayoutTree
  private let engine: ConstraintEngine
  private let session: ConstraintSession
  private var isHandedOver = false

  /// How often each view's rule was asked for a size so far.
  var measures: [Int] { session.measures }

  /// Prepares a tree.
  ///
  /// - Throws: `LayoutError.missingRule`.
  public convenience init(
    _ tree: LayoutTree, engine: ConstraintEngine = ConstraintEngine()
  ) throws(LayoutError) {
    try self.init(tree, engine: engine, laysOutOnce: false)
  }

  /// Prepares a tree of which one layout may be all that is asked for: views that are like no others are laid out in numbers.
  ///
  /// - Throws: `LayoutError.missingRule`.
  package init(_ tree: LayoutTree, engine: ConstraintEngine, laysOutOnce: Bool) throws(LayoutError) {
    self.tree = tree
    self.engine = engine
    session = try ConstraintSession(
      tree: tree, rules: engine.rules, options: engine.options(Keeping(kept: .blocks, isOnce: laysOutOnce)))
  }

  /// Lays the tree out at a size, in points.
  ///
  /// - Throws: as `ConstraintEngine.layout` does.
  public func solve(in proposal: ProposedViewSize) throws -> ConstraintSolution {
    try solve(in: ExactProposal(proposal.checked()))
  }

  /// Lays the tree out at a size that is given exactly.
  ///
  /// - Throws: as `ConstraintEngine.layout` does.
  package func solve(in container: ExactProposal) throws -> ConstraintSolution {
    session.statistics = LayoutStatistics()
    let root = try piece(at: container)
    let result = LayoutResult(
      views: PlacedViews(
        tree, frames: root.views.map { $0.viewFrame(at: container) }, of: root.views.map(\.index)),
      warnings: tree.warnings, proposal: container.doubles, engine: engine.name,
      statistics: session.statistics)
    return ConstraintSolution(result: result, root: root, container: container)
  }

  /// Every frame as an affine function of the container's size around an exact size, and where that holds.
  ///
  /// Exact sizes reach where doubles do not: a breakpoint at a third of a point is one. Throws as
  /// `ConstraintEngine.layout` does.
  package func piece(at container: ExactProposal) throws -> RootPiece {
    precondition(!isHandedOver, "what the layout has found belongs to somebody else")
    return try DeepStack.run(depth: tree.depth) { try session.rootPiece(in: container) }
  }

  /// Hands over what it has found to somebody who wants no solved blocks; it must not be used afterwards.
  func handOver() -> ConstraintSession {
    precondition(!isHandedOver, "a layout is handed over once")
    isHandedOver = true
    session.stopKeepingBlocks()
    return session
  }
}

/// A layout by constraints, and what it follows from.
public struct ConstraintSolution: Sendable {
  /// The views in their places.
  public var result: LayoutResult
  /// Every frame as an affine function of the container's size.
  package var root: RootPiece
  /// The container's size in exact numbers.
  package var container: ExactProposal
}
