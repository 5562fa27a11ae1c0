import ElementTree
import Foundation
import LinearProgramming

/// The size and guides of a view near a proposal, as affine functions of the proposal, with their critical
/// region.
///
/// A piece holds for proposals of one pattern of sides within its region. It is immutable and behind a
/// reference, since a search passes over many pieces.
package final class Piece: Sendable {
  package let width: AffineExtent
  package let height: AffineExtent
  /// The explicit guides that may be asked for.
  package let guides: [AlignmentKey: AffineExtent]
  /// The proposals for which the piece holds.
  package let region: CriticalRegion
  /// The origin of the piece: a block of the view's own, a measurement, or opaque code.
  package let cause: Cause
  /// Whether the piece was found in numbers, for one proposal alone, without its critical region.
  let isInNumbers: Bool
  /// The number of guides that were wanted when the piece was found.
  let wantedGuideCount: Int
  /// The view for which the piece was found.
  let home: LayoutTree.Index

  /// Creates a piece with its critical region.
  package convenience init(
    width: AffineExtent, height: AffineExtent, guides: [AlignmentKey: AffineExtent] = [:],
    region: CriticalRegion = CriticalRegion(), cause: Cause
  ) {
    self.init(
      width: width, height: height, guides: guides, region: region, cause: cause, inNumbers: false,
      wantedGuideCount: 0, home: LayoutTree.Index(0))
  }

  init(
    width: AffineExtent, height: AffineExtent, guides: [AlignmentKey: AffineExtent], region: CriticalRegion,
    cause: Cause, inNumbers: Bool, wantedGuideCount: Int, home: LayoutTree.Index
  ) {
    self.width = width
    self.height = height
    self.guides = guides
    self.region = region
    self.cause = cause
    isInNumbers = inNumbers
    self.wantedGuideCount = wantedGuideCount
    self.home = home
  }

  /// Returns the piece as found for a view.
  func found(at home: LayoutTree.Index, wantedGuideCount: Int) -> Piece {
    Piece(
      width: width, height: height, guides: guides, region: region, cause: cause, inNumbers: isInNumbers,
      wantedGuideCount: wantedGuideCount, home: home)
  }

  package subscript(axis: Axis) -> AffineExtent { axis == .horizontal ? width : height }

  /// Returns the size at a proposal, in points.
  func size(at proposal: ExactProposal) -> CGSize {
    CGSize(width: width.doubleValue(at: proposal), height: height.doubleValue(at: proposal))
  }
}

/// The places of a block's views near a proposal: the counterpart of a `Piece` for placing.
package final class PlacedPiece: Sendable {
  /// The views, each after the view that contains it.
  package let views: [View]
  /// The proposals for which the places hold.
  package let region: CriticalRegion
  /// The solved block; `nil` if opaque code placed the views, or if blocks are not kept.
  package let block: SolvedBlock?
  /// The view for which the piece was found.
  let home: LayoutTree.Index

  init(views: [View], region: CriticalRegion, block: SolvedBlock?, home: LayoutTree.Index) {
    self.views = views
    self.region = region
    self.block = block
    self.home = home
  }
}
