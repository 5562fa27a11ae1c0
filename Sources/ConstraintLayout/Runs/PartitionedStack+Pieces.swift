import ElementTree

extension PartitionedStack {
  /// How the stack measures.
  func piece() throws -> Piece {
    let wantedGuideCount = session.wantedGuideCount
    let whole = try whole(places: false)
    return Piece(
      width: whole.size.width, height: whole.size.height, guides: [:], region: whole.region, cause: .piece,
      inNumbers: false,
      wantedGuideCount: wantedGuideCount, home: Home(view: view))
  }

  /// Where the stack puts its children.
  func placedPiece() throws -> PlacedPiece {
    let whole = try whole(places: true)
    let own = PlacedPiece.View(
      index: view, x: whole.corner.x, y: whole.corner.y, xInParent: whole.corner.x, yInParent: whole.corner.y,
      width: whole.size.width, height: whole.size.height, proposedWidth: side(.horizontal),
      proposedHeight: side(.vertical), proposedContainer: nil, hasOwnBlock: false)
    return PlacedPiece(
      views: [own] + whole.children, region: whole.region, block: nil, home: Home(view: view))
  }
}
