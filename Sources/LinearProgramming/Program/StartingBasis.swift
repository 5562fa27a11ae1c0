/// Where a solver begins.
///
/// It changes how long solving takes, never what comes out.
package enum StartingBasis: Hashable, Sendable {
  /// All rows slack.
  case standard
  /// Each variable at its preference or its tightest bound, found by evaluation in order.
  case forward
}
