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
