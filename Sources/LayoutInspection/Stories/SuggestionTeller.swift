import LayoutCore
import LayoutExplanation
import LinearProgramming

/// What it takes to make views larger, at one size: each suggestion was laid out.
struct SuggestionTeller {
  let explanation: LayoutExplanation

  /// By how many points a view would be larger.
  private static let growth: Rational = 10
  /// How many views a search lays out at most.
  private static let work = 4_000

  /// A question with its answers for each side of a view; none for a side that has no length.
  func paragraphs(of view: LayoutTree.Index) -> [[String]] {
    Axis.allCases.compactMap { paragraph(of: view, along: $0) }
  }

  private func paragraph(of view: LayoutTree.Index, along axis: Axis) -> [String]? {
    guard let length = explanation.explanation(for: view)?[axis].length else { return nil }
    let wanted = length + Self.growth
    let property: FrameProperty = axis == .horizontal ? .width : .height
    let question = WhyNotQuestion(
      .comparison(.side(of: explanation.tree[view].path, property), .atLeast, .points(wanted)))
    // A view of which something cannot be asked has no answer, as one for which nothing was found.
    guard let answer = try? WhyNot(comparison: question, in: explanation, work: Self.work) else { return nil }
    let name = explanation.tree.ownName(of: view)
    let title =
      "what makes \(name) \(NumberMarks.plain(wanted, isGrouped: true)) \(axis == .horizontal ? "wide" : "tall")"
    let lines = answer.suggestionLines
    return [title] + (lines.isEmpty ? ["no single change that was tried"] : lines)
  }
}
