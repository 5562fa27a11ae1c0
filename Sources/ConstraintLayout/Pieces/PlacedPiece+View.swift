import LayoutCore
import LinearProgramming

extension PlacedPiece {
  /// A view that a block places.
  ///
  /// Its lengths lie behind a reference: layouts of a sweep differ in few views, and have the others in common.
  package struct View: Sendable {
    /// The view.
    package let index: LayoutTree.Index
    /// Whether a block of its own places what is inside it.
    package let hasOwnBlock: Bool
    private let lengths: Lengths

    private final class Lengths: Sendable {
      let x, y, xInParent, yInParent, width, height: AffineExtent
      let proposedWidth, proposedHeight: AffineExtent?
      let proposedContainer: ContainerSides<AffineExtent>?

      init(
        _ x: AffineExtent, _ y: AffineExtent, _ xInParent: AffineExtent, _ yInParent: AffineExtent,
        _ width: AffineExtent, _ height: AffineExtent, _ proposedWidth: AffineExtent?,
        _ proposedHeight: AffineExtent?, _ proposedContainer: ContainerSides<AffineExtent>?
      ) {
        (self.x, self.y, self.xInParent, self.yInParent) = (x, y, xInParent, yInParent)
        (self.width, self.height) = (width, height)
        (self.proposedWidth, self.proposedHeight) = (proposedWidth, proposedHeight)
        self.proposedContainer = proposedContainer
      }
    }

    init(
      index: LayoutTree.Index, x: AffineExtent, y: AffineExtent, xInParent: AffineExtent,
      yInParent: AffineExtent, width: AffineExtent, height: AffineExtent, proposedWidth: AffineExtent?,
      proposedHeight: AffineExtent?, proposedContainer: ContainerSides<AffineExtent>?, hasOwnBlock: Bool
    ) {
      self.index = index
      self.hasOwnBlock = hasOwnBlock
      lengths = Lengths(
        x, y, xInParent, yInParent, width, height, proposedWidth, proposedHeight, proposedContainer)
    }

    /// Its top left corner, from that of the block's own view.
    package var x: AffineExtent { lengths.x }
    /// Its top left corner, from that of the block's own view.
    package var y: AffineExtent { lengths.y }
    /// Its top left corner, from that of its parent.
    package var xInParent: AffineExtent { lengths.xInParent }
    /// Its top left corner, from that of its parent.
    package var yInParent: AffineExtent { lengths.yInParent }
    /// Its width.
    package var width: AffineExtent { lengths.width }
    /// Its height.
    package var height: AffineExtent { lengths.height }
    /// The width it is proposed; `nil` is unspecified.
    package var proposedWidth: AffineExtent? { lengths.proposedWidth }
    /// The height it is proposed; `nil` is unspecified.
    package var proposedHeight: AffineExtent? { lengths.proposedHeight }
    /// What its container is proposed; `nil` for views in which nobody reads it.
    package var proposedContainer: ContainerSides<AffineExtent>? { lengths.proposedContainer }

    /// Whether both were taken over from the same layout: no length differs then.
    package func isIdentical(to other: View) -> Bool { index == other.index && lengths === other.lengths }
  }
}
