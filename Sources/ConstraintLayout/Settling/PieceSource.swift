import LayoutCore

/// Where a block gets the answers of views that begin blocks of their own.
protocol PieceSource: AnyObject {
  /// The piece of a view that holds at a proposal: a known one, or a new one.
  func piece(of view: LayoutTree.Index, at proposal: ExactProposal) throws -> Piece

  /// The piece that a view last settled on, for proposals of a pattern: the best guess for the next time.
  func lastPiece(of view: LayoutTree.Index, _ pattern: ExactProposal.Pattern) -> Piece?

  /// Notes which piece a view settled on.
  func remember(_ piece: Piece, for view: LayoutTree.Index, _ pattern: ExactProposal.Pattern)

  /// Makes sure that pieces found from now on have a guide of a view that opaque code asks for.
  func want(_ guide: AlignmentKey, of view: LayoutTree.Index)

  /// How many guides are wanted so far: a piece that was found when there were fewer may lack one.
  var wantedGuideCount: Int { get }
}
