import Foundation
import LayoutCore
import LinearProgramming

/// A view's answer around one proposal: its size and guides as affine functions, and where they hold.
///
/// It holds for proposals of one pattern of sides inside its region.
public struct Piece: Sendable {
  /// The width.
  public var width: AffineExtent
  /// The height.
  public var height: AffineExtent
  /// The explicit guides that somebody may ask for.
  public var guides: [AlignmentKey: AffineExtent]
  /// Where the answer holds.
  public var region: Region
  /// Where the answer comes from: a block of its own, a measurement, or opaque code.
  public var cause: Cause
  /// How many guides were wanted of views when the piece was found.
  var wantedGuideCount = 0
  /// Where it was found.
  var home = Home()

  /// Makes a piece; unless told, one that was found in a block of its own.
  public init(
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
  public subscript(axis: Axis) -> AffineExtent { axis == .horizontal ? width : height }

  /// The size at a proposal, in points.
  func size(at proposal: ExactProposal) -> CGSize {
    CGSize(width: width.doubleValue(at: proposal), height: height.doubleValue(at: proposal))
  }
}

/// Where a block puts its views: what a piece is to measuring, this is to placing.
public struct PlacedPiece: Sendable {
  /// A view that the block places.
  public struct View: Sendable {
    /// The view.
    public var index: LayoutTree.Index
    /// Its top left corner, from that of the block's own view.
    public var x: AffineExtent
    /// Its top left corner, from that of the block's own view.
    public var y: AffineExtent
    /// Its top left corner, from that of its parent.
    public var xInParent: AffineExtent
    /// Its top left corner, from that of its parent.
    public var yInParent: AffineExtent
    /// Its width.
    public var width: AffineExtent
    /// Its height.
    public var height: AffineExtent
    /// The width it is proposed; `nil` is unspecified.
    public var proposedWidth: AffineExtent?
    /// The height it is proposed; `nil` is unspecified.
    public var proposedHeight: AffineExtent?
    /// What its container is proposed; `nil` for views in which nobody reads it.
    public var proposedContainer: ContainerSides<AffineExtent>?
    /// Whether a block of its own places what is inside it.
    public var hasOwnBlock: Bool
  }

  /// The views, each after the view that contains it.
  public var views: [View]
  /// Where the answer holds.
  public var region: Region
  /// The solved block behind it; `nil` where opaque code placed the views, or nobody asks for blocks.
  public var block: SolvedBlock?
  /// Where it was found.
  var home = Home()
}
