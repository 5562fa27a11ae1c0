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
      PlacedView(
        index: view, corner: whole.corner, cornerInParent: whole.corner, size: whole.size,
        proposal: .sides(side), hasOwnBlock: false))
    return PlacedPiece(
      views: [own] + whole.children, region: whole.region, block: nil, home: Home(view: view))
  }
}
