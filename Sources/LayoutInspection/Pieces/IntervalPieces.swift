import ConstraintLayout
import LayoutCore
import LayoutExplanation
import LayoutPictures
import LinearProgramming

/// The pieces along one side, from its breakpoints.
struct IntervalPieces: SidePieces {
  let tree: LayoutTree
  let plane: SizePlane
  /// The greatest number of lengths that are laid out where no piece holds for more than one.
  var mostSamples = 400

  var coarser: IntervalPieces { IntervalPieces(tree: tree, plane: plane, mostSamples: 40) }

  /// Returns the pieces between two lengths along an axis; the other side is the proposal's.
  ///
  /// - Throws: `InspectionError.invalidRange`, and the errors of `Breakpoints` except `tooMany`.
  func pieces(
    along axis: Axis, _ range: ClosedRange<Double>, in proposal: ProposedViewSize,
    progress: @escaping @Sendable (Double) -> Void
  ) throws -> [FoundPiece] {
    guard let lower = Rational(exactly: range.lowerBound), let upper = Rational(exactly: range.upperBound)
    else {
      throw InspectionError.invalidRange(from: range.lowerBound, through: range.upperBound)
    }
    let breakpoints: Breakpoints
    do {
      breakpoints = try Breakpoints(
        of: tree, over: ContainerRange(axis, lengths: lower...upper, of: proposal), progress: progress)
    } catch BreakpointsError.tooMany {
      return try SampledPieces(source: .one(tree), plane: plane, picture: PictureOptions(), most: mostSamples)
        .pieces(along: axis, range, in: proposal, progress: progress)
    }
    return breakpoints.regimes.indices.map { index in
      let regime = breakpoints.regimes[index]
      let (from, through) = (regime.lower.doubleValue, regime.upper.doubleValue)
      let size = through - from
      let samples = [0.5, 1 / 1_024, 1_023 / 1_024].map { SampleNumber.near(from + $0 * size) }
        .filter { from < $0 && $0 < through }
      let middle = (regime.lower + regime.upper) / 2
      let other = (axis == .horizontal ? proposal.height : proposal.width) ?? 0
      func point(_ length: Double) -> (width: Double, height: Double) {
        axis == .horizontal ? (length, other) : (other, length)
      }
      return FoundPiece(
        corners: [[InspectedNumber.rounded(from)], [InspectedNumber.rounded(through)]], isOpen: regime.isOpen,
        tree: tree, views: regime.views, container: ExactProposal(proposal).with(middle, along: axis),
        samples: samples.isEmpty ? [point(middle.doubleValue)] : samples.map(point),
        changes: breakpoints.sentences(at: index), isMinor: breakpoints.isMinor(at: index))
    }
  }
}
