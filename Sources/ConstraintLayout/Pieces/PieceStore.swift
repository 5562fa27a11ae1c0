import LayoutCore

/// The pieces that a session has found: they outlive a layout, and the next size that lies in their regions needs no
/// solver.
///
/// Kept by the class of equal subtrees that a view begins; of one class only the latest, so that no sweep fills the
/// memory.
struct PieceStore {
  private var measured: [Shelf<Piece>] = []
  private var placed: [Shelf<PlacedPiece>] = []

  /// How many pieces of one kind are kept for a class.
  static let greatestCount = 64
  /// How many pieces of a shape are tried before a new one is found.
  static let greatestTrials = 8

  /// A class of subtrees, and what a piece of it holds for at most.
  struct Key {
    var subtree: Int
    var pattern: ExactProposal.Pattern
    /// In a session that notes proposals, the one at which the piece was found: it serves no other.
    var proposal: ExactProposal?
    /// Whether the view is the root, which is placed in the middle of its container.
    var isRoot = false
  }

  private struct Shelf<Kept> {
    var entries: [(pattern: ExactProposal.Pattern, proposal: ExactProposal?, isRoot: Bool, piece: Kept)] = []

    func last(_ key: Key, where holds: (Kept) -> Bool) -> Kept? {
      for entry in entries.reversed()
      where entry.pattern == key.pattern && entry.proposal == key.proposal && entry.isRoot == key.isRoot {
        if holds(entry.piece) { return entry.piece }
      }
      return nil
    }

    func recent(_ key: Key, _ holds: (Kept) -> Bool) -> Kept? {
      entries.lazy.filter { $0.pattern == key.pattern && $0.isRoot == key.isRoot }.suffix(
        PieceStore.greatestTrials
      )
      .last { holds($0.piece) }?.piece
    }

    mutating func insert(_ piece: Kept, _ key: Key) {
      if entries.count >= PieceStore.greatestCount { entries.removeFirst(PieceStore.greatestCount / 2) }
      entries.append((key.pattern, key.proposal, key.isRoot, piece))
    }
  }

  /// Makes room for so many classes.
  mutating func reserve(_ count: Int) {
    while measured.count < count {
      measured.append(Shelf())
      placed.append(Shelf())
    }
  }

  /// The piece that holds at a proposal; `nil` where none is known.
  func piece(_ key: Key, at proposal: ExactProposal) -> Piece? {
    measured[key.subtree].last(key) { $0.region.contains(proposal) }
  }

  /// The placed piece that holds at a proposal; `nil` where none is known.
  func placed(_ key: Key, at proposal: ExactProposal) -> PlacedPiece? {
    placed[key.subtree].last(key) { $0.region.contains(proposal) }
  }

  /// One of the latest pieces for which something holds; `nil` where it does for none.
  func piece(_ key: Key, where holds: (Piece) -> Bool) -> Piece? { measured[key.subtree].recent(key, holds) }

  /// One of the latest placed pieces for which something holds; `nil` where it does for none.
  func placed(_ key: Key, where holds: (PlacedPiece) -> Bool) -> PlacedPiece? {
    placed[key.subtree].recent(key, holds)
  }

  /// Adds a piece.
  mutating func insert(_ piece: Piece, for key: Key) { measured[key.subtree].insert(piece, key) }

  /// Adds a placed piece.
  mutating func insert(_ piece: PlacedPiece, for key: Key) { placed[key.subtree].insert(piece, key) }

  /// Forgets how views measure, as pieces have to say more from now on; where views are placed stays.
  mutating func forgetMeasured() { measured = Array(repeating: Shelf(), count: measured.count) }
}

/// Where a piece was found: it serves every view that begins an equal subtree.
struct Home: Hashable, Sendable {
  /// The view.
  var view = LayoutTree.Index(0)
  /// The class of its subtree.
  var subtree = 0
}
