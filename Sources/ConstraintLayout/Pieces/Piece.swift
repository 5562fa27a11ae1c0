import ElementTree
import Foundation
import LinearProgramming

/// A view's answer around one proposal: its size and guides as affine functions, and where they hold.
///
/// It holds for proposals of one pattern of sides inside its region. It never changes, and lies behind a reference: whoever
/// looks for one passes over many.
package final class Piece: Sendable {
  /// The width.
  package let width: AffineExtent
  /// The height.
  package let height: AffineExtent
  /// The explicit guides that somebody may ask for.
  package let guides: [AlignmentKey: AffineExtent]
  /// Where the answer holds.
  package let region: CriticalRegion
  /// Where the answer comes from: a block of its own, a measurement, or opaque code.
  package let cause: Cause
  /// Whether it was found as numbers, for one proposal alone, without looking where else they hold.
  let isInNumbers: Bool
  /// How many guides were wanted of views when the piece was found.
  let wantedGuideCount: Int
  /// Where it was found.
  let home: LayoutTree.Index

  /// Makes a piece.
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

  /// The same piece, found somewhere.
  func found(at home: LayoutTree.Index, wantedGuideCount: Int) -> Piece {
    Piece(
      width: width, height: height, guides: guides, region: region, cause: cause, inNumbers: isInNumbers,
      wantedGuideCount: wantedGuideCount, home: home)
  }

  /// The side along an axis.
  package subscript(axis: Axis) -> AffineExtent { axis == .horizontal ? width : height }

  /// The size at a proposal, in points.
  func size(at proposal: ExactProposal) -> CGSize {
    CGSize(width: width.doubleValue(at: proposal), height: height.doubleValue(at: proposal))
  }
}

/// Where a block puts its views: what a piece is to measuring, this is to placing.
package final class PlacedPiece: Sendable {
  /// The views, each after the view that contains it.
  package let views: [View]
  /// Where the answer holds.
  package let region: CriticalRegion
  /// The solved block behind it; `nil` where opaque code placed the views, or nobody asks for blocks.
  package let block: SolvedBlock?
  /// Where it was found.
  let home: LayoutTree.Index

  init(views: [View], region: CriticalRegion, block: SolvedBlock?, home: LayoutTree.Index) {
    self.views = views
    self.region = region
    self.block = block
    self.home = home
  }
}
