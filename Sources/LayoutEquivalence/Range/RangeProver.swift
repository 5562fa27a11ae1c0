import ConstraintLayout
import LayoutCore
import LinearProgramming
import ReferenceLayout

/// Compares the two engines over a range of container sizes, exactly.
///
/// Each engine gives its layout around one length as affine functions and the interval in which they hold: the
/// reference by running on affine numbers, the constraint engine from its active sets. Where both hold, equal
/// coefficients mean equal layouts for every real length; then the sweep goes on at the far end.
public struct RangeProver: Sendable {
  /// The engine of plain code.
  public var reference: ReferenceEngine
  /// The engine of linear programs.
  public var constraints: ConstraintEngine
  /// How many lengths are tried where nothing can be proven.
  public var sampleCount = 1_201

  /// Makes a prover; unless told, of the two engines with every rule of the sheet.
  public init(
    reference: ReferenceEngine = ReferenceEngine(), constraints: ConstraintEngine = ConstraintEngine()
  ) {
    self.reference = reference
    self.constraints = constraints
  }

  /// Compares the engines for every length in the range.
  ///
  /// `progress` hears which share of the range is done. Throws what the engines throw.
  public func prove(
    _ tree: LayoutTree, over question: RangeQuestion, progress: ((Double) -> Void)? = nil
  ) throws -> RangeVerdict {
    var sweep = try sweep(tree, question)
    var pieces: [RangeProof.Piece] = []
    while let step = try sweep.next() {
      switch step {
      case .agreed(let piece): pieces.append(piece)
      case .differed(let counterexample): return .refuted(counterexample)
      case .opaque: return try sample(tree, question, progress)
      }
      progress?(sweep.share)
    }
    return .proven(RangeProof(question: question, pieces: pieces))
  }

  private func sweep(_ tree: LayoutTree, _ question: RangeQuestion) throws -> RangeSweep {
    RangeSweep(
      question: question,
      reference: ReferencePieces(
        tree: tree, engine: reference, axis: question.axis, other: question.other.map(AffineNumber.init)),
      constraints: try ConstraintPieces(tree, engine: constraints, question: question))
  }

  /// Compares at single lengths, and finds out which views' code is opaque.
  private func sample(
    _ tree: LayoutTree, _ question: RangeQuestion, _ progress: ((Double) -> Void)?
  ) throws -> RangeVerdict {
    var sweep = try sweep(tree, question)
    var opaque: Set<LayoutTree.Index> = []
    let start = question.range.lowerBound
    let step = (question.range.upperBound - start) / Rational(max(1, sampleCount - 1))
    let count = step.isZero ? 1 : sampleCount
    for sample in 0..<count {
      let found = try sweep.compare(at: start + step * Rational(sample))
      opaque.formUnion(found.opaqueViews)
      if let counterexample = found.counterexample { return .refuted(counterexample) }
      progress?(Double(sample + 1) / Double(count))
    }
    return .sampled(RangeSampling(question: question, count: count, opaqueViews: opaque.sorted()))
  }
}

extension AffineNumber {
  /// A side of a container that stays.
  init(_ side: ExactProposal.Side) {
    switch side {
    case .number(let number): self.init(number)
    case .infinite: self = .infinity
    case .negativeInfinite: self = -.infinity
    }
  }
}
