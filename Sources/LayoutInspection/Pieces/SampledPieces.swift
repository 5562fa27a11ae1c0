import ConstraintLayout
import LayoutCore
import LinearProgramming

/// The layouts of single lengths, for code that lays out differently at every one: each stands for those next to it.
struct SampledPieces {
  let tree: LayoutTree
  /// How many lengths are laid out at most.
  let most: Int

  /// The pieces of whole points, or of every few where there are too many of them.
  ///
  /// Throws as `ConstraintEngine.layout` does.
  func pieces(
    along axis: Axis, _ range: ClosedRange<Double>, in proposal: ProposedViewSize, progress: (Double) -> Void
  ) throws -> [FoundPiece] {
    let layouts = RelatedLayouts(engine: ConstraintEngine())
    let size = range.upperBound - range.lowerBound
    let step = max(1, (size / Double(most)).rounded(.up))
    let lengths = Array(stride(from: range.lowerBound, through: range.upperBound, by: step))
    return try lengths.enumerated().map { place, length in
      let container = ExactProposal(proposal).with(Rational(exactly: length) ?? 0, along: axis)
      let root = try layouts.rootPiece(of: tree, in: container)
      progress(Double(place + 1) / Double(lengths.count))
      let ends = [max(range.lowerBound, length - step / 2), min(range.upperBound, length + step / 2)]
      let other = (axis == .horizontal ? proposal.height : proposal.width) ?? 0
      return FoundPiece(
        corners: ends.map { [InspectedNumber.rounded($0)] }, tree: tree, root: root, container: container,
        samples: [axis == .horizontal ? (length, other) : (other, length)], isSampled: true)
    }
  }
}
