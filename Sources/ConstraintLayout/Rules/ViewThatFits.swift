import ElementTree
import LinearProgramming

/// A choice is its first candidate whose ideal size fits in the proposal, or else its last one.
package struct ViewThatFitsRule: ConstraintRule {
  package init() {}

  /// The chosen one's answer; zero with no candidates.
  package func size(
    of choice: ViewThatFitsElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> SizeExpression {
    guard let chosen = try chosen(choice, proposal, view) else {
      return SizeExpression.sides {
        view.length(.side($0), along: $0, preferring: .zero, because: .empty)
      }
    }
    let size = try view[chosen].size(at: proposal)
    return SizeExpression.sides { axis in
      view.length(.side(axis), along: axis, preferring: size[axis], because: .extent(child: chosen))
    }
  }

  package func placements(
    of choice: ViewThatFitsElement, at proposal: ProposalExpression, in view: Emitter
  ) throws -> [PlacementExpression] {
    guard let chosen = try chosen(choice, proposal, view) else { return [] }
    return [PlacementExpression(child: chosen, at: .zero, proposing: proposal)]
  }

  package func explicitGuide(
    _ guide: AlignmentKey, of choice: ViewThatFitsElement, at proposal: ProposalExpression,
    in view: Emitter
  ) throws -> Extent? {
    try chosen(choice, proposal, view).flatMap { try view[$0].explicitGuide(guide, at: proposal) }
  }

  /// Whether a candidate fits is a decision: it holds until a side of the proposal comes to its ideal length.
  private func chosen(
    _ choice: ViewThatFitsElement, _ proposal: ProposalExpression, _ view: Emitter
  ) throws -> Int? {
    for place in view.indices.dropLast() {
      let ideal = try view[place].size(at: ProposalExpression(nil, nil))
      let fits = try Axis.allCases.allSatisfy { axis in
        guard choice.axes.contains(axis), let offered = proposal[axis] else { return true }
        return try self.fits(ideal[axis], in: offered, place, view)
      }
      if fits { return place }
    }
    return view.indices.last
  }

  private func fits(_ ideal: Extent, in offered: Extent, _ place: Int, _ view: Emitter) throws -> Bool {
    guard let length = ideal.expression else { return ideal == .negativeInfinite || offered == .infinite }
    guard let limit = offered.expression else { return offered == .infinite }
    return try !view.decidePositive(length - limit, .candidate(choice: view.index, child: view[place].index))
  }
}
