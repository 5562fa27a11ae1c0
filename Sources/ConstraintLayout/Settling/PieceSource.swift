import ElementTree

/// Where a block gets the answers of views that begin blocks of their own, and what others have proven.
protocol PieceSource: AnyObject {
  /// The piece of a view that holds at a proposal: a known one, or a new one.
  ///
  /// - Parameter inNumbers: whether it will do that it holds there alone.
  func piece(of view: LayoutTree.Index, at proposal: ExactProposal, inNumbers: Bool) throws -> Piece

  /// Makes sure that pieces found from now on have a guide of a view that opaque code asks for.
  func want(_ guide: AlignmentKey, of view: LayoutTree.Index)

  /// How many guides are wanted so far: a piece that was found when there were fewer may lack one.
  var wantedGuideCount: Int { get }

  /// The matrices and active sets that a solver has found optimal together.
  var provenActiveSets: ProvenActiveSets { get set }

  /// The programs that a solver confirms beside; `nil` where nobody waits for them.
  var pendingConfirmations: PendingConfirmations? { get }
}

/// The signatures of programs whose active sets a solver has found optimal: another program of the same matrix and active
/// set needs no solver once exact evaluation has shown its values to be feasible.
struct ProvenActiveSets {
  private var signatures: Set<UInt64> = []

  /// How many are remembered at most; beyond that the memory begins anew.
  static let greatestCount = 65_536

  /// Whether a solver found the active set of such a program optimal.
  func contains(_ signature: UInt64) -> Bool { signatures.contains(signature) }

  /// Remembers what a solver found.
  mutating func insert(_ signature: UInt64) {
    if signatures.count >= Self.greatestCount { signatures.removeAll() }
    signatures.insert(signature)
  }
}
