import ElementTree

/// A view that a block places, in lengths of some kind: expressions of the block's program, places in a table of them, or affine
/// functions of what the block's own view is proposed.
struct PlacedView<Length> {
  /// The view.
  var index: LayoutTree.Index
  /// Its top left corner, from that of the block's own view.
  var corner: Point<Length>
  /// Its top left corner, from that of its parent.
  var cornerInParent: Point<Length>
  var size: Size<Length>
  /// What it is proposed.
  var proposal: Proposal<Length>
  /// Whether a block of its own places what is inside it.
  var hasOwnBlock: Bool

  /// The same view in other lengths.
  func map<Other>(_ transform: (Length) -> Other) -> PlacedView<Other> {
    func point(_ point: Point<Length>) -> Point<Other> { Point(transform(point.x), transform(point.y)) }
    var view = PlacedView<Other>(
      index: index, corner: point(corner), cornerInParent: point(cornerInParent),
      size: Size(transform(size.width), transform(size.height)),
      proposal: Proposal(proposal.width.map(transform), proposal.height.map(transform)),
      hasOwnBlock: hasOwnBlock)
    view.proposal.container = proposal.container?.compactMap(transform)
    return view
  }
}

extension PlacedView: Sendable where Length: Sendable {}
