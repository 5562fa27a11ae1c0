import ConstraintLayout
import ElementTree
import LayoutProofs
import LinearProgramming
import ReferenceLayout

/// A walk along a range, from one piece of both engines to the next, which leaves out no real number.
struct RangeSweep {
  enum Step {
    /// Both engines have the same functions.
    case agreed(RangeProof.Piece)
    /// The engines have different functions.
    case differed(RangeCounterexample)
    /// Opaque code restricts the pieces to single lengths, which cannot cover the range.
    case opaque
  }

  private var walk: RegimeWalk<BothEngines>
  private let end: Rational

  init(_ part: RangePart, by engines: BothEngines) {
    end = part.upper.value
    walk = RegimeWalk(engines, from: part.lower, to: part.upper, countsSingles: true)
  }

  /// The share of the stretch that is done, from 0 to 1.
  var share: Double { walk.share }

  /// Takes the next step; `nil` at the end of the stretch.
  mutating func next() throws -> Step? {
    guard let (joined, interval) = try walk.next() else { return walk.stuck == nil ? nil : .opaque }
    if let counterexample = joined.counterexample(in: interval) { return .differed(counterexample) }
    let upper = interval.upper?.value ?? end
    walk.source.forget(below: upper)
    let frames =
      interval.isPoint ? joined.constraints.frames.map { $0?.fixed(at: upper) } : joined.constraints.frames
    return .agreed(RangeProof.Piece(interval: interval, frames: frames, reach: joined.interval))
  }

  /// Compares the engines at a single length.
  ///
  /// - Throws: The errors of the engines.
  mutating func compare(
    at length: Rational
  ) throws -> (counterexample: RangeCounterexample?, opaqueViews: Set<LayoutTree.Index>) {
    let joined = try walk.source.joined(at: length)
    walk.source.forget(below: length)
    return (
      joined.counterexample(in: ExactInterval(length...length)), joined.reference.opaqueViews
    )
  }
}

/// The pieces of both engines, each kept until the walk has passed it.
///
/// Copies share the sessions of the engines, so all copies must be used by the same thread.
struct BothEngines: RegimeSource {
  var reference: RememberedPieces<ReferencePieces>
  var constraints: RememberedPieces<ConstraintPieces>

  init(
    _ tree: LayoutTree, _ range: ContainerRange, _ reference: ReferenceEngine,
    _ constraints: ConstraintEngine
  ) {
    self.reference = RememberedPieces(
      ReferencePieces(
        tree: tree, engine: reference, axis: range.axis, other: range.fixedSide))
    self.constraints = RememberedPieces(ConstraintPieces(tree, engine: constraints, range: range))
  }

  mutating func joined(at length: Rational) throws -> JoinedPieces {
    JoinedPieces(
      reference: try reference.piece(at: length), constraints: try constraints.piece(at: length))
  }

  /// Returns the pieces near a length; `nil` if opaque code restricts them to that length.
  mutating func regime(at length: Rational) throws -> JoinedPieces? {
    let joined = try joined(at: length)
    return joined.reference.opaqueViews.isEmpty ? joined : nil
  }

  mutating func single(at length: Rational) throws -> JoinedPieces? { try joined(at: length) }

  mutating func forget(below length: Rational) {
    reference.forget(below: length)
    constraints.forget(below: length)
  }
}

/// The pieces of both engines that hold at a length.
struct JoinedPieces: LayoutRegime {
  var reference: LayoutPiece
  var constraints: LayoutPiece

  /// The lengths for which both pieces hold.
  var interval: ExactInterval { reference.interval.intersection(constraints.interval) }

  /// Returns the first number in which the pieces differ within an interval; `nil` if they agree.
  func counterexample(in interval: ExactInterval) -> RangeCounterexample? {
    for (position, pair) in zip(reference.frames, constraints.frames).enumerated() {
      if pair.0 == pair.1 { continue }
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
  /// Returns a number of the interval at which two functions differ; `nil` if there is none.
  ///
  /// Two different affine functions are equal at one number at most, so one of two numbers shows the
  /// difference.
  fileprivate func difference(of first: LengthFunction?, and second: LengthFunction?) -> Rational? {
    if first == second { return nil }
    let one = isPoint ? lower?.value ?? 0 : inside
    let candidates = isPoint ? [one] : [one, ExactInterval(lower, End(one, isIncluded: false)).inside]
    return candidates.first { first?.value(at: $0) != second?.value(at: $0) }
  }
}
