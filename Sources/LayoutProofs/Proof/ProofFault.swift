import LinearProgramming

/// Why a proof document is refused.
///
/// Intervals are counted from 1.
public enum ProofFault: Error, Hashable, Sendable {
  /// The text is no proof document.
  case unreadable(String)
  /// The document says itself that nothing was proven.
  case noProof(result: String)
  /// A key that nobody checks.
  case unknownKey(String, place: String)
  /// The format has another version.
  case unknownVersion(Int)
  /// A word that should be a number, a side or a length, and is not.
  case notANumber(String, place: String)
  /// The range has no number in it.
  case emptyRange
  /// There is no interval.
  case noIntervals
  /// An interval has no number in it.
  case emptyInterval(Int)
  /// Lengths between two ends are left out, or belong to two intervals.
  case notAdjoining(interval: Int, expected: ExactInterval.End, found: ExactInterval.End)
  /// The last interval does not end where the range does.
  case wrongEnd(interval: Int, expected: ExactInterval.End, found: ExactInterval.End)
  /// The layout does not stay the same function all over an interval.
  case pathChanges(interval: Int, claimed: ExactInterval, holds: ExactInterval)
  /// Opaque code of a view says nothing of more than one length.
  case opaque(interval: Int, path: String)
  /// The views of an interval are not those that the scene places, in their order.
  case wrongViews(interval: Int, expected: String?, found: String?)
  /// A length is not the function that the scene's layout has.
  case wrongLength(
    interval: Int, path: String, coordinate: FrameCoordinate, expected: LengthFunction, found: LengthFunction)
  /// The scene could not be laid out.
  case layout(String)
}
