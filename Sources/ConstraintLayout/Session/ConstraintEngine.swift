import Foundation
import LayoutCore
import LinearProgramming

/// The engine that lays out by linear programming: rules state constraints, and the solver finds the sizes.
public struct ConstraintEngine: LayoutEngine {
  /// The rules it follows.
  public var rules: ConstraintRules
  /// What solves the programs.
  public var solver: any LinearSolver
  /// The basis each solve starts from.
  public var start: StartingBasis

  /// Whether layouts know what a change of each written length would do; slower.
  public var keepsPrices: Bool

  /// Makes an engine; unless told, with every rule of the sheet, and GLPK from the basis that the theorem knows.
  public init(
    rules: ConstraintRules = .standard, solver: any LinearSolver = GLPKSolver(),
    start: StartingBasis = .forward, keepsPrices: Bool = false
  ) {
    self.rules = rules
    self.solver = solver
    self.start = start
    self.keepsPrices = keepsPrices
  }

  /// `constraints`.
  public var name: String { "constraints" }

  /// Lays out a tree in a container of a size, in points.
  ///
  /// - Throws: `LayoutError`, `SolverError`, `ProgramError`.
  public func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult {
    try solve(tree, in: proposal).result
  }

  /// Lays out a tree and keeps what the layout follows from: the root piece and the solved blocks.
  public func solve(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> ConstraintSolution {
    try solve(tree, in: ExactProposal(proposal.checked()))
  }

  /// Lays out a tree in a container whose size is given exactly.
  public func solve(_ tree: LayoutTree, in container: ExactProposal) throws -> ConstraintSolution {
    try DeepStack.run(depth: tree.depth) {
      var resizable = try ResizableLayout(tree, engine: self)
      return try resizable.solve(in: container)
    }
  }
}

extension ConstraintEngine {
  /// How often each view's rule was asked for a size, in any block or by itself, by preorder position.
  public func measureCounts(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> [Int] {
    try DeepStack.run(depth: tree.depth) {
      var resizable = try ResizableLayout(tree, engine: self)
      _ = try resizable.solve(in: proposal)
      return resizable.measures
    }
  }
}

/// A tree that is laid out again and again at different sizes: what holds for more than one is kept.
///
/// Not to be shared between threads.
///
/// ```swift
/// var resizable = try ResizableLayout(LayoutTree(row))
/// for width in stride(from: 200, through: 400, by: 50) {
///   let solution = try resizable.solve(in: ProposedViewSize(width: CGFloat(width), height: 50))
///   print(width, solution.result.statistics.solverCalls)
/// }
/// ```
public struct ResizableLayout {
  /// The tree.
  public let tree: LayoutTree
  private let engine: ConstraintEngine
  private let session: ConstraintSession

  /// How often each view's rule was asked for a size so far.
  var measures: [Int] { session.measures }

  /// Prepares a tree.
  ///
  /// - Throws: `LayoutError.missingRule`.
  public init(_ tree: LayoutTree, engine: ConstraintEngine = ConstraintEngine()) throws(LayoutError) {
    self.tree = tree
    self.engine = engine
    session = try ConstraintSession(
      tree: tree, rules: engine.rules, solver: engine.solver, start: engine.start,
      keepsPrices: engine.keepsPrices)
  }

  /// Lays the tree out at a size, in points.
  ///
  /// - Throws: as `ConstraintEngine.layout` does.
  public mutating func solve(in proposal: ProposedViewSize) throws -> ConstraintSolution {
    try solve(in: ExactProposal(proposal.checked()))
  }

  /// Lays the tree out at a size that is given exactly.
  ///
  /// - Throws: as `ConstraintEngine.layout` does.
  public mutating func solve(in container: ExactProposal) throws -> ConstraintSolution {
    session.statistics = LayoutStatistics()
    let root = try piece(at: container)
    let result = LayoutResult(
      views: root.views.map { $0.placedView(in: tree, at: container) }, warnings: tree.warnings,
      proposal: container.doubles, engine: engine.name, statistics: session.statistics)
    return ConstraintSolution(result: result, root: root, container: container)
  }

  /// Every frame as an affine function of the container's size around an exact size, and where that holds.
  ///
  /// Exact sizes reach where doubles do not: a breakpoint at a third of a point is one. Throws as
  /// `ConstraintEngine.layout` does.
  public mutating func piece(at container: ExactProposal) throws -> RootPiece {
    try DeepStack.run(depth: tree.depth) { try session.rootPiece(in: container) }
  }
}

/// A layout by constraints, and what it follows from.
public struct ConstraintSolution: Sendable {
  /// The views in their places.
  public var result: LayoutResult
  /// Every frame as an affine function of the container's size.
  public var root: RootPiece
  /// The container's size in exact numbers.
  public var container: ExactProposal
}
