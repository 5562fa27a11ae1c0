import LayoutCore

/// A view that ignores the safe area answers as it would without, and is placed larger by what it reaches beyond its
/// frame.
package struct IgnoresSafeAreaRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of ignoring: IgnoresSafeAreaElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of ignoring: IgnoresSafeAreaElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    guard let reach = ignoring.reach else { return [Placement(at: Point<Number>.zero, proposing: proposal)] }
    let origin = Point<Number>.sides { axis in -Number(reach.start(axis)) }
    let asked = Proposal.sides { axis in
      proposal[axis].map { $0 + Number(reach.start(axis)) + Number(reach.end(axis)) }
    }
    return [Placement(at: origin, proposing: asked)]
  }

  /// As it would be without: what the view shows around it does not depend on how far it reaches.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of ignoring: IgnoresSafeAreaElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}
