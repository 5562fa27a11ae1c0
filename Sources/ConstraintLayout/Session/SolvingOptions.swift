import LinearProgramming

/// How a session solves its programs, and what it keeps of them.
struct SolvingOptions: Sendable {
  /// What solves the programs.
  var solver: any LinearSolver
  /// The basis each solve starts from.
  var start: StartingBasis
  /// Whether the solver confirms long programs on a thread of its own while the first layout goes on.
  var confirmsBeside: Bool
  /// Whether blocks use what was found for others like them, templates among it.
  var sharesWork: Bool
  /// Whether placed pieces come with their solved blocks.
  var keepsBlocks: Bool
  /// Whether a layout keeps the forms of its views for the next one, which most of them are the same in.
  var keepsViews: Bool
  /// Whether there is but one layout: of views that are like no others nothing is kept for a second one.
  var laysOutOnce = false
  /// Whether written lengths stay parameters, so that pieces know what a change of each would do.
  var keepsPrices: Bool
  /// How many children a stack has at most to be one program.
  ///
  /// Somebody who asks for reasons, or for prices, is told of the stack as a whole.
  var longestStack: Int

  /// Whether what changes no answer is left out of a block.
  func simplifies(keepsBlock: Bool) -> Bool { sharesWork && !keepsPrices && !keepsBlock }
}
