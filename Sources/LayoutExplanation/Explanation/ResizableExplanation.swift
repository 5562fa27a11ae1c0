import ConstraintLayout
import LayoutCore

/// A tree that is explained at one size after the other: what holds for more than one is worked out once.
///
/// An object with a memory, as `ResizableLayout` is. Not for several threads at once.
package final class ResizableExplanation {
  private let tree: LayoutTree
  private let engine: ConstraintEngine
  private let layout: ResizableLayout
  /// What lays out again where prices are asked for.
  package let layouts: RelatedLayouts

  /// Prepares a tree; without `keepsPrices` no price can be asked for.
  ///
  /// Throws as `LayoutExplanation` does.
  package init(_ tree: LayoutTree, keepsPrices: Bool) throws {
    try ExplanationRules.standard.check(tree)
    var engine = ConstraintEngine()
    engine.keepsPrices = keepsPrices
    self.tree = tree
    self.engine = engine
    layouts = RelatedLayouts(engine: engine)
    layout = try ResizableLayout(keepsPrices ? tree.writingImpliedLengths() : tree)
  }

  /// The explanation in a container, in points.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  package func explanation(in proposal: ProposedViewSize) throws -> LayoutExplanation {
    var solution = try layout.solve(in: proposal)
    // Blocks that were kept have the numbers of the size that they were solved at.
    let proposals = solution.proposals(in: layout.tree)
    solution.root.blocks = try solution.root.blocks.map { block in
      try block.evaluated(at: proposals[block.view] ?? block.proposal)
    }
    return LayoutExplanation(tree, layout.tree, engine, in: proposal, solution)
  }
}
