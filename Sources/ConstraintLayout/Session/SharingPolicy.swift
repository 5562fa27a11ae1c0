/// How much a session keeps for blocks that are alike, and how programs are cut: whatever these numbers are, every layout is
/// the same, and takes another time or memory.
///
/// Each says by what measurement it was chosen: instructions counted by callgrind, of a cold layout of a tree of
/// `Benchmarks` unless something else is named.
enum SharingPolicy {
  /// How many templates of one shape and pattern are kept; each decision that is made otherwise asks for another one.
  ///
  /// Rows of frames between limits (bounded, 2,111 views): with 6 a third more instructions than with 24, with 96 as many.
  /// To record and to try them in vain costs nothing that can be measured, where each row is served in an order of its own
  /// (limited, 2,111 and 21,111 views): to give up on them took as long and 6 % longer.
  static let mostTemplatesOfShape = 24
  /// How many templates are kept in all; beyond that the memory begins anew.
  ///
  /// A bound of memory, at a few kilobytes each.
  static let mostTemplates = 2_048
  /// How many pieces of one kind are kept of a class of subtrees.
  ///
  /// A sweep over 61 widths (text, 1,111 views): no difference between 16 and 256; a drag back and forth meets the last few.
  static let mostPieces = 64
  /// How many pieces of one pattern a class has in numbers before it gives forms.
  ///
  /// Between 1 and 12 no difference (chain of 1,000, framed 2,111): few enough that measures grow with the depth of a tree and
  /// not with its square.
  static let mostPiecesInNumbers = 3
  /// How many levels of views one block takes in before it cuts: the stack of the thread that writes it is as deep.
  ///
  /// A hundred colours, each in ten (thirty) modifiers: with 4 levels 0.59 (0.75) of the instructions, with 8 levels 0.73
  /// (0.83), with 24 levels 0.92 (1.88). Cut less often, a reason is told within one program.
  static let mostLevels = 12
  /// How many children a stack has at most to be one program.
  ///
  /// A row of 20,000 limited frames as one program: 1.6 s and 427 MB, in runs 1.0 s and 143 MB. At 512 the longest rows of
  /// `Benchmarks` that people would write are still one.
  static let longestStack = 512
  /// How many children each program of a longer one takes in.
  ///
  /// A stack of 1,000 limited frames: 64 takes the fewest instructions of 16, 64 and 256.
  static let runLength = 64
  /// How many variables a program has at least to be confirmed on a thread of its own: a smaller one is confirmed before a
  /// thread is asked to.
  static let leastPendingVariables = 64
  /// How many programs wait for that thread at most: whoever adds another one waits too.
  static let mostPending = 32

  /// How many classes of subtrees a session remembers at most, by how many views its tree has now.
  ///
  /// Editing one text of a list again and again adds a class for each view above it; a bound of memory.
  static func mostSubtrees(of viewCount: Int) -> Int { 8 * (viewCount + 128) }
}
