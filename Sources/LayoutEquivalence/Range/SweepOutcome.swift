/// The result of a stretch, or of a whole range.
enum SweepOutcome: Sendable {
  case agreed([RangeProof.Piece])
  case differed(RangeCounterexample)
  case opaque

  /// Whether the results of later stretches are not needed.
  var endsSweep: Bool {
    switch self {
    case .agreed: false
    case .differed, .opaque: true
    }
  }
}

extension [SweepOutcome] {
  /// The result of the range: that of the first stretch on which the engines do not agree, if any.
  var joined: SweepOutcome {
    var pieces: [RangeProof.Piece] = []
    for outcome in self {
      guard case .agreed(let more) = outcome else { return outcome }
      pieces.join(more)
    }
    return .agreed(pieces)
  }
}

extension [RangeProof.Piece] {
  /// Appends the pieces of the next stretch, and merges the two at the boundary if they are one piece.
  fileprivate mutating func join(_ next: [RangeProof.Piece]) {
    var rest = next[...]
    if let last = last, let first = rest.first, last.frames == first.frames,
      last.reach.contains(first.interval), !last.interval.isPoint
    {
      self[count - 1].interval.upper = first.interval.upper
      rest = rest.dropFirst()
    }
    append(contentsOf: rest)
  }
}
