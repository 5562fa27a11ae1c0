import ElementTree
import LinearProgramming

extension PlacedPiece {
  /// A view that a block places.
  ///
  /// What is said of it lies behind references: layouts of a sweep differ in few views, and have the others in common; views
  /// that only move with their block keep their sizes.
  package struct View: Sendable {
    /// The view.
    package let index: LayoutTree.Index
    /// Whether a block of its own places what is inside it.
    package let hasOwnBlock: Bool
    private let size: Size
    private let corner: Corner
    /// Where the block stands that places it; `nil` in the block's own coordinates.
    private let origin: Origin?

    private final class Size: Sendable {
      let width, height: AffineExtent
      let proposedWidth, proposedHeight: AffineExtent?
      let container: Container?

      init(
        _ width: AffineExtent, _ height: AffineExtent, _ proposedWidth: AffineExtent?,
        _ proposedHeight: AffineExtent?, _ container: ContainerSides<AffineExtent>?
      ) {
        (self.width, self.height) = (width, height)
        (self.proposedWidth, self.proposedHeight) = (proposedWidth, proposedHeight)
        self.container = container.map(Container.init)
      }

      /// The same in other lengths; the same object where they are no others.
      func map(_ transform: (AffineExtent) -> AffineExtent) -> Size {
        let (width, height) = (transform(width), transform(height))
        let (proposedWidth, proposedHeight) = (proposedWidth.map(transform), proposedHeight.map(transform))
        if container == nil, width == self.width, height == self.height, proposedWidth == self.proposedWidth,
          proposedHeight == self.proposedHeight
        {
          return self
        }
        return Size(width, height, proposedWidth, proposedHeight, container?.sides.compactMap(transform))
      }
    }

    /// What few views are told.
    private final class Container: Sendable {
      let sides: ContainerSides<AffineExtent>

      init(_ sides: ContainerSides<AffineExtent>) { self.sides = sides }
    }

    private final class Corner: Sendable {
      let x, y, xInParent, yInParent: AffineExtent

      init(_ x: AffineExtent, _ y: AffineExtent, _ xInParent: AffineExtent, _ yInParent: AffineExtent) {
        (self.x, self.y, self.xInParent, self.yInParent) = (x, y, xInParent, yInParent)
      }

      /// The same in other lengths; the same object where they are no others.
      func map(_ transform: (AffineExtent) -> AffineExtent) -> Corner {
        let (x, y) = (transform(x), transform(y))
        let (xInParent, yInParent) = (transform(xInParent), transform(yInParent))
        return x == self.x && y == self.y && xInParent == self.xInParent && yInParent == self.yInParent
          ? self : Corner(x, y, xInParent, yInParent)
      }
    }

    /// A view in its place; what is said of its size is in common with another view where that is said of it too.
    init(_ view: PlacedView<AffineExtent>, beside other: View? = nil) {
      let (size, asked, corner) = (view.size, view.proposal, view.corner)
      let shared = other.flatMap { other in
        other.width == size.width && other.height == size.height && other.proposal == asked ? other.size : nil
      }
      self.init(
        view.index, view.hasOwnBlock,
        shared ?? Size(size.width, size.height, asked.width, asked.height, asked.container),
        Corner(corner.x, corner.y, view.cornerInParent.x, view.cornerInParent.y), nil)
    }

    private init(
      _ index: LayoutTree.Index, _ hasOwnBlock: Bool, _ size: Size, _ corner: Corner, _ origin: Origin?
    ) {
      (self.index, self.hasOwnBlock, self.size) = (index, hasOwnBlock, size)
      (self.corner, self.origin) = (corner, origin)
    }

    /// Its top left corner, from that of the block's own view, or from the container's in a whole layout.
    package var x: AffineExtent { origin.map { $0.x + corner.x } ?? corner.x }
    /// Its top left corner, from that of the block's own view, or from the container's in a whole layout.
    package var y: AffineExtent { origin.map { $0.y + corner.y } ?? corner.y }
    /// Its top left corner, from that of its parent.
    package var xInParent: AffineExtent { corner.xInParent }
    /// Its top left corner, from that of its parent.
    package var yInParent: AffineExtent { corner.yInParent }
    /// Its width.
    package var width: AffineExtent { size.width }
    /// Its height.
    package var height: AffineExtent { size.height }
    /// The width it is proposed; `nil` is unspecified.
    package var proposedWidth: AffineExtent? { size.proposedWidth }
    /// The height it is proposed; `nil` is unspecified.
    package var proposedHeight: AffineExtent? { size.proposedHeight }
    /// What its container is proposed; `nil` for views in which nobody reads it.
    package var proposedContainer: ContainerSides<AffineExtent>? { size.container?.sides }

    /// What it is proposed.
    var proposal: Proposal<AffineExtent> {
      var proposal = Proposal(proposedWidth, proposedHeight)
      proposal.container = proposedContainer
      return proposal
    }

    /// Whether both say the same by the same objects: no length differs then.
    package func isIdentical(to other: View) -> Bool {
      index == other.index && size === other.size && corner === other.corner && origin === other.origin
    }

    /// Whether the views are the same but for where they stand.
    package func isIdentical(butForPlaceTo other: View) -> Bool {
      index == other.index && size === other.size
    }

    /// The same view once its block stands somewhere.
    func standing(at origin: Origin?) -> View { View(index, hasOwnBlock, size, corner, origin) }

    /// The view that begins a block where the block around it puts it.
    func standing(as own: View) -> View { View(index, hasOwnBlock, size, own.corner, own.origin) }

    /// The same view that much further on in its parent, whose corner stands somewhere.
    func moved(by place: Point<AffineExtent>, in parent: Point<AffineExtent>) -> View {
      let (x, y) = (xInParent + place.x, yInParent + place.y)
      return View(index, hasOwnBlock, size, Corner(parent.x + x, parent.y + y, x, y), origin)
    }

    /// The same view so many places further in preorder, with forms in place of the sides that its block's view is proposed.
    ///
    /// What stays the same, as most lengths do, is not said again.
    func composed(_ forms: Proposal<AffineForm>, shiftedBy shift: Int) -> View {
      func composed(_ extent: AffineExtent) -> AffineExtent { extent.shifted(by: shift).composed(forms) }
      return View(index.shifted(by: shift), hasOwnBlock, size.map(composed), corner.map(composed), nil)
    }
  }

  /// Where a block stands in the container, as forms of its size.
  final class Origin: Sendable, Equatable {
    let x, y: AffineExtent

    init(x: AffineExtent, y: AffineExtent) { (self.x, self.y) = (x, y) }

    static func == (one: Origin, other: Origin) -> Bool { one.x == other.x && one.y == other.y }
  }
}
