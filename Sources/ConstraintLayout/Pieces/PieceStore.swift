import LayoutCore

/// The pieces that a session has found: they outlive a layout, and the next size that lies in their regions needs no
/// solver.
struct PieceStore {
  private var measured: [Key: [Piece]] = [:]
  private var placed: [Key: [PlacedPiece]] = [:]
  private var last: [Key: Piece] = [:]

  /// A view, and what a piece of it holds for at most.
  struct Key: Hashable {
    var view: LayoutTree.Index
    var pattern: ExactProposal.Pattern
    /// In a session that notes proposals, the one at which the piece was found: it serves no other.
    var proposal: ExactProposal?
  }

  /// The piece that holds at a proposal; `nil` where none is known.
  func piece(_ key: Key, at proposal: ExactProposal) -> Piece? {
    measured[key]?.last { $0.region.contains(proposal) }
  }

  /// The placed piece that holds at a proposal; `nil` where none is known.
  func placed(_ key: Key, at proposal: ExactProposal) -> PlacedPiece? {
    placed[key]?.last { $0.region.contains(proposal) }
  }

  /// Adds a piece.
  mutating func insert(_ piece: Piece, for key: Key) { measured[key, default: []].append(piece) }

  /// Adds a placed piece.
  mutating func insert(_ piece: PlacedPiece, for key: Key) { placed[key, default: []].append(piece) }

  /// The piece that a view last settled on.
  subscript(last key: Key) -> Piece? {
    get { last[key] }
    set { last[key] = newValue }
  }

  /// Forgets how views measure, as pieces have to say more from now on; where views are placed stays.
  mutating func forgetMeasured() { (measured, last) = ([:], [:]) }
}
