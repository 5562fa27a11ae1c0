import LayoutCore

/// A choice is its first candidate whose ideal size fits in the proposal, or else its last one.
package struct ViewThatFitsRule: ReferenceRule {
  package init() {}

  /// The chosen one's answer; zero with no candidates.
  package func size<Number: LayoutNumber>(
    of choice: ViewThatFitsElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    guard let chosen = try chosen(choice, proposal, children) else { return Size(.zero, .zero) }
    return try children[chosen].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of choice: ViewThatFitsElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard let chosen = try chosen(choice, proposal, children) else { return [] }
    return [Placement(child: chosen, at: .zero, proposing: proposal)]
  }

  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of choice: ViewThatFitsElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try chosen(choice, proposal, children).flatMap { try children[$0].explicitGuide(guide, at: proposal) }
  }

  private func chosen<Number: LayoutNumber>(
    _ choice: ViewThatFitsElement, _ proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Int? {
    for place in children.indices.dropLast() {
      let ideal = try children[place].size(at: Proposal(nil, nil))
      let fits = Axis.allCases.allSatisfy { axis in
        guard choice.axes.contains(axis), let offered = proposal[axis] else { return true }
        return ideal[axis] <= offered
      }
      if fits { return place }
    }
    return children.indices.last
  }
}
