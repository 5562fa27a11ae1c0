import ElementTree
import LinearProgramming

/// A view that a block takes in as a piece: its outputs are variables, stated by the piece.
struct Request {
  /// The view.
  var view: LayoutTree.Index
  /// What it is asked for.
  var proposal: ProposalExpression
  /// The size that the piece answers.
  var size: SizeExpression
  /// The explicit guides that the piece answers.
  var guides: [AlignmentKey: Extent]
  /// The piece behind the outputs.
  var piece: Piece
}
