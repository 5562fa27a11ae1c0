/// Where a solver begins.
///
/// It changes how long solving takes, never what comes out.
package enum StartingBasis: Hashable, Sendable {
  /// All rows slack.
  case standard
  /// The basis that an earlier solution ended with; the standard one where its shape does not fit any more.
  case remembered(Basis)
  /// The basis of an active set; what does not apply any more counts as met.
  case decided(ActiveSet)
  /// Each variable at its preference or its tightest bound, found by evaluation in order.
  case forward
}
