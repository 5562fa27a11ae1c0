import Foundation
import LayoutCore
import LinearProgramming

/// A view's answer around one proposal: its size and guides as affine functions, and where they hold.
///
/// It holds for proposals of one pattern of sides inside its region.
package struct Piece: Sendable {
  /// The width.
  package var width: AffineExtent
  /// The height.
  package var height: AffineExtent
  /// The explicit guides that somebody may ask for.
  package var guides: [AlignmentKey: AffineExtent]
  /// Where the answer holds.
  package var region: Region
  /// Where the answer comes from: a block of its own, a measurement, or opaque code.
  package var cause: Cause
  /// How many guides were wanted of views when the piece was found.
  var wantedGuideCount = 0
  /// Where it was found.
  var home = Home()

  /// Makes a piece; unless told, one that was found in a block of its own.
  package init(
    width: AffineExtent, height: AffineExtent, guides: [AlignmentKey: AffineExtent] = [:],
    region: Region = Region(), cause: Cause = .piece
  ) {
    self.width = width
    self.height = height
    self.guides = guides
    self.region = region
    self.cause = cause
  }

  /// The side along an axis.
  package subscript(axis: Axis) -> AffineExtent { axis == .horizontal ? width : height }

  /// The size at a proposal, in points.
  func size(at proposal: ExactProposal) -> CGSize {
    CGSize(width: width.doubleValue(at: proposal), height: height.doubleValue(at: proposal))
  }
}

/// Where a block puts its views: what a piece is to measuring, this is to placing.
package struct PlacedPiece: Sendable {
  /// The views, each after the view that contains it.
  package var views: [View]
  /// Where the answer holds.
  package var region: Region
  /// The solved block behind it; `nil` where opaque code placed the views, or nobody asks for blocks.
  package var block: SolvedBlock?
  /// Where it was found.
  var home = Home()
  /// Tells it from all others of its session; 0 before the session keeps it.
  var number = 0
}
