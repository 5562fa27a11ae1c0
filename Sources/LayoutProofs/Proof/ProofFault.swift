import LinearProgramming

/// The reason why a proof document is rejected.
///
/// Intervals are numbered from 1.
public enum ProofFault: Error, Hashable, Sendable {
  /// The text is not a proof document.
  case unreadable(String)
  /// The document states another result than a proof.
  case noProof(result: String)
  /// A key is not part of the format, and would not be checked.
  case unknownKey(String, place: String)
  /// The format has another version.
  case unknownVersion(Int)
  /// A text is not the number, the side or the length that it has to be.
  case notANumber(String, place: String)
  /// The range contains no number.
  case emptyRange
  /// The document has no interval.
  case noIntervals
  /// An interval contains no number.
  case emptyInterval(Int)
  /// Lengths between two intervals are left out, or belong to both.
  case notAdjoining(interval: Int, expected: ExactInterval.End, found: ExactInterval.End)
  /// The last interval does not end where the range ends.
  case wrongEnd(interval: Int, expected: ExactInterval.End, found: ExactInterval.End)
  /// The layout is not the same function on the whole interval.
  case pathChanges(interval: Int, claimed: ExactInterval, holds: ExactInterval)
  /// Opaque code of a view restricts the layout to one length.
  case opaque(interval: Int, path: String)
  /// The views of an interval are not those that the scene places, in order.
  case wrongViews(interval: Int, expected: String?, found: String?)
  /// A length is not the function of the scene's layout.
  case wrongLength(
    interval: Int, path: String, coordinate: FrameCoordinate, expected: LengthFunction, found: LengthFunction)
  /// The scene could not be laid out.
  case layout(String)
}

extension ProofFault: CustomStringConvertible {
  /// The fault as a message, with its place.
  public var description: String {
    switch self {
    case .unreadable(let reason): "not a proof document: \(reason)"
    case .noProof(let result): "result: it is \"\(result)\", but only \"proven\" is a proof"
    case .unknownKey(let key, let place): "\(place): unknown key \"\(key)\""
    case .unknownVersion(let version): "tautProof: version \(version) is not supported"
    case .notANumber(let word, let place): "\(place): \"\(word)\" is not an exact number"
    case .emptyRange: "from, to: the range is empty"
    case .noIntervals: "intervals: the list is empty"
    case .emptyInterval(let index): "interval \(index): it is empty"
    case .notAdjoining(let index, let expected, let found):
      "interval \(index): it must begin at \(expected.startWords), but begins at \(found.startWords)"
    case .wrongEnd(let index, let expected, let found):
      "interval \(index): it must end at \(expected.endWords), but ends at \(found.endWords)"
    case .pathChanges(let index, let claimed, let holds):
      "interval \(index): the layout changes inside \(claimed): it is the same on \(holds) only"
    case .opaque(let index, let path):
      "interval \(index): the code of \(path) is opaque, so nothing can be proven about it"
    case .wrongViews(let index, let expected, let found):
      "interval \(index): expected \(expected ?? "no more views"), found \(found ?? "no more views")"
    case .wrongLength(let index, let path, let coordinate, let expected, let found):
      "interval \(index), \(path), \(coordinate.rawValue): it is \(expected.description(of: "t")), "
        + "but the proof says \(found.description(of: "t"))"
    case .layout(let reason): "the scene cannot be laid out: \(reason)"
    }
  }
}

extension ExactInterval.End {
  fileprivate var startWords: String { "\(isIncluded ? "[" : "(")\(value)" }
  fileprivate var endWords: String { "\(value)\(isIncluded ? "]" : ")")" }
}
