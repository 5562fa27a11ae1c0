import ElementTree

/// A view that a block places, in lengths of some type: expressions of the block's program, indices in a
/// table of them, or affine functions of the proposal to the block's own view.
struct PlacedMember<Length> {
  var index: LayoutTree.Index
  /// The top left corner, relative to that of the block's own view.
  var corner: Point<Length>
  /// The top left corner, relative to that of the parent.
  var cornerInParent: Point<Length>
  var size: Size<Length>
  var proposal: Proposal<Length>
  /// Whether the content of the view is placed by a block of its own.
  var hasOwnBlock: Bool

  /// Returns the view with transformed lengths.
  func map<Other>(_ transform: (Length) -> Other) -> PlacedMember<Other> {
    func point(_ point: Point<Length>) -> Point<Other> { Point(transform(point.x), transform(point.y)) }
    var view = PlacedMember<Other>(
      index: index, corner: point(corner), cornerInParent: point(cornerInParent),
      size: Size(transform(size.width), transform(size.height)),
      proposal: Proposal(proposal.width.map(transform), proposal.height.map(transform)),
      hasOwnBlock: hasOwnBlock)
    view.proposal.container = proposal.container?.compactMap(transform)
    return view
  }
}

extension PlacedMember: Sendable where Length: Sendable {}
