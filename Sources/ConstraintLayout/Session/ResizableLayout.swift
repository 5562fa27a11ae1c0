import ElementTree
import LinearProgramming

/// A tree that is laid out repeatedly at different sizes: results that hold for more than one size are kept.
///
/// References to one object share its results; it must not be used by several threads at once. Content that a
/// geometry reader makes from its size is not laid out, which is a warning of the result: the tree differs at
/// each size, and `LayoutEngine.expanded(_:in:)` makes it.
///
/// ```swift
/// let resizable = try ResizableLayout(LayoutTree(row))
/// for width in stride(from: 200, through: 400, by: 50) {
///   let solution = try resizable.solve(in: ProposedViewSize(width: CGFloat(width), height: 50))
///   print(width, solution.result.statistics.solverCalls)
/// }
/// ```
public final class ResizableLayout {
  /// The tree that is laid out.
  public let tree: LayoutTree
  private let engine: ConstraintEngine
  private let session: ConstraintSession
  private var isHandedOver = false

  /// Creates a layout of a tree.
  ///
  /// - Throws: `LayoutError.missingRule`.
  public convenience init(
    _ tree: LayoutTree, engine: ConstraintEngine = ConstraintEngine()
  ) throws(LayoutError) {
    try self.init(tree, engine: engine, laysOutOnce: false)
  }

  /// Creates a layout of a tree that may be laid out only once: views that are like no other are laid out in
  /// numbers.
  ///
  /// - Throws: `LayoutError.missingRule`.
  package init(_ tree: LayoutTree, engine: ConstraintEngine, laysOutOnce: Bool) throws(LayoutError) {
    self.tree = tree
    self.engine = engine
    session = try ConstraintSession(
      tree: tree, engine: engine, keeping: Keeping(kept: .blocks, isOnce: laysOutOnce))
  }

  /// Lays out the tree at a size, in points.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
  public func solve(in proposal: ProposedViewSize) throws -> ConstraintSolution {
    try solve(in: ExactProposal(proposal.checked()))
  }

  /// Lays out the tree at an exact size.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
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

  /// Returns the frames as affine functions of the container's size near an exact size, with their critical
  /// region.
  ///
  /// Exact sizes are needed where doubles do not suffice, such as at a breakpoint at a third of a point.
  ///
  /// - Throws: The errors of `ConstraintEngine.layout`.
  package func piece(at container: ExactProposal) throws -> RootPiece {
    precondition(!isHandedOver, "a layout that was handed over must not be used")
    return try DeepStack.run(depth: tree.depth) { try session.rootPiece(in: container) }
  }

  /// Returns the session without its solved blocks; the layout must not be used afterwards.
  func handOver() -> ConstraintSession {
    precondition(!isHandedOver, "a layout is handed over once")
    isHandedOver = true
    session.stopKeepingBlocks()
    return session
  }
}

/// A layout by constraints, with the root piece and the solved blocks that it follows from.
public struct ConstraintSolution: Sendable {
  /// The layout's views, warnings and costs.
  public var result: LayoutResult
  /// The frames as affine functions of the container's size.
  package var root: RootPiece
  /// The container's size in exact numbers.
  package var container: ExactProposal
}
