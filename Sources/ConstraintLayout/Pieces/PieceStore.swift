import ElementTree

/// The pieces that a session has found, kept beyond a layout: another size within their regions needs no
/// solver.
///
/// Pieces are kept by the class of equal subtrees that the view begins. Only the latest of a class are kept,
/// which bounds the memory of a sweep.
struct PieceStore {
  private var measured: [Shelf<Piece>] = []
  private var placed: [Shelf<PlacedPiece>] = []

  /// A class of subtrees, with the proposals that a piece of it holds for at most.
  struct Key {
    var subtree: Int
    var pattern: ExactProposal.Pattern
    /// In a session that records proposals, the one for which the piece was found, as it serves no other.
    var proposal: ExactProposal?
    /// Whether the view is the root, which is centred in its container.
    var isRoot = false
  }

  /// The pieces of one class, with their labels in an array of their own, which makes a search fast.
  private struct Shelf<Kept> {
    private struct Label: Equatable {
      var pattern: ExactProposal.Pattern
      var isRoot: Bool

      init(_ key: Key) { (pattern, isRoot) = (key.pattern, key.isRoot) }
    }

    private var labels: [Label] = []
    /// In a session that records proposals, that of each piece.
    private var proposals: [ExactProposal] = []
    private var pieces: [Kept] = []

    /// Returns the latest piece that meets a condition.
    func last(_ key: Key, where holds: (Kept) -> Bool) -> Kept? {
      let label = Label(key)
      for index in labels.indices.reversed() where labels[index] == label {
        if let proposal = key.proposal, proposals[index] != proposal { continue }
        if holds(pieces[index]) { return pieces[index] }
      }
      return nil
    }

    /// Returns the number of pieces that meet a condition.
    func count(_ key: Key, where isCounted: (Kept) -> Bool) -> Int {
      let label = Label(key)
      return labels.indices.count { labels[$0] == label && isCounted(pieces[$0]) }
    }

    mutating func insert(_ piece: Kept, _ key: Key) {
      if pieces.count >= SharingPolicy.mostPieces {
        let old = SharingPolicy.mostPieces / 2
        labels.removeFirst(old)
        pieces.removeFirst(old)
        if key.proposal != nil { proposals.removeFirst(old) }
      }
      labels.append(Label(key))
      pieces.append(piece)
      if let proposal = key.proposal { proposals.append(proposal) }
    }
  }

  /// Ensures that there is a shelf for each of a number of classes.
  mutating func reserve(_ count: Int) {
    while measured.count < count {
      measured.append(Shelf())
      placed.append(Shelf())
    }
  }

  /// Returns the piece that holds at a proposal; `nil` if none is known.
  ///
  /// - Parameter inNumbers: Whether a piece valid only at this proposal is acceptable.
  func piece(_ key: Key, at proposal: ExactProposal, inNumbers: Bool) -> Piece? {
    let sides = proposal.fractions
    return measured[key.subtree].last(key) {
      (inNumbers || !$0.isInNumbers) && $0.region.contains(proposal, sides)
    }
  }

  /// Returns whether a class may have another piece in numbers of a pattern.
  func hasRoomInNumbers(_ key: Key) -> Bool {
    measured[key.subtree].count(key, where: \.isInNumbers) < SharingPolicy.mostPiecesInNumbers
  }

  /// Returns the placed piece that holds at a proposal; `nil` if none is known.
  func placed(_ key: Key, at proposal: ExactProposal) -> PlacedPiece? {
    let sides = proposal.fractions
    return placed[key.subtree].last(key) { $0.region.contains(proposal, sides) }
  }

  /// Adds the piece of a view's size.
  mutating func insert(_ piece: Piece, for key: Key) { measured[key.subtree].insert(piece, key) }

  /// Adds the piece of a block's places.
  mutating func insert(_ piece: PlacedPiece, for key: Key) { placed[key.subtree].insert(piece, key) }

  /// Removes the pieces of sizes, which lack a guide that is wanted from now on; placed pieces are kept.
  mutating func forgetMeasured() { measured = Array(repeating: Shelf(), count: measured.count) }
}
