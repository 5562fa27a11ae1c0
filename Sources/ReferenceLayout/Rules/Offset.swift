import LayoutCore

/// An offset draws its view elsewhere; sizes and guides stay.
package struct OffsetRule: ReferenceRule {
  package init() {}

  package func size<Number: LayoutNumber>(
    of offset: OffsetElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> Size<Number> {
    try children[0].size(at: proposal)
  }

  package func placements<Number: LayoutNumber>(
    of offset: OffsetElement, at proposal: Proposal<Number>, _ children: Children<Number>
  ) throws -> [Placement<Number>] {
    [Placement(at: Point.sides { Number(offset[$0]) }, proposing: proposal)]
  }

  /// The guide stays where it was.
  package func explicitGuide<Number: LayoutNumber>(
    _ guide: AlignmentKey, of offset: OffsetElement, at proposal: Proposal<Number>,
    _ children: Children<Number>
  ) throws -> Number? {
    try children[0].explicitGuide(guide, at: proposal)
  }
}
