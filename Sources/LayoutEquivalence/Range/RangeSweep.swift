import LayoutCore
import LayoutProofs
import LinearProgramming

/// A walk along a range, from one piece of both engines to the next, that leaves out no real number.
struct RangeSweep {
  /// What is found in one step.
  enum Step {
    /// Both engines have the same functions.
    case agreed(RangeProof.Piece)
    /// They have not.
    case differed(RangeCounterexample)
    /// Opaque code makes the pieces single lengths, of which no number fills the range.
    case opaque
  }

  /// How often the gap to the next piece is halved before the sweep gives up: no piece is as short.
  static let patience = 100

  private let span: (lower: ExactInterval.End, upper: ExactInterval.End)
  private var reference: RememberedPieces<ReferencePieces>
  private var constraints: RememberedPieces<ConstraintPieces>
  /// Where the rest of the span begins; `nil` once nothing is left.
  private var start: ExactInterval.End?

  /// Prepares a walk from one end to another; both may belong to it or not.
  init(
    from lower: ExactInterval.End, to upper: ExactInterval.End, reference: ReferencePieces,
    constraints: ConstraintPieces
  ) {
    span = (lower, upper)
    self.reference = RememberedPieces(reference)
    self.constraints = RememberedPieces(constraints)
    start = lower
  }

  /// Which share of the span is done.
  var share: Double {
    guard let start else { return 1 }
    let length = span.upper.value - span.lower.value
    return length.isZero ? 0 : ((start.value - span.lower.value) / length).doubleValue
  }

  /// Takes the next step; `nil` at the end of the span.
  mutating func next() throws -> Step? {
    guard let start else { return nil }
    let end = span.upper
    guard let joined = try joined(from: start) else { return .opaque }
    let interval = joined.interval.intersection(ExactInterval(start, end))
    if let counterexample = joined.counterexample(in: interval) { return .differed(counterexample) }
    let upper = interval.upper ?? end
    if upper == end {
      self.start = nil
    } else {
      self.start = ExactInterval.End(upper.value, isIncluded: !upper.isIncluded)
      reference.forget(below: upper.value)
      constraints.forget(below: upper.value)
    }
    let frames =
      interval.isPoint
      ? joined.constraints.frames.map { $0?.fixed(at: upper.value) } : joined.constraints.frames
    return .agreed(RangeProof.Piece(interval: interval, frames: frames, reach: joined.interval))
  }

  /// Compares at one length alone.
  mutating func compare(
    at length: Rational
  ) throws -> (counterexample: RangeCounterexample?, opaqueViews: Set<LayoutTree.Index>) {
    let joined = try joined(at: length)
    reference.forget(below: length)
    constraints.forget(below: length)
    return (
      joined.counterexample(in: ExactInterval(length...length)), joined.reference.opaqueViews
    )
  }

  /// Both engines' pieces where the rest of the span begins; `nil` where there is opaque code.
  private mutating func joined(from start: ExactInterval.End) throws -> JoinedPieces? {
    let last = span.upper.value
    if start.value < last {
      guard let right = try joined(rightOf: start.value, atMost: last) else { return nil }
      if !start.isIncluded || right.interval.contains(start.value) { return right }
    }
    // A single length between two intervals, or the last one.
    return JoinedPieces(
      reference: try reference.single(at: start.value), constraints: try constraints.single(at: start.value))
  }

  /// The pieces that begin at a length, or before it: looked for nearer and nearer to it.
  private mutating func joined(rightOf start: Rational, atMost last: Rational) throws -> JoinedPieces? {
    var length = min(start + 1, last)
    for _ in 0..<Self.patience {
      let joined = try joined(at: length)
      guard joined.reference.opaqueViews.isEmpty else { return nil }
      guard let lower = joined.interval.lower, start < lower.value else { return joined }
      length = (start + lower.value) / 2
    }
    return nil
  }

  private mutating func joined(at length: Rational) throws -> JoinedPieces {
    JoinedPieces(
      reference: try reference.piece(at: length), constraints: try constraints.piece(at: length))
  }
}

/// The pieces of both engines that hold at one length.
struct JoinedPieces {
  var reference: LayoutPiece
  var constraints: LayoutPiece

  /// Where both hold.
  var interval: ExactInterval { reference.interval.intersection(constraints.interval) }

  /// The first number on which the two differ in a part of the interval; `nil` where they agree.
  func counterexample(in interval: ExactInterval) -> RangeCounterexample? {
    for (position, pair) in zip(reference.frames, constraints.frames).enumerated() {
      if pair.0 == nil && pair.1 == nil { continue }
      for coordinate in FrameCoordinate.allCases {
        let (expected, found) = (pair.0?[coordinate], pair.1?[coordinate])
        guard let length = interval.difference(of: expected, and: found) else { continue }
        return RangeCounterexample(
          interval: interval, view: LayoutTree.Index(position), coordinate: coordinate,
          reference: expected, constraints: found, length: length)
      }
    }
    return nil
  }
}

extension ExactInterval {
  /// A number of the interval at which two functions differ; `nil` where there is none.
  ///
  /// Two different affine functions meet at one number at most, so one of two numbers shows the difference.
  fileprivate func difference(of first: LengthFunction?, and second: LengthFunction?) -> Rational? {
    if first == second { return nil }
    let one = isPoint ? lower?.value ?? 0 : inside
    let candidates = isPoint ? [one] : [one, ExactInterval(lower, End(one, isIncluded: false)).inside]
    return candidates.first { first?.value(at: $0) != second?.value(at: $0) }
  }
}
