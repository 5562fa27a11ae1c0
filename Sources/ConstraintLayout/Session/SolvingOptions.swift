import LinearProgramming

/// The options of a session: how programs are solved, and what is kept of them.
struct SolvingOptions: Sendable {
  var solver: any LinearSolver
  /// The basis from which each solve starts.
  var start: StartingBasis
  /// The thread on which long programs of the first layout are confirmed.
  var confirmation: Confirmation
  /// The parts of a layout that are kept.
  var keeping: Keeping
  /// Whether blocks reuse the results of equal ones, including templates.
  var sharesWork: Bool
  /// Whether written lengths stay parameters, so that pieces have prices.
  var keepsPrices: Bool
  /// The greatest number of children of a stack that is one program.
  ///
  /// Reasons and prices require the stack to be one program, whatever its length.
  var longestStack: Int

  /// Whether a block whose reasons are not needed leaves out rows that affect no result.
  var simplifies: Bool { sharesWork && !keepsPrices }
}

/// The thread on which the solver confirms long programs during the first layout.
package enum Confirmation: Sendable {
  /// On a thread of its own.
  case beside
  /// On the thread of the layout, each program before the next one is written.
  case inTurn
}

/// The parts of a layout that are kept for later questions.
struct Keeping: Equatable, Sendable {
  /// The part of each view that is kept.
  enum Kept {
    /// The frame of the view.
    case frames
    /// The frame as a function of the container's size, which the next layout shares if it is equal.
    case forms
    /// The frame as a function of the container's size, and the solved block.
    case blocks
  }

  /// The part of each view that is kept.
  var kept: Kept
  /// Whether there is only one layout, so that nothing is kept of views that are like no other.
  var isOnce = false

  /// Whether placed pieces include their solved blocks.
  var keepsBlocks: Bool { kept == .blocks }
  /// Whether a layout keeps the forms of its views.
  var keepsViews: Bool { kept != .frames }
}
