import ElementTree

/// The pieces that a session has found: they outlive a layout, and the next size that lies in their regions needs no
/// solver.
///
/// Kept by the class of equal subtrees that a view begins; of one class only the latest, so that no sweep fills the
/// memory.
struct PieceStore {
  private var measured: [Shelf<Piece>] = []
  private var placed: [Shelf<PlacedPiece>] = []

  /// A class of subtrees, and what a piece of it holds for at most.
  struct Key {
    var subtree: Int
    var pattern: ExactProposal.Pattern
    /// In a session that notes proposals, the one at which the piece was found: it serves no other.
    var proposal: ExactProposal?
    /// Whether the view is the root, which is placed in the middle of its container.
    var isRoot = false
  }

  /// The pieces of one class; what each holds for at most stands apart, so that a search passes over it quickly.
  private struct Shelf<Kept> {
    private struct Label: Equatable {
      var pattern: ExactProposal.Pattern
      var isRoot: Bool

      init(_ key: Key) { (pattern, isRoot) = (key.pattern, key.isRoot) }
    }

    private var labels: [Label] = []
    /// In a session that notes proposals, the one of each piece.
    private var proposals: [ExactProposal] = []
    private var pieces: [Kept] = []

    /// The latest piece for which something holds.
    func last(_ key: Key, where holds: (Kept) -> Bool) -> Kept? {
      let label = Label(key)
      for place in labels.indices.reversed() where labels[place] == label {
        if let proposal = key.proposal, proposals[place] != proposal { continue }
        if holds(pieces[place]) { return pieces[place] }
      }
      return nil
    }

    /// How many pieces there are of which something is so.
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

  /// Makes room for so many classes.
  mutating func reserve(_ count: Int) {
    while measured.count < count {
      measured.append(Shelf())
      placed.append(Shelf())
    }
  }

  /// The piece that holds at a proposal; `nil` where none is known.
  ///
  /// - Parameter inNumbers: whether it will do that it holds there alone.
  func piece(_ key: Key, at proposal: ExactProposal, inNumbers: Bool) -> Piece? {
    let sides = proposal.fractions
    return measured[key.subtree].last(key) {
      (inNumbers || !$0.isInNumbers) && $0.region.contains(proposal, sides)
    }
  }

  /// Whether a class has few enough pieces of a pattern in numbers for another one.
  func hasRoomInNumbers(_ key: Key) -> Bool {
    measured[key.subtree].count(key, where: \.isInNumbers) < SharingPolicy.mostPiecesInNumbers
  }

  /// The placed piece that holds at a proposal; `nil` where none is known.
  func placed(_ key: Key, at proposal: ExactProposal) -> PlacedPiece? {
    let sides = proposal.fractions
    return placed[key.subtree].last(key) { $0.region.contains(proposal, sides) }
  }

  /// Adds a piece.
  mutating func insert(_ piece: Piece, for key: Key) { measured[key.subtree].insert(piece, key) }

  /// Adds a placed piece.
  mutating func insert(_ piece: PlacedPiece, for key: Key) { placed[key.subtree].insert(piece, key) }

  /// Forgets how views measure, as pieces have to say more from now on; where views are placed stays.
  mutating func forgetMeasured() { measured = Array(repeating: Shelf(), count: measured.count) }
}
