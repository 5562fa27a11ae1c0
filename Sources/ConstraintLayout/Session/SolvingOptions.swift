import LinearProgramming

/// How a session solves its programs, and what it keeps of them.
struct SolvingOptions: Sendable {
  /// What solves the programs.
  var solver: any LinearSolver
  /// The basis each solve starts from.
  var start: StartingBasis
  /// Where long programs are confirmed while the first layout goes on.
  var confirmation: Confirmation
  /// What is kept of a layout.
  var keeping: Keeping
  /// Whether blocks use what was found for others like them, templates among it.
  var sharesWork: Bool
  /// Whether written lengths stay parameters, so that pieces know what a change of each would do.
  var keepsPrices: Bool
  /// How many children a stack has at most to be one program.
  ///
  /// Somebody who asks for reasons, or for prices, is told of the stack as a whole.
  var longestStack: Int

  /// Whether what changes no answer is left out of a block of which nobody asks for reasons.
  var simplifies: Bool { sharesWork && !keepsPrices }
}

/// Where the solver confirms long programs while the first layout goes on.
package enum Confirmation: Sendable {
  /// On a thread of its own.
  case beside
  /// Each before the next one is written.
  case inTurn
}

/// What is kept of a layout for whoever asks later.
struct Keeping: Equatable, Sendable {
  /// What is kept of each view.
  enum Kept {
    /// Its frame.
    case frames
    /// Its frame as a function of the container's size, which the next layout has in common as far as it is the same.
    case forms
    /// The same, and the solved block behind it.
    case blocks
  }

  /// What is kept of each view.
  var kept: Kept
  /// Whether there is but one layout: of views that are like no others nothing is kept for a second one.
  var isOnce = false

  /// Whether placed pieces come with their solved blocks.
  var keepsBlocks: Bool { kept == .blocks }
  /// Whether a layout keeps the forms of its views.
  var keepsViews: Bool { kept != .frames }
}
