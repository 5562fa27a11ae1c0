import LayoutCore

extension BlockWriter {
  /// Writes and settles the measuring of the block's own view, and reads its piece.
  func piece(with wanted: [AlignmentKey]) throws -> Piece {
    let size = try size(of: view, at: parameters)
    var guides: [(AlignmentKey, Extent)] = []
    for key in wanted {
      if let value = try explicitGuide(key, of: view, at: parameters) { guides.append((key, value)) }
    }
    let reading = try settler.reading()
    return Piece(
      width: reading.extent(size.width), height: reading.extent(size.height),
      guides: Dictionary(uniqueKeysWithValues: guides.map { ($0.0, reading.extent($0.1)) }),
      region: reading.region)
  }
}
