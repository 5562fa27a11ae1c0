/// What a stretch, or a whole range, came to.
enum SweepOutcome: Sendable {
  case agreed([RangeProof.Piece])
  case differed(RangeCounterexample)
  case opaque

  /// Whether nothing is wanted of the stretches behind it any more.
  var endsSweep: Bool {
    switch self {
    case .agreed: false
    case .differed, .opaque: true
    }
  }
}

extension [SweepOutcome] {
  /// What the range came to: the first stretch that is not agreed decides.
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
  /// Adds the pieces of the next stretch; the first goes into the last where that reaches over the border.
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
