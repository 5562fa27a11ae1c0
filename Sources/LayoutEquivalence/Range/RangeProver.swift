import ConstraintLayout
import ElementTree
import Foundation
import LayoutProofs
import LinearProgramming
import ReferenceLayout

/// A prover that compares the two engines exactly over a range of container sizes.
///
/// Each engine finds its layout near a length as affine functions with the interval in which they hold: the
/// reference engine by running on affine numbers, the constraint engine from its active sets. Where both
/// hold, equal coefficients mean equal layouts for every real length; the sweep then continues at the upper
/// end.
///
/// ```swift
/// let widths = ContainerRange(widths: 0...2_000, height: 50)
/// switch try RangeProver().prove(LayoutTree(row), over: widths) {
/// case .proven(let proof): print("equal for every width, in \(proof.pieces.count) pieces")
/// case .refuted(let counterexample): print("they differ at \(counterexample.length)")
/// case .sampled(let sampling): print("equal at \(sampling.count) widths; the rest is opaque")
/// }
/// ```
public struct RangeProver: Sendable {
  /// The reference engine of the comparison.
  public var reference: ReferenceEngine
  /// The constraint engine of the comparison.
  public var constraints: ConstraintEngine
  /// The number of lengths that are compared if nothing can be proven.
  public var sampleCount = 1_201
  /// The number of threads, which does not affect the result.
  public var workers = ProcessInfo.processInfo.activeProcessorCount

  /// Creates a prover of two engines, by default with the standard rules.
  public init(
    reference: ReferenceEngine = ReferenceEngine(), constraints: ConstraintEngine = ConstraintEngine()
  ) {
    self.reference = reference
    self.constraints = constraints
  }

  /// Compares the engines for every length in the range.
  ///
  /// A geometry reader is laid out without the content that it makes from its size.
  /// `sample(over:progress:making:)` compares such content at single lengths.
  ///
  /// - Parameters:
  ///   - tree: The tree that both engines lay out.
  ///   - range: The container sizes.
  ///   - progress: A closure that receives, on any thread, the share of the range that is done, from 0 to 1.
  ///     An error that it throws ends the proof.
  /// - Throws: The errors of the engines, and of `progress`.
  public func prove(
    _ tree: LayoutTree, over range: ContainerRange, progress: (@Sendable (Double) throws -> Void)? = nil
  ) throws -> RangeVerdict {
    let map = ConcurrentMap(workers: tree.hasOpaqueCode ? 1 : workers)
    let outcomes: [SweepOutcome] = try map.map(RangePart.dividing(range.lengths), progress: progress) {
      BothEngines(tree, range, reference, constraints)
    } until: {
      $0.endsSweep
    } _: { part, engines, step in
      try Self.sweep(part, engines, step)
    }
    switch outcomes.joined {
    case .agreed(let pieces): return .proven(RangeProof(range: range, pieces: pieces))
    case .differed(let counterexample): return .refuted(counterexample)
    case .opaque: return try sample(tree, range, progress)
    }
  }

  /// Compares the engines at single lengths of a range, each with a tree of its own.
  ///
  /// Use it for views whose tree differs at each size, such as those with geometry readers, for which nothing
  /// can be proven over a range.
  ///
  /// - Parameters:
  ///   - range: The container sizes from which the lengths are taken.
  ///   - progress: A closure that receives the share of the lengths that are compared, from 0 to 1.
  ///   - make: A closure that returns the tree for a length in points.
  /// - Throws: The errors of the engines, and of both closures.
  public func sample(
    over range: ContainerRange, progress: ((Double) throws -> Void)? = nil,
    making make: (Rational) throws -> LayoutTree
  ) throws -> RangeVerdict {
    let lengths = samples(of: range)
    for (index, length) in lengths.enumerated() {
      var engines = BothEngines(try make(length), range, reference, constraints)
      let found = try engines.joined(at: length)
      if let counterexample = found.counterexample(in: ExactInterval(length...length)) {
        return .refuted(counterexample)
      }
      try progress?(Double(index + 1) / Double(lengths.count))
    }
    return .sampled(
      RangeSampling(range: range, count: lengths.count, opaqueViews: [], isMadeAnew: true))
  }

  /// Returns the lengths that are compared: evenly spaced, including both ends.
  private func samples(of range: ContainerRange) -> [Rational] {
    let start = range.lengths.lowerBound
    let step = (range.lengths.upperBound - start) / Rational(max(1, sampleCount - 1))
    return (0..<(step.isZero ? 1 : sampleCount)).map { start + step * Rational($0) }
  }

  private static func sweep(
    _ part: RangePart, _ engines: BothEngines, _ along: ConcurrentMap.Step
  ) throws -> SweepOutcome {
    var sweep = RangeSweep(part, by: engines)
    var pieces: [RangeProof.Piece] = []
    while along.isWanted, let step = try sweep.next() {
      switch step {
      case .agreed(let piece): pieces.append(piece)
      case .differed(let counterexample): return .differed(counterexample)
      case .opaque: return .opaque
      }
      try along.report(sweep.share)
    }
    return .agreed(pieces)
  }

  /// Compares the engines at single lengths, and finds the views whose code is opaque.
  private func sample(
    _ tree: LayoutTree, _ range: ContainerRange, _ progress: ((Double) throws -> Void)?
  ) throws -> RangeVerdict {
    var sweep = RangeSweep(
      RangePart(range.lengths), by: BothEngines(tree, range, reference, constraints))
    var opaque: Set<LayoutTree.Index> = []
    let lengths = samples(of: range)
    for (index, length) in lengths.enumerated() {
      let found = try sweep.compare(at: length)
      opaque.formUnion(found.opaqueViews)
      if let counterexample = found.counterexample { return .refuted(counterexample) }
      try progress?(Double(index + 1) / Double(lengths.count))
    }
    return .sampled(RangeSampling(range: range, count: lengths.count, opaqueViews: opaque.sorted()))
  }
}
