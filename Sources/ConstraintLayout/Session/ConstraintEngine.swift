import ElementTree
import Foundation
import LinearProgramming

/// The engine that lays out by linear programming: rules state constraints, and the solver finds the sizes.
public struct ConstraintEngine: LayoutEngine {
  package var rules: ConstraintRules
  package var solver: any LinearSolver
  /// The basis from which each solve starts.
  package var start: StartingBasis

  /// Whether layouts include the derivatives by each written length, which takes longer.
  package var keepsPrices: Bool

  /// Whether work is shared between equal or similar blocks.
  ///
  /// Pieces are shared between equal subtrees, templates between subtrees of one shape, and confirmed bases
  /// between programs of the same matrix.
  ///
  /// Whatever is shared is proven exactly wherever it is used; without sharing, every block is written and
  /// solved on its own.
  package var sharesWork: Bool

  /// The thread on which the solver confirms long programs of the first layout.
  package var confirmation: Confirmation

  /// The greatest number of children of a stack that is one program; a longer one is several.
  package var longestStack: Int

  /// Whether a block whose reasons are not needed leaves out rows that affect no result.
  var simplifies: Bool { sharesWork && !keepsPrices }

  /// Creates an engine with the standard rules, and with GLPK starting from the basis of the theorem.
  public init() { self.init(rules: .standard) }

  /// Creates an engine with the given rules, solver and options.
  package init(
    rules: ConstraintRules = .standard, solver: any LinearSolver = StandardSolver(),
    start: StartingBasis = .forward, sharesWork: Bool = true, keepsPrices: Bool = false,
    longestStack: Int? = nil, confirmation: Confirmation = .beside
  ) {
    self.rules = rules
    self.solver = solver
    self.start = start
    self.sharesWork = sharesWork
    self.keepsPrices = keepsPrices
    self.longestStack = longestStack ?? SharingPolicy.longestStack
    self.confirmation = confirmation
  }

  /// The name of the engine: `constraints`.
  public var name: String { "constraints" }

  /// Lays out a tree in a container of a size, in points.
  ///
  /// - Throws: `LayoutError`; `SolverError`, or another error with a description, if the solver fails.
  public func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult {
    let container = ExactProposal(try proposal.checked())
    return try DeepStack.run(depth: tree.depth) {
      let session = try ConstraintSession(
        tree: tree, engine: self, keeping: Keeping(kept: .frames, isOnce: true))
      return LayoutResult(
        views: try PlacedViews(tree, session.frames(in: container)), warnings: tree.warnings,
        proposal: container.doubles, engine: name, statistics: session.statistics)
    }
  }

  /// Lays out a tree and keeps the root piece and the solved blocks of the layout.
  package func solve(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> ConstraintSolution {
    try solve(tree, in: ExactProposal(proposal.checked()))
  }

  /// Lays out a tree in a container of an exact size.
  package func solve(_ tree: LayoutTree, in container: ExactProposal) throws -> ConstraintSolution {
    try DeepStack.run(depth: tree.depth) {
      let resizable = try ResizableLayout(tree, engine: self)
      return try resizable.solve(in: container)
    }
  }
}
