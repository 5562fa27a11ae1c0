import ConstraintLayout
import LayoutCore
import LayoutExplanation

/// Lays out a view in a container of a size, in points, and finds the reasons for the size of each view in it.
///
/// The explanation is of the settled layout: with what the views' actions set. Its `rounds` say how many layouts that took.
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
  let settled = try engine.settled(view, in: proposal, environment: environment)
  var explanation = try LayoutExplanation(settled.tree, in: proposal, engine: engine)
  explanation.rounds = settled.rounds
  return explanation
}
