import ConstraintLayout
import Foundation
import LayoutCore
import LayoutProofs
import LinearProgramming
import ReferenceLayout

/// Compares the two engines over a range of container sizes, exactly.
///
/// Each engine gives its layout around one length as affine functions and the interval in which they hold: the
/// reference by running on affine numbers, the constraint engine from its active sets. Where both hold, equal
/// coefficients mean equal layouts for every real length; then the sweep goes on at the far end.
///
/// ```swift
/// let question = RangeQuestion(.horizontal, over: 0...2_000, other: .finite(50))
/// switch try RangeProver().prove(LayoutTree(row), over: question) {
/// case .proven(let proof): print("equal for every width, in \(proof.pieces.count) pieces")
/// case .refuted(let counterexample): print("they differ at \(counterexample.length)")
/// case .sampled(let sampling): print("equal at \(sampling.count) widths; the rest is opaque")
/// }
/// ```
public struct RangeProver: Sendable {
  /// The engine of plain code.
  public var reference: ReferenceEngine
  /// The engine of linear programs.
  public var constraints: ConstraintEngine
  /// How many lengths are tried where nothing can be proven.
  public var sampleCount = 1_201
  /// How many threads work; the result does not depend on it.
  public var workers = ProcessInfo.processInfo.activeProcessorCount

  /// Makes a prover of two engines, by default with every rule.
  public init(
    reference: ReferenceEngine = ReferenceEngine(), constraints: ConstraintEngine = ConstraintEngine()
  ) {
    self.reference = reference
    self.constraints = constraints
  }

  /// Compares the engines for every length in the range.
  ///
  /// `progress` hears, from any thread, which share of the range is done. Throws what the engines throw.
  public func prove(
    _ tree: LayoutTree, over question: RangeQuestion, progress: (@Sendable (Double) -> Void)? = nil
  ) throws -> RangeVerdict {
    let stretches = Stretch.dividing(question.range)
    let shared = SharedSweep(stretches.count, progress)
    Workers.run(min(workers, stretches.count)) {
      let engines = BothEngines(tree, question, reference, constraints)
      while let place = shared.take() {
        do { try sweep(stretches[place], place, engines, shared) } catch {
          shared.finish(place, .failure(error))
        }
      }
    }
    switch try shared.outcome() {
    case .agreed(let pieces): return .proven(RangeProof(question: question, pieces: pieces))
    case .differed(let counterexample): return .refuted(counterexample)
    case .opaque: return try sample(tree, question, progress)
    }
  }

  private func sweep(
    _ stretch: Stretch, _ place: Int, _ engines: BothEngines, _ shared: SharedSweep
  ) throws {
    var sweep = RangeSweep(stretch, by: engines)
    var pieces: [RangeProof.Piece] = []
    while shared.isWanted(place), let step = try sweep.next() {
      switch step {
      case .agreed(let piece): pieces.append(piece)
      case .differed(let counterexample): return shared.finish(place, .success(.differed(counterexample)))
      case .opaque: return shared.finish(place, .success(.opaque))
      }
      shared.tell(place, sweep.share)
    }
    shared.finish(place, .success(.agreed(pieces)))
  }

  /// Compares at single lengths, and finds out which views' code is opaque.
  private func sample(
    _ tree: LayoutTree, _ question: RangeQuestion, _ progress: ((Double) -> Void)?
  ) throws -> RangeVerdict {
    var sweep = RangeSweep(
      Stretch(question.range), by: BothEngines(tree, question, reference, constraints))
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
