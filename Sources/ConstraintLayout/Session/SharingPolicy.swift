/// The limits on what a session keeps for equal blocks, and on the size of programs.
///
/// They affect time and memory, never a result.
///
/// Each limit states the measurement by which it was chosen: instructions counted by callgrind, for a cold
/// layout of a tree of `Benchmarks` unless another one is named.
enum SharingPolicy {
  /// The greatest number of templates of one shape and pattern; each different decision needs another one.
  ///
  /// Rows of frames between limits (bounded, 2,111 views): with 6 a third more instructions than with 24, with
  /// 96 as many as with 24. Where each row has an order of its own, so that templates are recorded and tried in
  /// vain, they cost nothing measurable: giving up on them took as long (limited, 2,111 views) or 6 % longer
  /// (21,111 views).
  static let mostTemplatesOfShape = 24
  /// The greatest number of templates of a session; one more, and all are removed.
  ///
  /// It bounds memory, at a few kilobytes each.
  static let mostTemplates = 2_048
  /// The greatest number of pieces of one kind for a class of subtrees.
  ///
  /// A sweep over 61 widths (text, 1,111 views): no difference between 16 and 256; a drag back and forth
  /// reuses the last few.
  static let mostPieces = 64
  /// The greatest number of numeric pieces of one pattern and class; any further piece is solved in forms.
  ///
  /// Between 1 and 12 no difference (chain of 1,000, framed 2,111): few enough that the number of measurements
  /// grows with the depth of a tree and not with its square.
  static let mostPiecesInNumbers = 3
  /// The greatest number of levels of views in one block, to which the depth of the writing thread's stack is
  /// proportional.
  ///
  /// A hundred colours, each in ten (thirty) modifiers: with 4 levels 0.59 (0.75) of the instructions, with 8
  /// levels 0.73 (0.83), with 24 levels 0.92 (1.88). With fewer cuts, a reason is found within one program.
  static let mostLevels = 12
  /// The greatest number of children of a stack that is one program.
  ///
  /// A row of 20,000 limited frames as one program: 1.6 s and 427 MB, in runs 1.0 s and 143 MB. With 512, the
  /// longest realistic rows of `Benchmarks` are still one program.
  static let longestStack = 512
  /// The number of children in each program of a longer stack.
  ///
  /// A stack of 1,000 limited frames: 64 takes the fewest instructions of 16, 64 and 256.
  static let runLength = 64
  /// The least number of variables of a program that is confirmed on another thread.
  ///
  /// A smaller one is confirmed in less time than it takes to hand it over.
  static let leastPendingVariables = 64
  /// The greatest number of programs that wait for that thread; adding another one blocks the caller.
  static let mostPending = 32

  /// Returns the greatest number of subtree classes in a session, for a number of views.
  ///
  /// Each edit of a text in a list adds a class for each view above it; the limit bounds the memory of
  /// repeated edits.
  static func mostSubtrees(of viewCount: Int) -> Int { 8 * (viewCount + 128) }
}
