import LinearProgramming

extension ProofFault: CustomStringConvertible {
  /// The place and the fault in words.
  public var description: String {
    switch self {
    case .unreadable(let reason): "not a proof document: \(reason)"
    case .noProof(let result): "result: it is \"\(result)\", and only \"proven\" is a proof"
    case .unknownKey(let key, let place): "\(place): unknown key \"\(key)\""
    case .unknownVersion(let version): "tautProof: version \(version) is not known"
    case .notANumber(let word, let place): "\(place): \"\(word)\" is no exact number"
    case .emptyRange: "from, to: the range is empty"
    case .noIntervals: "intervals: there are none"
    case .emptyInterval(let place): "interval \(place): it is empty"
    case .notAdjoining(let place, let expected, let found):
      "interval \(place): it must begin at \(expected.startWords), and begins at \(found.startWords)"
    case .wrongEnd(let place, let expected, let found):
      "interval \(place): it must end at \(expected.endWords), and ends at \(found.endWords)"
    case .pathChanges(let place, let claimed, let holds):
      "interval \(place): the layout changes inside \(claimed): it is the same on \(holds) only"
    case .opaque(let place, let path):
      "interval \(place): the code of \(path) is opaque, so that nothing can be proven of it"
    case .wrongViews(let place, let expected, let found):
      "interval \(place): expected \(expected ?? "no more views"), found \(found ?? "no more views")"
    case .wrongLength(let place, let path, let coordinate, let expected, let found):
      "interval \(place), \(path), \(coordinate.rawValue): it is \(expected.description(of: "t")), "
        + "and the proof says \(found.description(of: "t"))"
    case .layout(let reason): "the scene cannot be laid out: \(reason)"
    }
  }
}

extension ExactInterval.End {
  fileprivate var startWords: String { "\(isIncluded ? "[" : "(")\(value)" }
  fileprivate var endWords: String { "\(value)\(isIncluded ? "]" : ")")" }
}
