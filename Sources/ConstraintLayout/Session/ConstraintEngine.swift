import ElementTree
import Foundation
import LinearProgramming

/// The engine that lays out by linear programming: rules state constraints, and the solver finds the sizes.
public struct ConstraintEngine: LayoutEngine {
  /// The rules it follows.
  package var rules: ConstraintRules
  /// What solves the programs.
  package var solver: any LinearSolver
  /// The basis each solve starts from.
  package var start: StartingBasis

  /// Whether layouts know what a change of each written length would do; slower.
  package var keepsPrices: Bool

  /// Whether equal subtrees share their pieces, subtrees of one shape their dependence on written lengths, and programs of
  /// the same matrix the active sets that the solver found optimal.
  ///
  /// What is shared is proven exactly wherever it is used; without it every block is written and solved by itself.
  package var sharesWork: Bool

  /// Where the solver confirms long programs while the first layout goes on.
  package var confirmation: Confirmation

  /// How many children a stack has at most to be one program; one of more is several.
  package var longestStack: Int

  func options(_ keeping: Keeping) -> SolvingOptions {
    SolvingOptions(
      solver: solver, start: start, confirmation: confirmation, keeping: keeping, sharesWork: sharesWork,
      keepsPrices: keepsPrices, longestStack: keeping.keepsBlocks || keepsPrices ? .max : longestStack)
  }

  /// An engine with every rule, and GLPK from the basis that the theorem knows.
  public init() { self.init(rules: .standard) }

  /// The same, but for what is given.
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

  /// `constraints`.
  public var name: String { "constraints" }

  /// Lays out a tree in a container of a size, in points.
  ///
  /// - Throws: `LayoutError`; `SolverError`, or an error that describes itself, where the solver gives up.
  public func layout(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> LayoutResult {
    let container = ExactProposal(try proposal.checked())
    return try DeepStack.run(depth: tree.depth) {
      let session = try ConstraintSession(
        tree: tree, rules: rules, options: options(Keeping(kept: .frames, isOnce: true)))
      return LayoutResult(
        views: try PlacedViews(tree, session.frames(in: container)), warnings: tree.warnings,
        proposal: container.doubles, engine: name, statistics: session.statistics)
    }
  }

  /// Lays out a tree and keeps what the layout follows from: the root piece and the solved blocks.
  package func solve(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> ConstraintSolution {
    try solve(tree, in: ExactProposal(proposal.checked()))
  }

  /// Lays out a tree in a container whose size is given exactly.
  package func solve(_ tree: LayoutTree, in container: ExactProposal) throws -> ConstraintSolution {
    try DeepStack.run(depth: tree.depth) {
      let resizable = try ResizableLayout(tree, engine: self)
      return try resizable.solve(in: container)
    }
  }
}

extension ConstraintEngine {
  /// How often each view's rule was asked for a size, in any block or by itself, by preorder position.
  package func measureCounts(_ tree: LayoutTree, in proposal: ProposedViewSize) throws -> [Int] {
    try DeepStack.run(depth: tree.depth) {
      let resizable = try ResizableLayout(tree, engine: self)
      _ = try resizable.solve(in: proposal)
      return resizable.measures
    }
  }
}
