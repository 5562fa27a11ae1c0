import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// Lays out a view in a container of a size, in points, and finds the reasons for the size of each view in it.
///
/// Call it as `Taut.explain`, and ask its answer with `explanation(for:)` and `story(of:along:)`. Throws as
/// `Taut.layout` does.
///
/// ```swift
/// let explanation = try Taut.explain(row, in: ProposedViewSize(width: 200, height: 50))
/// if let story = try explanation.story(of: "rest", along: .horizontal) {
///   for line in explanation.lines(of: story) { print(line) }
/// }
/// ```
public func explain(
  _ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues = EnvironmentValues()
) throws -> LayoutExplanation {
  let engine = ConstraintEngine()
  let expanded = try engine.expanded(LayoutTree(view, environment: environment), in: proposal)
  return try LayoutExplanation(expanded.tree, in: proposal, engine: engine)
}
